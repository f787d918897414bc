/** Letters as a font sets them: which of its drawings, and how far each moves the next. */
type Shaped = { glyphs: readonly unknown[]; positions: readonly unknown[]; advanceWidth: number };

/** What pdfkit shapes a text with, which its types keep to themselves. */
type Shaper = { layout: (text: string, features?: object, onlyWidth?: boolean) => Shaped };

// What Inter does for letters (contextual alternates above all) is of no use to a figure, which needs digits of one width and nothing else.
const FOR_LETTERS = ['calt', 'ccmp', 'clig', 'curs', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
export const TABULAR = {
  tnum: true,
  ...Object.fromEntries(FOR_LETTERS.map((tag) => [tag, false])),
} as unknown as PDFKit.Mixins.OpenTypeFeatures[]; // The types know a list only; fontkit also takes what switches off.

/**
 * Lets the font that is set shape each letter of figures once. With those features no letter looks at its neighbours, so a figure is
 * its letters one after another; pdfkit would shape the whole of it anew at every turn, three times to draw it.
 */
export function shapeFiguresOnce(pdf: PDFKit.PDFDocument): void {
  const { _font: font } = pdf as unknown as { _font: Shaper };
  const shape = font.layout.bind(font);
  const letters = new Map<string, Shaped>();
  const shaped = (letter: string): Shaped => {
    const known = letters.get(letter) ?? shape(letter, TABULAR);
    letters.set(letter, known);
    return known;
  };
  font.layout = (text, features, onlyWidth) => {
    if (features !== TABULAR) return shape(text, features, onlyWidth);
    const parts = Array.from(text, shaped);
    return {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      positions: parts.flatMap(({ positions }) => positions),
      advanceWidth: parts.reduce((sum, part) => sum + part.advanceWidth, 0),
    };
  };
}
