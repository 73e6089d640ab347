#!/usr/bin/env python3
"""Draws what stands in empty and failed views: steel sections in one line style.

Writes public/images/drawings/*.svg, 240 x 180. Run from the top of the repository:

    /usr/bin/python3 tools/artwork/drawings.py
"""
from math import cos, hypot, pi, sin
from pathlib import Path

INK, FORGE, EMBER = '#14181d', '#c2410c', '#ff8a47'
WHITE, LIGHT, MIDDLE, SHADE = '#ffffff', '#eaecee', '#d9dde1', '#b4bcc4'
OUTPUT = Path('public/images/drawings')

# Cross-sections, clockwise from the upper left, in the plane of the paper.
SQUARE = ((0, 0), (30, 0), (30, 30), (0, 30))
BEAM = ((0, 0), (46, 0), (46, 9), (27, 9), (27, 49), (46, 49), (46, 58),
        (0, 58), (0, 49), (19, 49), (19, 9), (0, 9))


def points(polygon):
    return ' '.join(f'{x:.4g},{y:.4g}' for x, y in polygon)


def polygon(corners, fill, extra=''):
    return f'<polygon points="{points(corners)}" fill="{fill}"{extra}/>'


def bar(section, x, y, along, face=WHITE):
    """A length of a section whose near end is at (x, y) and whose far end lies at `along`.

    A side is seen when it looks the way the bar runs away; those further that way lie nearer.
    """
    dx, dy = along
    corners = [(x + a, y + b) for a, b in section]
    sides = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        normal = (by - ay, ax - bx)
        if normal[0] * dx + normal[1] * dy <= 0:
            continue
        depth = (ax + bx) * dx + (ay + by) * dy
        upward = -normal[1] / hypot(*normal)
        tone = LIGHT if upward > 0.5 else MIDDLE if upward > -0.5 else SHADE
        quad = ((ax, ay), (bx, by), (bx + dx, by + dy), (ax + dx, ay + dy))
        sides.append((depth, polygon(quad, tone)))
    return ''.join(shape for _, shape in sorted(sides)) + polygon(corners, face)


def tube(x, y, along, wall=6, size=30):
    """A square tube: a bar with its hole."""
    hole = [(x + wall, y + wall), (x + size - wall, y + wall),
            (x + size - wall, y + size - wall), (x + wall, y + size - wall)]
    scale = size / 30
    section = [(a * scale, b * scale) for a, b in SQUARE]
    return bar(section, x, y, along) + polygon(hole, INK)


def line(path, extra=''):
    return f'<path fill="none" d="{path}"{extra}/>'


def ghost(path):
    """What should be there and is not."""
    return line(path, f' stroke="{SHADE}" stroke-dasharray="5 6"')


def ground(y, left=14, right=226):
    return line(f'M{left} {y}H{right}', f' stroke="{SHADE}"')


def sparks(x, y, start, end, count, near=8, far=22):
    """Rays from (x, y) between two angles in degrees, alternately long and short."""
    rays = ''
    for ray in range(count):
        angle = (start + (end - start) * ray / (count - 1)) * pi / 180
        reach = far if ray % 2 == 0 else far * 0.7
        rays += (f'M{x + near * cos(angle):.4g} {y + near * sin(angle):.4g}'
                 f'L{x + reach * cos(angle):.4g} {y + reach * sin(angle):.4g}')
    return line(rays, f' stroke="{FORGE}"')


