"""What is counted and timed while the server runs, for Prometheus to collect."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64)


class Metrics:
    """The measurements of one application."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Histogram(
            "shadoof_request_seconds",
            "Requests, by what was asked and how it was answered.",
            ("method", "route", "status"),
            buckets=SECONDS,
            registry=registry,
        )
        self.commits = Histogram(
            "shadoof_commit_to_event_seconds",
            "From a change's arrival at its table to its event's departure to the followers; the disk's wait included.",
            buckets=SECONDS,
            registry=registry,
        )
        self.groups = Histogram(
            "shadoof_writer_group_size",
            "Writes that shared one transaction.",
            buckets=SIZES,
            registry=registry,
        )
        self.thoughts = Histogram(
            "shadoof_bot_thought_seconds",
            "From a bot's question to its turn, waiting included.",
            ("level",),
            buckets=SECONDS,
            registry=registry,
        )
        self.hasty = Counter(
            "shadoof_bot_hasty_turns",
            "Bots' turns made without search, by what was wrong: late, hung, died, memory, error, illegal.",
            ("trouble",),
            registry=registry,
        )
        self.limited = Counter(
            "shadoof_rate_limited_requests",
            "Requests refused because somebody asked for too much.",
            registry=registry,
        )
        self.tables = Gauge("shadoof_tables", "Tables, by status.", ("status",), registry=registry)
        self.loaded = Gauge("shadoof_tables_in_memory", "Tables kept in memory.", registry=registry)
        self.sockets = Gauge("shadoof_sockets", "Open sockets.", registry=registry)
        self.unwritten = Gauge("shadoof_writer_waiting", "Writes that wait for the disk.", registry=registry)
        self.thinking = Gauge("shadoof_bots_thinking", "Turns that bots owe and think about.", registry=registry)
        self.queued = Gauge("shadoof_bots_queued", "Thoughts no worker has taken yet.", registry=registry)
        self.workers = Gauge("shadoof_bot_workers", "Worker processes that are warm.", registry=registry)
