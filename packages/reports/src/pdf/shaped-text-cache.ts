/** Letters as a font sets them: which of its drawings, and how far each moves the next. */
type Shaped = { glyphs: readonly unknown[]; positions: readonly unknown[]; advanceWidth: number };

/**
 * The part of pdfkit that shapes texts, which its types do not export: any text, words of letters, and texts
 * with features.
 */
type Shaper = {
  layoutRun: (text: string, features?: object) => Shaped;
  layoutCached: (word: string) => Shaped;
  layout: (text: string, features?: object, onlyWidth?: boolean) => Shaped;
};

// What Inter does for letters (contextual alternates above all) is of no use to a figure, which needs digits
// of one width and nothing else.
const FOR_LETTERS = ['calt', 'ccmp', 'clig', 'curs', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
export const TABULAR = {
  tnum: true,
  ...Object.fromEntries(FOR_LETTERS.map((tag) => [tag, false])),
  // The types know a list only; fontkit also takes a record, which switches features off.
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/**
 * The features of a masked number: beside a hyphen Inter lowers an asterisk to where a times sign would
 * stand.
 */
const MASK = { calt: false };

/** A font that shapes for all documents of the process, and what it has shaped. */
type Kept = { shaper: Shaper; words: Map<string, Shaped>; letters: Map<string, Shaped> };
const KEPT = new Map<string, Kept>();
/** Documents share their captions and each has names of its own: beyond so many words all are forgotten. */
const MOST_WORDS = 20_000;

/**
 * Lets the font that is set shape with the one that `open` sets in a document which is never written, and
 * keeps what that has shaped: each document would read the rules of the font anew, and that and shaping are
 * most of what a page costs. Of figures each letter is kept: with those features no letter looks at its
 * neighbours, so a figure is its letters one after another, where pdfkit would shape the whole of it three
 * times to draw it.
 */
export function cacheShapedText(pdf: PDFKit.PDFDocument, font: string, open: () => PDFKit.PDFDocument): void {
  const { shaper, words, letters } = keptOf(font, open);
  const own = shaperOf(pdf);
  own.layoutRun = (text, features) =>
    shaper.layoutRun(text, features ?? (text.includes('*') ? MASK : undefined));
  const shapeWord = own.layoutCached.bind(own);
  // A word with digits may be somebody's number: it is forgotten with its document.
  own.layoutCached = (word) => (/\d/.test(word) ? shapeWord(word) : kept(words, word, shapeWord));
  const shape = own.layout.bind(own);
  const shapeLetter = (letter: string) => kept(letters, letter, (one) => own.layoutRun(one, TABULAR));
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

function keptOf(font: string, open: () => PDFKit.PDFDocument): Kept {
  const known = KEPT.get(font) ?? { shaper: shaperOf(open()), words: new Map(), letters: new Map() };
  KEPT.set(font, known);
  return known;
}

function shaperOf(pdf: PDFKit.PDFDocument): Shaper {
  const { _font: shaper } = pdf as unknown as { _font: Shaper };
  return shaper;
}

function kept(all: Map<string, Shaped>, text: string, shape: (text: string) => Shaped): Shaped {
  const known = all.get(text);
  if (known) return known;
  if (all.size >= MOST_WORDS) all.clear();
  const shaped = shape(text);
  all.set(text, shaped);
  return shaped;
}
