"""What lies between the network and a request: security, rate limits, compression, open connections."""
