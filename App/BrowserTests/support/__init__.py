"""What the browser tests share."""
