"""Tests of what is in the box."""
