"""How one server is shared: queues, rates and turns, and how long anybody waited."""
