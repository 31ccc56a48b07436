"""The pure parts of the Python client: the deal's vectors and the stream's lines."""

from pathlib import Path

from headwater_client.dealing import Stream, commitment, seed
from headwater_client.sse import Message, Parser

ROOT = Path(__file__).parents[2]
B = bytes(range(32))
SEED = seed(B, ["river", "", "lună"])


def test_the_vectors_of_the_documentation_hold() -> None:
    page = (ROOT / "docs" / "dealing.md").read_text()
    for value in (commitment(bytes(32)), commitment(B), seed(bytes(32), []).hex(), SEED.hex()):
        assert f"`{value}`" in page
    stream = Stream(SEED)
    assert " ".join(str(stream.below(6)) for _ in range(12)) in page
    assert " ".join(Stream(SEED).shuffled("abcdefghij")) in page
    assert " ".join(map(str, Stream(SEED).branch("plots").shuffled(range(1, 11)))) in page
    large = Stream(SEED)
    assert " ".join(str(large.below(3_000_000_000)) for _ in range(6)) in page


def test_a_stream_is_read_line_by_line() -> None:
    parser = Parser()
    lines = ["retry: 1000", "", ": still here", "", "id: 7", "event: moved", "data: {", "data: }", "", "data: x", ""]
    messages = [message for line in lines if (message := parser.feed(line))]
    assert messages == [Message("7", "moved", "{\n}"), Message(None, "message", "x")]
