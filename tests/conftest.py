"""What every test shares."""

import os

from hypothesis import HealthCheck, settings

from shadoof.core.kernel import INTERPRETED

# The same examples every time: a check that is red must be red again, and one that is green stay green.
# SHADOOF_FUZZ=20 tries twenty times as many in the fuzzer, new ones each time, e.g. by night.
slow = [HealthCheck.too_slow]
# Interpreted, a game takes a hundred times as long; what is tried there has been tried compiled.
examples = 20 if INTERPRETED else 100
settings.register_profile(
    "check", deadline=None, derandomize=True, max_examples=examples, suppress_health_check=slow
)
settings.register_profile("fresh", deadline=None, derandomize=False, suppress_health_check=slow)
settings.load_profile("fresh" if "SHADOOF_FUZZ" in os.environ else "check")
