"""Leagues as plain calculations: who meets whom, where each one stands and can still end, who moves up or down."""
