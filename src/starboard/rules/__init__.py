"""The rules as part of the product: the ledgers, their look-up and search, and the rulings on open questions."""
