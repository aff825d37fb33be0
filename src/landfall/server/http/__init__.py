"""The way in from browsers: the routes, the socket, what is let in, and the client's files."""
