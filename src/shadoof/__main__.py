"""`python -m shadoof` and the command `shadoof`."""


def main() -> None:
    """Runs the command line."""
    from shadoof.cli.main import shadoof

    shadoof(prog_name="shadoof")


if __name__ == "__main__":
    main()
