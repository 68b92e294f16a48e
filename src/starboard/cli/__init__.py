"""The command line and the terminal client. It draws views and options; it knows no rule."""
