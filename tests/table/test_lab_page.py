"""The lab's page shows the reports of the host's folder, and each as it was written."""

from __future__ import annotations

from pathlib import Path

from serving import Server

REPORT = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="description" content="The second seat wins &amp; wins.">
<title>Snail Invasion!: a report</title><style>p { color: red; }</style></head>
<body><p style="color: green">Read me</p></body></html>"""


def test_reports_of_the_folder_are_linked_and_served_with_their_own_style_and_a_way_back(
    own_server: Server, tmp_path: Path
) -> None:
    (tmp_path / "reports").mkdir()
    (tmp_path / "reports/snail-invasion.html").write_text(REPORT)
    (tmp_path / "secret.html").write_text("not for you")
    own_server.arguments = ["--reports", str(tmp_path / "reports")]
    visitor = own_server.start().browser()
    assert 'href="/lab"' in visitor.get("/").text
    page = visitor.get("/lab").text
    assert 'href="/lab/snail-invasion"' in page
    assert "The second seat wins &amp; wins." in page
    answer = visitor.get("/lab/snail-invasion")
    assert "Read me" in answer.text
    assert '<a href="/lab">← All reports</a>' in answer.text
    policy = answer.headers["content-security-policy"]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'"
    for path in ("/lab/nothing", "/lab/..%2Fsecret", "/lab/%2e%2e/secret"):
        assert visitor.get(path).status_code == 404


def test_without_a_folder_the_page_says_how_to_make_reports(server: Server) -> None:
    visitor = server.browser()
    assert "make reports" in visitor.get("/lab").text
    assert visitor.get("/lab/snail-invasion").status_code == 404
    assert 'href="/lab"' not in visitor.get("/").text
