"""Tests of ISS Vanguard."""
