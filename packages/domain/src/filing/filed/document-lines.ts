import { withMaskedNumbers } from '../../field/digits.schema.ts';
import type { Cents } from '../../money/cents.ts';

/**
 * A figure of a document and what it is called there. Lines of one name follow each other in the order of the
 * document.
 */
export type DocumentLine = {
  name: string;
  value: string;
  /**
   * The identity of the certificate that the line belongs to. Absent where there is no certificate, and in
   * older copies.
   */
  certificate?: string;
};

/**
 * A line whose figure is another one now; empty where the document had, or has, no such line. Of amounts the
 * difference is what forms that correct ask for besides: above zero where it is more now, null of what is no
 * amount.
 */
export type ChangedLine = {
  name: string;
  filed: string;
  now: string;
  difference: Cents | null;
  certificate?: string;
};

/**
 * The lines of a document that do not say today what they said when it was filed, in the order of the
 * document.
 */
export function changedLines(filed: readonly DocumentLine[], now: readonly DocumentLine[]): ChangedLine[] {
  const before = numbered(filed);
  const after = numbered(now);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const { value: then = '', ...was } = before.get(key) ?? {};
    const { value: today = '', ...is } = after.get(key) ?? {};
    const difference = differenceOf(then, today);
    // A zero says what no line says.
    if (then === today || difference === 0) return [];
    return [{ name: '', ...was, ...is, filed: then, now: today, difference }];
  });
}

/** A line as a screen shows it: a row of a return may be known by whose number it has. */
export function maskedLine(line: ChangedLine): ChangedLine {
  return {
    ...line,
    name: withMaskedNumbers(line.name),
    filed: withMaskedNumbers(line.filed),
    now: withMaskedNumbers(line.now),
  };
}

/**
 * The certificates that a document has today and did not have when it was filed. Of a copy without their
 * names none.
 */
export function newCertificates(
  filed: readonly DocumentLine[],
  now: readonly DocumentLine[],
): ReadonlySet<string> {
  const had = certificatesIn(filed);
  return new Set(had.size === 0 ? [] : [...certificatesIn(now)].filter((one) => !had.has(one)));
}

function certificatesIn(lines: readonly DocumentLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ certificate }) => certificate ?? []));
}

function differenceOf(filed: string, now: string): Cents | null {
  const then = filed === '' ? 0 : printedCents(filed);
  const today = now === '' ? 0 : printedCents(now);
  return then === null || today === null ? null : today - then;
}

/** Cents as a document prints them, '-1,234.56'; null of anything else. */
function printedCents(text: string): Cents | null {
  return /^-?\d[\d,]*\.\d\d$/.test(text) ? Number(text.replace(/[,.]/g, '')) : null;
}

// The second line of a name is compared with the second one.
function numbered(lines: readonly DocumentLine[]): Map<string, DocumentLine> {
  const counts = new Map<string, number>();
  const byKey = new Map<string, DocumentLine>();
  for (const line of lines) {
    const nth = (counts.get(line.name) ?? 0) + 1;
    counts.set(line.name, nth);
    byKey.set(JSON.stringify([line.name, nth]), line);
  }
  return byKey;
}
