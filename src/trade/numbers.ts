/**
 * The numbers that decide between readings, each with its reason. Sizes, units, bounds of mills and
 * physical constants are no such numbers: they stand with the thing that they describe.
 *
 * Read at the time of use, so that a test can change one and see which row of the corpus needs it.
 */
export const numbers = {
  /** How unusual a notation of sizes is; the usual one costs nothing. */
  costs: {
    /** `ÁNGULO 2"`: a section is rarely named without its wall. */
    noThickness: 0.5,
    /** `TUBO CUADRADO 2 x 6`: a 6 without a unit may be the length, or another size. */
    bareLength: 0.5,
    /** `BARRA 5/8 X 6 MM`: written for 6 m, but 6 mm may be meant. */
    lengthInMillimetres: 1,
    /** `TUBO 2 x 2`: walls are written with a decimal. */
    wholeThickness: 0.5,
    /** `ÁNGULO 2 x 3`: legs in inches have fractions as their thickness. */
    wholeLeg: 1.5,
    /** `TUBO 2 x 1/8`: walls of tubes are written in millimetres. */
    inchWall: 0.5,
    /** `TUBO CUADRADO 1.5 x 1`: the wall is written behind the sides, unless its two decimals mark it. */
    thicknessFirst: 1,
    /** `TUBO 2 x 1`: a whole number before the sides is hardly a wall. */
    wholeThicknessFirst: 2,
    /** `1.5` for 1 1/2": inches are written as fractions; once for each decimal, `1.50` is a wall. */
    decimalInches: 1,
    /** `1 3/8"` of a tube: no size of the trade. */
    oddInches: 0.5,
    /** `ÁNGULO 3 x 2 x 1/4`: legs are mostly equal. */
    unequalLegs: 1.5,
    /** `TUBO RECTANGULAR 2 x 2`: rather a square one. */
    equalSides: 0.5,
    /** `3 1/8` read as 3 and 1/8. */
    splitNumber: 1.5,
  },
  /** Readings that cost less than this more than the best one are possible too, and nothing is read. */
  margin: 1.5,
  /** What mills roll and weld, as ratios. */
  shares: {
    /** Longer side by shorter side, thickness by the shorter side, shorter side by thickness; at most. */
    tube: { unequal: 8, thickness: 0.5, slender: Number.POSITIVE_INFINITY },
    /** Unequal angles are 8 x 4 at most. */
    profile: { unequal: 2.05, thickness: 0.5, slender: 40 },
    /** 5" x 1 mm is the widest for its thickness. */
    flat: { unequal: Number.POSITIVE_INFINITY, thickness: 1, slender: 130 },
  },
  /** Without any unit, thicker than this share of the width is no flat: `20 x 30`. */
  bareFlat: 0.5,
  /** In mm: a thicker wall has its unit, unless the sides are in millimetres: `75 x 75 x 12`. */
  bareWall: 10,
  /** What the trade calls one size differs by less than this share: `1/8" (3.0 mm)`, 80 mm for 3". */
  alternative: 0.07,
  /** Equal lengths in mm and as a share: names round 3.175 to 3.2, but 0.70 is not 0.75. */
  sameLength: { mm: 0.06, share: 0.012 },
  /** Share by which weights per length are rounded: 60 lb/yd is 29.76 kg/m, but 8.2 is not 8.25 lb/ft. */
  sameMass: 0.003,
  /** Share by which sheets and bars in feet and metres differ: 4 feet for 1.20 m, 20 for 6 m. */
  side: 0.02,
  /** Most cells of a column are alike, and most lines of a table have as many cells and the same blanks. */
  columns: 0.6,
  /** How many ranks of titles a measure is behind pieces: `Cant. pedida (kg)` next to `Pedido` asks. */
  measureRank: 2,
  /** How well a word of the catalogue answers a typed one; 1 is the same word. */
  words: {
    /** `galv` for `galvanizado`; misspelt, but of the same sound: `tuvo` for `tubo`. Half of it where
     * a word is cut off (`elect` in a name), in the middle of another, or has a wrong letter. */
    begun: 0.8,
    /** A synonym after the typed word, and each further one, up to the third. */
    synonym: 0.1,
  },
  /** How much the place says where a word was found; the first word of a name says what it is. */
  fields: { head: 1, name: 0.8, category: 0.7, implied: 0.6, description: 0.5 },
  /** How well a number of a name answers one of a search; 1 is the same number of a size. */
  matches: {
    /** The same wall: a number is rather a size. */
    thickness: 0.95,
    /** A nominal size (2" for 50 mm), the second leg of an angle named once, a length, or a side of a
     * sheet in feet (4 x 8 for 1.20 x 2.40 m). */
    lesser: 0.6,
    /** All sizes of the name are in the search: `2"` means 2" x 2" rather than 2" x 1". */
    allSizes: 0.3,
    /** They stand in the order of the name. */
    inOrder: 0.15,
  },
};
