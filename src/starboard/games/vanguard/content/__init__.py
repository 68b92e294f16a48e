"""What is in the box of ISS Vanguard, and the small language in which its cards and planets are written."""
