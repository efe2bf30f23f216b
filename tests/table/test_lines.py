"""The short way of connections: the same bytes as the long one, and for whole texts only."""

from __future__ import annotations

import os
import struct

import pytest
from serving import Server
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from potager.table.web.lines import _is_whole, _unmasked, framed


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_protocol_says(length: int) -> None:
    text = os.urandom(length).hex()[:length].encode()
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert framed(text) is framed(text)


@pytest.mark.parametrize("length", [0, 1, 3, 4, 125, 126, 4_096, 65_535])
def test_a_whole_text_is_read(length: int) -> None:
    text = os.urandom(length)
    assert _is_whole(masked(text))
    assert _unmasked(masked(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        masked(b"half")[:-1],
        masked(b"one") + masked(b"two"),
        masked(b"first", fin=False),
        masked(b"rest", Opcode.CONT),
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        struct.pack("!BB", 0xC1, 0x84) + bytes(8),  # compressed, though nobody agreed to it
        struct.pack("!BBQ", 0x81, 0xFF, 4) + bytes(8),  # a head that is longer than need be
        b"\x81",
        b"\x81\xfe\x00",
    ],
    ids=range(9),  # masks are drawn anew in each process
)
def test_all_else_goes_the_long_way(data: bytes) -> None:
    assert not _is_whole(data)


def test_pieces_and_pings_are_understood_all_the_same(server: Server) -> None:
    table = server.new("me", "hot")
    address = server.url.replace("http", "ws") + table.made["watch"] + "/ws"
    with connect(address) as socket:
        socket.send(['{"type":"hel', 'lo"}'])
        assert '"welcome"' in str(socket.recv(5))
        assert '"update"' in str(socket.recv(5))
        assert socket.ping().wait(5)
        socket.send('{"type":"ping","sent":1}')
        assert '"pong"' in str(socket.recv(5))
        socket.send(b"\xff")
        assert '"refused"' in str(socket.recv(5))
