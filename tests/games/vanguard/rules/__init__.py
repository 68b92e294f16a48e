"""Tests of its rules, by chapter."""
