"""What an operator needs: serving, backups, repair, metrics, readiness."""
