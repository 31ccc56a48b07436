"""Golden playthroughs and perft counts: whole games of fixed deals that must never come out differently."""
