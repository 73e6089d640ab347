#!/usr/bin/env python3
"""Draws the marks of the invented brands and banks.

Reads the ids and names from src/content/brands.ts and banks.ts and writes
public/images/brands/<id>.svg and public/images/banks/<id>.svg. Brand marks are one colour, as a
marquee of partners shows them. Each row of BRANDS is a sign, a lettering and how they stand
together. Run from the top of the repository:

    /usr/bin/python3 tools/artwork/brands.py
"""
import re
from pathlib import Path

from lettering import centred, font, word

INK, STEEL = '#29313a', '#75818d'
WIDTH, HEIGHT = 200, 80

# Lettering: face, size in units, tracking in ems, and whether it is set in capitals.
LETTERINGS = {
    'wide': (('barlow', 800), 25, 0.02, True),
    'black': (('barlow', 900, 'italic'), 28, 0, True),
    'round': (('barlow', 700), 30, -0.01, False),
    'thin': (('barlow', 500), 21, 0.14, True),
    'narrow': (('barlow-condensed', 700), 36, 0.03, True),
    'heavy': (('barlow-condensed', 900), 37, 0.01, True),
    'slant': (('barlow-condensed', 800, 'italic'), 36, 0.02, True),
    'lower': (('barlow', 600, 'italic'), 30, 0, False),
}

# Signs fill a box of 40 x 40. {c} is the colour.
FILLED = '<path fill="{c}" d="%s"/>'
RING = '<path fill="none" stroke="{c}" stroke-width="%s" stroke-linejoin="%s" d="%s"/>'
SIGNS = {
    'peaks': FILLED % 'M0 36L13 8l7 14 6-9 14 23H30l-6-11-5 11z',
    'chevrons': FILLED % 'M2 4h10l12 16-12 16H2l12-16zM20 4h8l10 16-10 16h-8l12-16z',
    'arch': RING % (7, 'miter', 'M6 38V20a14 14 0 0 1 28 0v18M20 38V20'),
    'shield': FILLED % 'M20 2l16 5v14c0 9-7 14-16 17C11 35 4 30 4 21V7zM20 10l-8 3v8c0 4 3 7 8 9z',
    'sun': FILLED % 'M20 11a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM18 0h4v8h-4zM18 32h4v8h-4zM0 18h8v4H0z'
                    'M32 18h8v4h-8zM5 8l3-3 5 5-3 3zM27 30l3-3 5 5-3 3zM5 32l5-5 3 3-5 5z'
                    'M27 10l5-5 3 3-5 5z',
    'beam': FILLED % 'M4 4h32v8H24v16h12v8H4v-8h12V12H4z',
    'disc': FILLED % 'M20 2a18 18 0 1 1 0 36a18 18 0 0 1 0-36zm0 12a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
    'stairs': FILLED % 'M2 36V26h9V17h9V9h9V2h9v34z',
    'wave': RING % (6, 'round', 'M2 14q9-10 18 0t18 0M2 28q9-10 18 0t18 0'),
    'drop': FILLED % 'M20 2c7 9 12 14 12 22a12 12 0 0 1-24 0C8 16 13 11 20 2z',
    'bolt': FILLED % 'M24 0L6 23h11l-3 17 20-25H22z',
    'angle': FILLED % 'M4 4h9v23h23v9H4zM19 4h17v17h-8v-9h-9z',
    'hinge': FILLED % 'M1 3h12v34H1zM27 3h12v34H27zM15 3h10v7H15zM15 12h10v7H15zM15 21h10v7H15z'
                      'M15 30h10v7H15z',
    'nut': FILLED % 'M11 4h18l9 16-9 16H11L2 20zm9 8a8 8 0 1 0 0 16a8 8 0 0 0 0-16z',
    'spiral': RING % (6, 'round', 'M34 20a14 14 0 1 0-6 11.5M27 20a7 7 0 1 1-7-7'),
    'drops': FILLED % 'M8 4h8v22a4 4 0 0 1-8 0zM20 4h8v30a4 4 0 0 1-8 0zM32 4h6v14a3 3 0 0 1-6 0z',
    'vee': FILLED % 'M1 4h11l8 19 8-19h11L25 36H15z',
    'seal': RING % (6, 'round', 'M20 5a15 15 0 1 1 0 30a15 15 0 0 1 0-30zM13 20l5 5 9-10'),
    'anvil': FILLED % 'M2 8h36v7c-7 0-11 3-11 8v4h6v9H9v-9h6v-4C15 19 8 18 2 14z',
    'pipe': RING % (8, 'round', 'M6 36V18a12 12 0 0 1 12-12h18'),
    'drill': FILLED % 'M14 1h12v9l-12 6zM14 19l12-6v8l-12 6zM15 30l11-6v6l-6 9z',
    'key': FILLED % 'M12 8a12 12 0 0 1 11.5 9H39v8h-4v6h-7v-6h-4.5A12 12 0 1 1 12 8z'
                    'm0 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
    'anchor': RING % (6, 'round', 'M20 14v22M6 24c0 8 6 12 14 12s14-4 14-12M12 17h16'
                                 'M20 4a5 5 0 1 1 0 10a5 5 0 0 1 0-10z'),
    'mesh': RING % (5, 'round', 'M4 12h32M4 28h32M12 4v32M28 4v32'),
    'roof': FILLED % 'M20 4l19 15v8L20 13 1 27v-8zM20 19l14 11v6H6v-6z',
    'cat': RING % (6, 'round', 'M6 6v16a14 14 0 0 0 28 0V6l-8 5H14zM14 20h.1M26 20h.1'),
    'chakana': FILLED % 'M15 2h10v6.5h6.5V15H38v10h-6.5v6.5H25V38H15v-6.5H8.5V25H2V15h6.5V8.5H15z'
                        'm5 12a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
    'spark': FILLED % 'M20 0l4.5 15.5L40 20l-15.5 4.5L20 40l-4.5-15.5L0 20l15.5-4.5z',
    'volcano': FILLED % 'M9 20l4 4 4-5 4 5 4-5 3 4 4-3 8 17H0zM14 8h12l5 9-3 2-3-4-4 5-4-5-4 5-4-3z',
    'press': FILLED % 'M4 2h32v7H24v7h8v7H8v-7h8V9H4zM4 29h32v9H4z',
}

