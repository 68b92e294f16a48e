"""What operators can watch at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

DECISIONS = Counter("starboard_decisions_total", "Decisions on disk")
RULE_FAULTS = Counter("starboard_rule_faults_total", "Decisions refused because a rule failed", ["game"])
REFUSALS = Counter("starboard_refusals_total", "Requests refused", ["code"])
VIEWERS = Gauge("starboard_viewers", "Open websockets")
TABLES = Gauge("starboard_tables_in_memory", "Tables being played or watched")
FRAMES = Histogram("starboard_frame_bytes", "Size of frames sent", buckets=(100, 300, 1000, 3000, 8000, 16000, 64000))
APPENDS = Histogram(
    "starboard_append_seconds", "From a decision to its place on disk",
    buckets=(0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 1),
)  # fmt: skip
ODDS = Histogram("starboard_odds_seconds", "How long odds take", buckets=(0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5))
BOT_THINKING = Histogram("starboard_bot_seconds", "How long bots think", buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 2, 10))
STORAGE_TROUBLE = Gauge("starboard_storage_trouble", "1 while the database is in this trouble", ["side", "kind"])
FANOUT_LOST = Gauge("starboard_fanout_lost", "1 while this process cannot hear of the others through Redis")
LOOP_LAG = Gauge("starboard_loop_lag_seconds", "Longest time within the last seconds in which nothing was answered")
