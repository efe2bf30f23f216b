"""The database's password: any characters, as the compose file passes it on."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg
import pytest
from postgresql import Postgres
from serving import command, free_port

PASSWORD = """p@ss:w/o rd%41?#&$'"\\ü"""


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    """One that asks a gardener for a password."""
    made = Postgres()
    hba = made.folder / "data/pg_hba.conf"
    hba.write_text(f"host all gardener 127.0.0.1/32 scram-sha-256\n{hba.read_text()}")
    try:
        yield made.start()
    finally:
        made.remove()


def test_a_password_may_hold_any_character(cluster: Postgres) -> None:
    with psycopg.connect(cluster.url, autocommit=True) as db:
        quoted = PASSWORD.replace("'", "''")
        db.execute(f"CREATE ROLE gardener LOGIN SUPERUSER PASSWORD '{quoted}'")
    url = cluster.url.replace("postgres@", "gardener@")
    for password, code in ((PASSWORD, 0), ("wrong", 2)):
        words = ("serve", "--check", "--port", free_port(), "--database", url)
        done = command(*words, environment={"PGPASSWORD": password, "COLUMNS": "200"})
        assert done.returncode == code, done.stdout + done.stderr
        assert PASSWORD not in done.stdout + done.stderr
