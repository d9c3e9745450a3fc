"""Who somebody is and what they may do: accounts, sessions, passwords, links, the access policy."""
