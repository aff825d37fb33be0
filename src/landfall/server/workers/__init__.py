"""What is done in processes of its own: bots decide, uploads are read, records are analysed."""
