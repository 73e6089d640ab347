"""Turns words into SVG paths, so that artwork shown by <img> needs no font.

Needs `apt-get install python3-fonttools python3-brotli` and the two @fontsource packages.
"""
from functools import lru_cache
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = Path('node_modules/@fontsource')


@lru_cache(maxsize=None)
def font(family, weight, style='normal'):
    """A face of Barlow: family 'barlow' or 'barlow-condensed', weight 100 to 900."""
    return TTFont(FONTS / family / 'files' / f'{family}-latin-{weight}-{style}.woff2')


def short(number):
    return f'{number:.1f}'.rstrip('0').rstrip('.')


def word(text, face, size, x=0.0, y=0.0, tracking=0.0):
    """The path data of `text` with its baseline at (x, y) and its width, both in user units.

    `size` is the em in user units and `tracking` what is added after each letter, in ems.
    """
    glyphs = face.getGlyphSet()
    letters = face.getBestCmap()
    scale = size / face['head'].unitsPerEm
    parts = []
    start = x
    for letter in text:
        name = letters[ord(letter)]
        pen = SVGPathPen(glyphs, ntos=short)
        glyphs[name].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, x, y)))
        parts.append(pen.getCommands())
        x += face['hmtx'][name][0] * scale + tracking * size
    return ''.join(parts), x - tracking * size - start


def centred(text, face, size, middle, y, tracking=0.0):
    """The path data of `text` set around the abscissa `middle`, and its width."""
    _, width = word(text, face, size, 0, y, tracking)
    return word(text, face, size, middle - width / 2, y, tracking)
