"""What stands between the network and the application: connections, sizes, origins, limits."""
