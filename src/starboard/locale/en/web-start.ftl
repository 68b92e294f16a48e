# What the client says before it has all its texts, or when the server does not answer.

web-brand = Starboard
web-skip = Skip to the content
web-start-loading = Loading…
web-start-retry = Try again
error-unreachable = The server is not answering. Check your connection, then try again; nothing you did is lost.
