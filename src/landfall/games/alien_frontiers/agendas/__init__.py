"""Agendas: secret objectives, each worth a point for one of its two halves."""
