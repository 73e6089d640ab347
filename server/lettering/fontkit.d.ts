declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
      advanceWidth: number;
    };
  }

  /** Reads TrueType, OpenType, WOFF and WOFF2. */
  export function create(file: Uint8Array): Font;
}