def wheel(x, y, radius=11):
    return (f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{INK}"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius * 0.35:.3g}" fill="{WHITE}"/>')


def not_found():
    """A beam cut through, with the disc still in the cut."""
    far_piece = bar(BEAM, 150, 82, (42, -15), face=EMBER)
    near_piece = bar(BEAM, 16, 106, (52, -18.5))
    disc = (f'<circle cx="117" cy="88" r="44" fill="{WHITE}"/>'
            f'<circle cx="117" cy="88" r="36" fill="none" stroke="{SHADE}"/>'
            f'<circle cx="117" cy="88" r="16" fill="{FORGE}"/>'
            f'<circle cx="117" cy="88" r="5" fill="{INK}"/>')
    return (ground(165) + far_piece + disc + near_piece
            + sparks(128, 138, 15, 105, 7, 4, 30))


def empty_cart():
    """A flat trolley that carries nothing yet."""
    deck = bar(((0, 0), (140, 0), (140, 9), (0, 9)), 28, 128, (34, -16))
    handle = line('M176 114V44q0-8 8-8h16', f' stroke-width="6" stroke="{FORGE}"')
    return (ground(163) + wheel(182, 136, 9) + deck + handle + wheel(50, 150) + wheel(146, 150)
            + ghost('M62 116V90h26v26M100 116V90h26v26M81 86V60h26v26z'))


def no_results():
    """A lens over the ends of a bundle, in which one section is missing."""
    bundle = ''.join(tube(x, y, (30, -14), size=34)
                     for y in (116, 80, 44) for x in (40, 76, 112))
    lens = (f'<circle cx="93" cy="97" r="34" fill="{WHITE}" stroke-width="5"/>'
            + line('M123 127l38 34', f' stroke-width="9" stroke="{FORGE}"')
            + line('M118 122l6 6', ' stroke-width="6"')
            + ghost('M79 83h28v28H79z'))
    return ground(165) + bundle + lens


def empty_category():
    """A rack with its arms free."""
    rack = ''
    for x in (46, 142):
        rack += bar(((0, 0), (12, 0), (12, 132), (0, 132)), x, 30, (10, -5))
        for y in (56, 96, 136):
            rack += bar(((0, 0), (44, 5), (44, 11), (0, 14)), x + 12, y, (10, -5))
    missing = ''.join(f'M{x + 24} {y}v-20h22v22' for x in (46, 142) for y in (51, 91, 131))
    feet = line('M40 163h34M136 163h34', f' stroke="{FORGE}" stroke-width="5"')
    return ground(163) + rack + feet + ghost(missing)


def error():
    """A plug out of its socket."""
    cable = line('M10 132c24 0 26-38 54-38h14', ' stroke-width="5"')
    plug = (f'<path fill="{MIDDLE}" d="M78 74h24q10 0 10 10v20q0 10-10 10H78z"/>'
            + line('M112 86h16M112 102h16', ' stroke-width="5"'))
    socket = (f'<path fill="{LIGHT}" d="M194 64h-36v12h-10v36h10v12h36z"/>'
              + line('M148 86h8M148 102h8', ' stroke-width="5"')
              + line('M194 94h36', ' stroke-width="5"'))
    return (cable + plug + socket
            + sparks(138, 66, -150, -30, 5, 2, 24) + sparks(138, 122, 30, 150, 5, 2, 24))


def offline():
    """A mast whose waves do not arrive."""
    mast = (line('M120 62L92 150M120 62l28 88M112 88h16M106 108h28M99 130h42')
            + line('M112 88l22 20M128 88l-22 20M106 108l35 22M134 108l-35 22'))
    head = f'<circle cx="120" cy="54" r="8" fill="{WHITE}"/>'
    waves = ''.join(
        ghost(f'M{120 - d} {54 - d * 0.7:.4g}q{-d * 0.5:.4g} {d * 0.7:.4g} 0 {d * 1.4:.4g}'
              f'M{120 + d} {54 - d * 0.7:.4g}q{d * 0.5:.4g} {d * 0.7:.4g} 0 {d * 1.4:.4g}')
        for d in (24, 42, 60)
    )
    slash = (line('M62 16L178 124', f' stroke="{WHITE}" stroke-width="15"')
             + line('M62 16L178 124', f' stroke="{FORGE}" stroke-width="5"'))
    base = bar(((0, 0), (84, 0), (84, 8), (0, 8)), 72, 150, (14, -7))
    return ground(160) + waves + base + mast + head + slash


def not_found_product():
    """An open crate, and the outline of what was to be in it."""
    inside = polygon(((48, 96), (78, 78), (198, 78), (168, 96)), SHADE)
    depth = polygon(((62, 96), (82, 84), (186, 84), (166, 96)), INK)
    front = polygon(((48, 96), (168, 96), (168, 158), (48, 158)), WHITE)
    side = polygon(((168, 96), (198, 78), (198, 140), (168, 158)), LIGHT)
    boards = line('M60 117h96M60 137h96M168 117l30-18M168 137l30-18')
    posts = ''.join(polygon(((x, 96), (x + 12, 96), (x + 12, 158), (x, 158)), MIDDLE)
                    for x in (48, 156))
    label = (f'<path fill="{FORGE}" stroke="none" d="M94 122h28v20H94z"/>'
             + line('M99 129h18M99 135h11', f' stroke="{WHITE}"'))
    missing = ghost('M114 82V44h-16v-12h50v12h-16v38')
    return ground(165) + inside + depth + missing + front + side + boards + posts + label


DRAWINGS = {
    'not-found': not_found,
    'not-found-product': not_found_product,
    'empty-cart': empty_cart,
    'empty-category': empty_category,
    'no-results': no_results,
    'error': error,
    'offline': offline,
}


def main():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, draw in DRAWINGS.items():
        (OUTPUT / f'{name}.svg').write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" '
            f'height="180"><g stroke="{INK}" stroke-width="2.5" stroke-linecap="round" '
            f'stroke-linejoin="round">{draw()}</g></svg>\n'
        )


main()
