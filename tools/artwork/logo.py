#!/usr/bin/env python3
"""Draws the logo: a condor whose parts are cross-sections of what the shop sells.

Head of round tube, collar and body a beam, wings of nested angles. Writes public/images/logo.svg
(for dark ground), logo-light.svg (for light ground) and public/favicon.svg. Run from the top:

    /usr/bin/python3 tools/artwork/logo.py && node tools/artwork/raster.mjs
"""
from pathlib import Path

from lettering import font, word

EMBER, FORGE = '#ff8a47', '#c2410c'
INK, WHITE, STEEL = '#14181d', '#ffffff', '#aab3bc'

# The mark stands in a box of 96 x 72. Each angle of the left wing: the top of its flange, the
# abscissa of its leg, the foot of its leg. Walls are 6 thick, gaps 4.
WALL = 6
ANGLES = ((24, 2, 46), (34, 12, 56), (44, 22, 66))
SHOULDER = 38


def angle(top, leg, foot):
    return f'M{SHOULDER} {top}H{leg}V{foot}L{leg + WALL} {foot - 3}V{top + WALL}H{SHOULDER}z'


def mark(steel, hot):
    """The condor. The right wing is the left one in the mirror; both rise outwards."""
    wing = ''.join(angle(*section) for section in ANGLES)
    wings = (
        f'<path fill="{steel}" transform="translate(48 24)skewY(14)translate(-48 -24)" d="{wing}"/>'
        f'<path fill="{steel}" transform="matrix(-1 0 0 1 96 0)translate(48 24)skewY(14)'
        f'translate(-48 -24)" d="{wing}"/>'
    )
    head = (
        f'<circle cx="47" cy="10.5" r="6" fill="none" stroke="{steel}" stroke-width="5"/>'
        f'<path fill="{hot}" d="M56.5 5.5h3c5 0 7 4 5.5 10-1.5-3-3.5-4-8-4.2z"/>'
    )
    collar = f'<path fill="{hot}" d="M39 21.5h18v5.5H39z"/>'
    body = f'<path fill="{steel}" d="M45 30h6v30h8v6l-11 6-11-6v-6h8z"/>'
    return wings + head + collar + body


def svg(width, height, content, title='Kuntur Aceros'):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><title>{title}</title>{content}</svg>\n'
    )


def logo(text, steel, hot):
    kuntur, first = word('KUNTUR', font('barlow-condensed', 700), 50, 112, 42, 0.04)
    # The second line is spaced out to the width of the first.
    face, size = font('barlow-condensed', 600), 30
    _, natural = word('ACEROS', face, size)
    aceros, _ = word('ACEROS', face, size, 113, 69, (first - 3 - natural) / 5 / size)
    wide = 112 + first + 2
    return svg(
        round(wide), 80,
        f'<g transform="translate(0 4)">{mark(text, hot)}</g>'
        f'<path fill="{text}" d="{kuntur}"/><path fill="{steel}" d="{aceros}"/>',
    )


def favicon():
    return svg(
        64, 64,
        f'<rect width="64" height="64" rx="12" fill="{INK}"/>'
        f'<g transform="translate(3.2 10.4)scale(.6)">{mark(WHITE, EMBER)}</g>',
    )


def main():
    images = Path('public/images')
    (images / 'logo.svg').write_text(logo(WHITE, STEEL, EMBER))
    (images / 'logo-light.svg').write_text(logo(INK, '#55616d', FORGE))
    Path('public/favicon.svg').write_text(favicon())


if __name__ == '__main__':
    main()
