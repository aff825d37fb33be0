"""The eight territories and the three field generators."""