# Sign, lettering and stand: beside, above, framed (in a box) or bare (over a bar). A brand that is
# not listed, such as one that replaces an invented one, is set in plain words with a beam.
PLAIN = ('beam', 'wide', 'bare')
BRANDS = {
    'abracor': ('disc', 'slant', 'beside'),
    'cerromax': ('stairs', 'round', 'beside'),
    'soldarco': ('spark', 'narrow', 'framed'),
    'kallpa': ('chakana', 'thin', 'above'),
    'llaveral': ('key', 'lower', 'beside'),
    'andamet': ('peaks', 'wide', 'beside'),
    'ferrum-sur': ('beam', 'heavy', 'beside'),
    'sellapro': ('seal', 'lower', 'beside'),
    'techosur': ('roof', 'narrow', 'beside'),
    'ocelote': ('cat', 'heavy', 'framed'),
    'bisagral': ('hinge', 'thin', 'above'),
    'korvex': ('chevrons', 'black', 'beside'),
    'inti-color': ('drop', 'round', 'beside'),
    'brocamet': ('drill', 'slant', 'beside'),
    'yunque': ('anvil', 'wide', 'beside'),
    'electrandes': ('bolt', 'black', 'bare'),
    'vizcacha': ('vee', 'black', 'framed'),
    'mallandes': ('mesh', 'wide', 'beside'),
    'qoripak': ('sun', 'thin', 'above'),
    'prensamax': ('press', 'wide', 'beside'),
    'tubarin': ('pipe', 'round', 'beside'),
    'misti': ('volcano', 'heavy', 'beside'),
    'galvanta': ('drops', 'narrow', 'beside'),
    'fortaleza': ('shield', 'narrow', 'beside'),
    'perfilca': ('angle', 'wide', 'beside'),
    'wayrafil': ('wave', 'lower', 'beside'),
    'ancora': ('anchor', 'thin', 'above'),
    'tornaval': ('spiral', 'round', 'beside'),
    'rumitec': ('nut', 'heavy', 'beside'),
    'arcoval': ('arch', 'round', 'beside'),
}


def names(module):
    """The names by id that a content module lists."""
    source = Path(f'src/content/{module}.ts').read_text()
    pairs = re.findall(r"brand\('([\w-]+)', '([^']+)'\)", source)
    return dict(pairs or re.findall(r"id: '([\w-]+)',\s*bank: '([^']+)'", source))


def svg(title, content, width=WIDTH, height=HEIGHT):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}"><title>{title}</title>{content}</svg>\n')


