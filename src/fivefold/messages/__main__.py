"""Write the messages' names and facts as TypeScript: `python -m fivefold.messages > web/src/lib/messages.ts`."""

from fivefold.messages import typescript

if __name__ == "__main__":
    print(typescript(), end="")  # noqa: T201
