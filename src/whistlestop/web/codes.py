"""QR codes: a link that a telephone can read from a screen."""

from __future__ import annotations

import io

import segno


def qr_lines(text: str) -> str:
    """Return a text as a QR code for a terminal, drawn with half blocks."""
    out = io.StringIO()
    segno.make(text, error="m").terminal(out=out, compact=True, border=2)
    return out.getvalue()


def qr_svg(text: str) -> bytes:
    """Return a text as a QR code for a page, dark on white as scanners want it."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, border=3, light="#fff", svgclass="qr-code", lineclass="qr-line", omitsize=True
    )
    return out.getvalue()
