"""The Agendas, one card one place."""
