"""The table server: people and seats, tables, websockets, storage and fan-out. It knows games only as `Game`s."""
