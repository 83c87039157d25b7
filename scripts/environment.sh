# Sourced by ./shadoof and ./check, with $root set: `environment NAME ...` makes sure that .venv holds what
# requirements/NAME.txt lists, and sets $python. Nothing is written outside the project's folder.

environment() {
    python=$root/.venv/bin/python
    export PYTHONPATH="$root/src" SHADOOF_CACHE="${SHADOOF_CACHE:-$root/.venv/compiled}"
    for name in "$@"; do
        wanted=$(cksum <"$root/requirements/$name.txt")
        if [ ! -x "$python" ] || [ "$(cat "$root/.venv/ready-$name" 2>/dev/null)" != "$wanted" ]; then
            "$(newest_python)" "$root/scripts/set_up.py" "$root" "$name" "$wanted" || exit
        fi
    done
}

# Builds the browser client where its sources changed. A client that is there already does without a network.
client() {
    if ! (environment web) && [ ! -f "$root/src/shadoof/server/client/index.html" ]; then
        exit 1
    fi
    "$python" "$root/scripts/client/build_client.py" || exit
}

newest_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    echo "Shadoof needs Python 3.11 or newer, and found none as python3 on PATH." >&2
    exit 1
}
