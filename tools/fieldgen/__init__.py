"""From the declarations of a game's pieces to the classes that are played with and to the client's types."""
