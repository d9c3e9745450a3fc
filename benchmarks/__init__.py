"""Speed and strength, side by side with peers."""
