"""Doing many jobs, in processes here or on a cluster, and keeping what they gave."""
