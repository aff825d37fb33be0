"""Made-up parts by the dozen, for a box wider than any printed one."""
