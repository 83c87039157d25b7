"""What whoever runs a server needs: logs, metrics, health, backups, and headers that keep browsers safe."""
