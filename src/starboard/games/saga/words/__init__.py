"""How Star Saga speaks: message ids and arguments for questions, options, events, odds; answers to queries."""
