#!/usr/bin/env python3
"""Draws the portraits of the invented team in the style of the other drawings.

Writes public/images/team/<id>.svg, 240 x 240. Run from the top of the repository:

    /usr/bin/python3 tools/artwork/team.py
"""
from pathlib import Path

INK, FORGE, EMBER = '#14181d', '#c2410c', '#ff8a47'
GROUND, WHITE, LIGHT, SHADE, DEEP, HAIR = (
    '#f4f5f6', '#ffffff', '#eaecee', '#b4bcc4', '#3d4751', '#29221f')
OUTPUT = Path('public/images/team')


def shape(d, fill, extra=''):
    return f'<path fill="{fill}" d="{d}"{extra}/>'


def stroke(d, extra=''):
    return f'<path fill="none" d="{d}"{extra}/>'


def shoulders(fill):
    return shape('M34 242v-22c0-26 20-42 48-48l26-8q12 10 24 0l26 8c28 6 48 22 48 48v22z', fill)


def neck(skin):
    return shape('M107 132v32q13 16 26 0v-32z', skin)


def face(skin):
    """Head, ears and features; the head spans 90 to 150 by 62 to 146."""
    dot = f'<circle cx="{{}}" cy="104" r="2.8" fill="{INK}" stroke="none"/>'
    return (shape('M92 98c-5-2-9 1-8 8s5 11 10 10zM148 98c5-2 9 1 8 8s-5 11-10 10z', skin)
            + shape('M91 82c0-16 12-24 29-24s29 8 29 24v24c0 24-14 40-29 40s-29-16-29-40z', skin)
            + dot.format(109) + dot.format(131)
            + stroke('M103 95q6-4 11-1M126 94q5-3 11 1M120 106l-3 11q3 2 6 1'))


SMILE = stroke('M110 127q10 8 20 0')
GLASSES = (stroke('M100 104a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM122 104a9 9 0 1 1 18 0a9 9 0 1 1-18 0z')
           + stroke('M118 103q2-2 4 0M100 102l-9-3M140 102l9-3'))
MOUSTACHE = shape('M107 124c4-6 10-6 13-3 3-3 9-3 13 3-5 1-9 0-13-1-4 1-8 2-13 1z', HAIR)


def helmet(fill):
    return (shape('M86 80c0-24 14-40 34-40s34 16 34 40z', fill)
            + shape('M112 42h16v36h-16z', fill)
            + shape('M80 80q40-10 80 0v6q-40-9-80 0z', fill))


def vest(fill):
    """Two fronts with a reflecting band each."""
    return (shape('M82 172l20-6 14 76H66zM158 172l-20-6-14 76h50z', fill)
            + shape('M72 212l38-1 2 12-42 1zM168 212l-38-1-2 12 42 1z', LIGHT))


def collar(fill):
    return shape('M107 160l13 20-17 10-10-24zM133 160l-13 20 17 10 10-24z', fill)


def rosa():
    skin = '#d39b72'
    behind = shape('M82 96c-4-34 14-52 38-52s42 18 38 52c-2 20 2 40 8 56-14 10-30 8-34 2h-24'
                   'c-4 6-20 8-34-2 6-16 10-36 8-56z', HAIR)
    fringe = shape('M90 94c0-22 8-34 18-36 10 12 28 16 42 36 2-30-10-44-30-44s-34 14-30 44z', HAIR)
    blazer = shape('M82 172l22-7 16 46 16-46 22 7-30 70h-16z', DEEP)
    blouse = shape('M104 165l16 46 16-46q-16 16-32 0z', WHITE)
    rings = f'<circle cx="87" cy="121" r="3" fill="{EMBER}"/><circle cx="153" cy="121" r="3" fill="{EMBER}"/>'
    return behind + shoulders(DEEP) + neck(skin) + blouse + blazer + face(skin) + fringe + SMILE + rings


def julio():
    skin = '#c98d63'
    hair = shape('M88 92c-4-30 8-44 34-44 22 0 34 14 30 44-4-10-6-16-8-20-14 4-30 2-42-6-6 6-12 14-14 26z',
                 HAIR)
    beard = shape('M91 108c2 10 6 12 12 12q17-6 34 0c6 0 10-2 12-12 2 26-12 40-29 40s-31-14-29-40z',
                  HAIR)
    mouth = shape('M111 128q9 6 18 0-9-3-18 0z', WHITE)
    placket = stroke('M120 182v60') + stroke('M150 206h24v18h-24z') + stroke('M166 206v-8',
                                                                             f' stroke="{FORGE}"')
    return (shoulders(LIGHT) + neck(skin) + collar(WHITE) + placket + face(skin) + beard + mouth
            + hair + GLASSES)


def milagros():
    skin = '#dba67e'
    tail = shape('M148 92c14 6 22 22 18 46-2 14-10 20-18 22 6-16 4-30 0-46z', HAIR)
    sides = shape('M90 106c-4-14-2-22 2-28h-6zM150 106c4-14 2-22-2-28h6z', HAIR)
    return (tail + shoulders(WHITE) + neck(skin) + collar(WHITE) + vest(EMBER) + face(skin) + sides
            + helmet(WHITE) + SMILE + GLASSES)


def wilmer():
    skin = '#b97c54'
    sides = shape('M90 108c-3-10-3-18 0-26h5zM150 108c3-10 3-18 0-26h-5z', HAIR)
    bands = (shape('M40 206q24-12 48-14v12q-26 2-52 16zM200 206q-24-12-48-14v12q26 2 52 16z', LIGHT)
             + stroke('M120 184v58'))
    smile = stroke('M113 131q7 4 14 0')
    return (shoulders(DEEP) + bands + neck(skin) + collar(SHADE) + face(skin) + sides + helmet(EMBER)
            + MOUSTACHE + smile)


PORTRAITS = {
    'rosa-quispe': ('Rosa Quispe Ccama', rosa),
    'julio-paredes': ('Julio Paredes Llerena', julio),
    'milagros-huaman': ('Milagros Huamán Torres', milagros),
    'wilmer-ticona': ('Wilmer Ticona Apaza', wilmer),
}


def main():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for identity, (name, draw) in PORTRAITS.items():
        (OUTPUT / f'{identity}.svg').write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" '
            f'height="240"><title>{name}</title><path fill="{GROUND}" d="M0 0h240v240H0z"/>'
            f'<g stroke="{INK}" stroke-width="2.5" stroke-linecap="round" '
            f'stroke-linejoin="round">{draw()}</g></svg>\n'
        )


main()