def sign(name, x, y, size, colour):
    return (f'<g transform="translate({x:.4g} {y:.4g})scale({size / 40:.3g})">'
            f'{SIGNS[name].format(c=colour)}</g>')


def fitted(text, lettering, room):
    """The face, size and tracking of a lettering, made smaller where the word is too long."""
    face_name, size, tracking, capitals = LETTERINGS[lettering]
    face = font(*face_name)
    text = text.upper() if capitals else text
    _, width = word(text, face, size, tracking=tracking)
    return text, face, size * min(1, room / width), tracking


def beside(name, mark, lettering):
    text, face, size, tracking = fitted(name, lettering, WIDTH - 64)
    _, width = word(text, face, size, tracking=tracking)
    left = (WIDTH - width - 48) / 2
    letters, _ = word(text, face, size, left + 48, HEIGHT / 2 + size * 0.35, tracking)
    return sign(mark, left, 22, 36, INK) + f'<path fill="{INK}" d="{letters}"/>'


def above(name, mark, lettering):
    text, face, size, tracking = fitted(name, lettering, WIDTH - 24)
    letters, _ = centred(text, face, size, WIDTH / 2, 70, tracking)
    return sign(mark, WIDTH / 2 - 18, 8, 36, INK) + f'<path fill="{INK}" d="{letters}"/>'


def framed(name, mark, lettering):
    text, face, size, tracking = fitted(name, lettering, WIDTH - 84)
    _, width = word(text, face, size, tracking=tracking)
    wide = width + 74
    left = (WIDTH - wide) / 2
    letters, _ = word(text, face, size, left + 58, HEIGHT / 2 + size * 0.35, tracking)
    frame = (f'<path fill="{INK}" d="M{left:.4g} 14h48v52h-48z"/>'
             f'<path fill="none" stroke="{INK}" stroke-width="3" '
             f'd="M{left + 1.5:.4g} 15.5h{wide - 3:.4g}v49h-{wide - 3:.4g}z"/>')
    return (frame + sign(mark, left + 9, 25, 30, '#ffffff')
            + f'<path fill="{INK}" d="{letters}"/>')


def bare(name, mark, lettering):
    text, face, size, tracking = fitted(name, lettering, WIDTH - 40)
    letters, width = centred(text, face, size, WIDTH / 2, 46, tracking)
    left = (WIDTH - width) / 2
    return (f'<path fill="{INK}" d="{letters}"/>'
            f'<path fill="{STEEL}" d="M{left:.4g} 56h{width * 0.72:.4g}l-3 6H{left - 3:.4g}z"/>'
            + sign(mark, left + width - 20, 52, 18, INK))


STANDS = {'beside': beside, 'above': above, 'framed': framed, 'bare': bare}

# Bank marks: the sign's shapes by colour and the colour of the name. Shown on white.
BANKS = {
    'sillar': ('#7a2e1d', 'M4 6h20v14H4zM26 6h10v14H26zM4 22h10v14H4zM16 22h20v14H16z'),
    'huarango': ('#1b5e45', 'M18 38V26C8 27 3 21 2 12c8-1 13 2 16 7 0-9 5-16 14-18 3 9 0 16-10 20v5'
                            'c4-4 8-6 15-5-2 7-7 10-15 9v8z'),
    'quenual': ('#1d3f72', 'M20 2l18 10v4H2v-4zM6 19h6v12H6zM17 19h6v12h-6zM28 19h6v12h-6zM2 34h36v5'
                           'H2z'),
}


def bank(identity, name):
    colour, shape = BANKS[identity]
    kind, _, proper = name.partition(' ')
    small, _ = word(kind.upper(), font('barlow', 600), 13, 58, 29, 0.16)
    large, width = word(proper, font('barlow', 700), 32, 57, 58, -0.01)
    return svg(name, f'<g transform="translate(6 18)scale(1.05)"><path fill="{colour}" '
               f'd="{shape}"/></g><path fill="{colour}" d="{small}"/>'
               f'<path fill="{colour}" d="{large}"/>', round(57 + width + 8))


def main():
    for folder in ('brands', 'banks'):
        Path('public/images', folder).mkdir(parents=True, exist_ok=True)
    for identity, name in names('brands').items():
        mark, lettering, stand = BRANDS.get(identity, PLAIN)
        drawing = STANDS[stand](name, mark, lettering)
        Path(f'public/images/brands/{identity}.svg').write_text(svg(name, drawing))
    for identity, name in names('banks').items():
        Path(f'public/images/banks/{identity}.svg').write_text(bank(identity, name))


main()
