/** Letters as a font sets them: their glyphs, and the distance to the next. */
type Shaped = { glyphs: readonly unknown[]; positions: readonly unknown[]; advanceWidth: number };

/**
 * The part of pdfkit that shapes texts and that its types do not export: any text, words of letters, and
 * texts with features.
 */
type Shaper = {
  layoutRun: (text: string, features?: object) => Shaped;
  layoutCached: (word: string) => Shaped;
  layout: (text: string, features?: object, onlyWidth?: boolean) => Shaped;
};

// Inter's features for letters, above all contextual alternates, do nothing for a figure, which needs only
// digits of equal width.
const FOR_LETTERS = ['calt', 'ccmp', 'clig', 'curs', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
export const TABULAR = {
  tnum: true,
  ...Object.fromEntries(FOR_LETTERS.map((tag) => [tag, false])),
  // The types know only a list; fontkit also takes a record, which switches features off.
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/**
 * The features of a masked number: beside a hyphen Inter would lower an asterisk to the height of a times
 * sign.
 */
const MASK = { calt: false };

/** A font that shapes for all documents of the process, with its cached results. */
type CachedFont = { shaper: Shaper; words: Map<string, Shaped>; letters: Map<string, Shaped> };
const FONTS = new Map<string, CachedFont>();
/**
 * The number of words after which the cache is emptied: documents share their captions, and each has names of
 * its own.
 */
const MOST_WORDS = 20_000;

/**
 * Lets the current font shape with the font that `open` sets in a document which is never written, and caches
 * the results. Without this, each document would read the rules of the font again, and that and shaping are
 * most of the cost of a page. Figures are cached digit by digit: with their features no digit depends on its
 * neighbours, so a figure is its digits one after another, which pdfkit would shape three times to draw it.
 */
export function cacheShapedText(pdf: PDFKit.PDFDocument, font: string, open: () => PDFKit.PDFDocument): void {
  const { shaper, words, letters } = cachedFont(font, open);
  const own = shaperOf(pdf);
  own.layoutRun = (text, features) =>
    shaper.layoutRun(text, features ?? (text.includes('*') ? MASK : undefined));
  const shapeWord = own.layoutCached.bind(own);
  // A word with digits may be somebody's number, so it is cached only for its document.
  own.layoutCached = (word) => (/\d/.test(word) ? shapeWord(word) : getOrShape(words, word, shapeWord));
  const shape = own.layout.bind(own);
  const shapeLetter = (letter: string) => getOrShape(letters, letter, (one) => own.layoutRun(one, TABULAR));
  own.layout = (text, features, onlyWidth) => {
    if (features !== TABULAR) return shape(text, features, onlyWidth);
    const parts = Array.from(text, shapeLetter);
    return {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      positions: parts.flatMap(({ positions }) => positions),
      advanceWidth: parts.reduce((sum, part) => sum + part.advanceWidth, 0),
    };
  };
}

function cachedFont(font: string, open: () => PDFKit.PDFDocument): CachedFont {
  const known = FONTS.get(font) ?? { shaper: shaperOf(open()), words: new Map(), letters: new Map() };
  FONTS.set(font, known);
  return known;
}

function shaperOf(pdf: PDFKit.PDFDocument): Shaper {
  const { _font: shaper } = pdf as unknown as { _font: Shaper };
  return shaper;
}

function getOrShape(all: Map<string, Shaped>, text: string, shape: (text: string) => Shaped): Shaped {
  const known = all.get(text);
  if (known) return known;
  if (all.size >= MOST_WORDS) all.clear();
  const shaped = shape(text);
  all.set(text, shaped);
  return shaped;
}
