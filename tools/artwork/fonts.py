#!/usr/bin/env python3
"""Cuts the fonts down to what Spanish needs and prints their metric-matched fallbacks.

Needs `apt-get install python3-fonttools python3-brotli fonts-liberation fonts-roboto-unhinted`
and the two @fontsource packages in node_modules. Run it from the top of the repository:

    /usr/bin/python3 tools/artwork/fonts.py

It writes src/styles/fonts/*.woff2 and prints the @font-face rules of the fallbacks, which are
kept by hand in src/styles/fonts.css. Kept features: kerning, marks and tabular figures. Hinting
goes: every current rasteriser ignores or replaces it, and it is a third of the bytes.
"""
import subprocess
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

SOURCES = Path('node_modules/@fontsource')
OUTPUT = Path('src/styles/fonts')

# Latin-1, the ligature letters, quotation marks and dashes, the bullet, primes, euro and minus.
CHARACTERS = (
    'U+0020-007E,U+00A0-00AC,U+00AE-00FF,U+0131,U+0152,U+0153,U+2013,U+2014,U+2018-201A,'
    'U+201C-201E,U+2022,U+2026,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2212'
)

LIBERATION = Path('/usr/share/fonts/truetype/liberation')
ROBOTO = Path('/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF')

# Liberation Sans has the advance widths of Arial, which may not be shipped.
FACES = {
    'barlow-400': ('barlow/files/barlow-latin-400-normal.woff2', 'Regular'),
    'barlow-600': ('barlow/files/barlow-latin-600-normal.woff2', 'Bold'),
    'barlow-condensed-600': (
        'barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
        'Bold',
    ),
}

# Text of the kind that the shop shows; the ratio of its widths is the size-adjust.
SAMPLE = (
    'Ángulo estructural de acero A36, plancha laminada en caliente y tubo cuadrado para puertas, '
    'ventanas y estructuras metálicas. Despacho en Lima de 24 a 48 horas; cotización el mismo día. '
    'Soldadura, corte y doblez a medida. Agregar a la cotización. Productos relacionados 2 x 1/4. '
    'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m. ÁNGULO ESTRUCTURAL A36 1 1/2" x 3/16" x 6 m. '
    'PLANCHA ESTRIADA 2.5 mm x 1.20 m x 2.40 m. BARRA REDONDA LISA 5/8" x 6 m. S/ 1,234.50'
)


def sample_width(font):
    cmap = font.getBestCmap()
    units = font['head'].unitsPerEm
    return sum(font['hmtx'][cmap[ord(letter)]][0] for letter in SAMPLE) / units


def fallback_rule(name, font, fallback):
    size = sample_width(font) / sample_width(fallback)
    units = font['head'].unitsPerEm
    ascent = font['hhea'].ascent / units / size
    descent = -font['hhea'].descent / units / size
    return f'{name}: size-adjust {size:.2%}; ascent {ascent:.2%}; descent {descent:.2%}; gap 0%'


def main():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, (source, weight) in FACES.items():
        target = OUTPUT / f'{name}.woff2'
        subprocess.run(
            [sys.executable, '-m', 'fontTools.subset', str(SOURCES / source),
             f'--unicodes={CHARACTERS}', '--layout-features=kern,mark,ccmp,tnum',
             '--no-hinting', '--flavor=woff2', f'--output-file={target}'],
            check=True,
        )
        font = TTFont(target)
        print(target, target.stat().st_size, 'bytes')
        arial = TTFont(LIBERATION / f'LiberationSans-{weight}.ttf')
        roboto = TTFont(ROBOTO / f'Roboto-{weight}.ttf')
        print(' ', fallback_rule('Arial', font, arial))
        print(' ', fallback_rule('Roboto', font, roboto))


main()
