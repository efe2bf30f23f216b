"""The short way of connections: the same bytes as the long one, and for whole texts only."""

from __future__ import annotations

import os
import struct
import zlib
from collections import deque

import pytest
from serving import Server
from websockets.exceptions import ConnectionClosedError
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from potager.table.web.lines import WORTH, _inflated, _is_whole, _unmasked, framed


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_protocol_says(length: int) -> None:
    text = os.urandom(length).hex()[:length].encode()
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert framed(text) is framed(text)


def test_a_long_text_is_compressed_where_both_sides_can() -> None:
    text = b"a carrot, a snail, " * 200
    reader = PerMessageDeflate(True, True, 15, 15)
    frame = framed(text, deflates=True)
    assert len(frame) < len(text) / 10
    assert frame[0] == 0xC1
    assert bytes(reader.decode(Frame(Opcode.TEXT, frame[2:], rsv1=True)).data) == text
    assert framed(text)[0] == 0x81
    assert framed(text, deflates=True) is frame
    short = text[:WORTH]
    assert framed(short, deflates=True) == framed(short)


def test_what_a_browser_compresses_is_read_up_to_a_limit() -> None:
    writer = PerMessageDeflate(True, True, 15, 15)
    text = b"a carrot, a snail, " * 200
    deflated = Frame(Opcode.TEXT, text).serialize(mask=True, extensions=[writer])
    assert _is_whole(deflated, deflates=True)
    assert not _is_whole(deflated)
    assert _inflated(_unmasked(deflated), len(text) + 1) == text
    with pytest.raises(zlib.error):
        _inflated(_unmasked(deflated), len(text) - 1)


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


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_pieces_and_pings_are_understood_all_the_same(
    server: Server, compression: str | None
) -> None:
    table = server.new("me", "hot")
    address = server.url.replace("http", "ws") + table.made["watch"] + "/ws"
    with connect(address, compression=compression) as socket:
        socket.send(['{"type":"hel', 'lo"}'])
        assert '"welcome"' in str(socket.recv(5))
        assert '"update"' in str(socket.recv(5))
        assert socket.ping().wait(5)
        socket.send('{"type":"ping","sent":1}')
        assert '"pong"' in str(socket.recv(5))
        socket.send(b"\xff")
        assert '"refused"' in str(socket.recv(5))


@pytest.mark.parametrize("bits", [9, 15])
def test_texts_are_compressed_as_was_agreed(server: Server, bits: int) -> None:
    table = server.new("me", "hot")
    address = server.url.replace("http", "ws") + table.made["watch"] + "/ws"
    offer = ClientPerMessageDeflateFactory(server_max_window_bits=bits)
    with connect(address, compression=None, extensions=[offer]) as socket:
        (agreed,) = socket.protocol.extensions
        assert "local_no_context_takeover=True" in str(agreed)
        assert "remote_no_context_takeover=True" in str(agreed)
        for _ in range(2):
            socket.send('{"type":"hello"}')
        told = [str(socket.recv(5)) for _ in range(3)]
        assert '"welcome"' in told[0]
        assert '"update"' in told[1]
        assert len(told[1]) > WORTH
        assert '"refused"' in told[2]
        socket.send('{"type":"' + "x" * 10_000_000 + '"}')  # some kilobytes, compressed
        with pytest.raises(ConnectionClosedError, match="1009"):
            deque(socket, maxlen=0)  # all that still comes
