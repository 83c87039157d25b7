"""What every test shares."""

import os

from hypothesis import HealthCheck, settings

# The same examples every time: a check that is red must be red again, and one that is green stay green.
settings.register_profile("check", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
# SHADOOF_FUZZ=fresh looks for new ones, e.g. by night.
settings.register_profile("fresh", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("SHADOOF_FUZZ", "check"))
