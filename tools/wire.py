"""Write the server's OpenAPI description, from which the client's wire types are made (`make wire`)."""

import json
import sys
from pathlib import Path

from starboard.server.app import create_app
from starboard.server.settings import Settings


def main(path: str) -> None:
    app = create_app(Settings(database="sqlite:///unused"))
    Path(path).write_text(json.dumps(app.openapi(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
