import { withMaskedNumbers } from '../../field/digits.schema.ts';
import type { Cents } from '../../money/cents.ts';

/** A figure of a document with its printed name. Lines of one name are in the order of the document. */
export type DocumentLine = {
  name: string;
  value: string;
  /** The identity of the line's certificate. Absent if there is no certificate, and in older copies. */
  certificate?: string;
};

/**
 * A line whose figure has changed; '' for a line that did not or does not exist. `difference` is in cents,
 * above zero if the amount is higher now, null if a value is not an amount. Correction forms ask for it.
 */
export type ChangedLine = {
  name: string;
  filed: string;
  now: string;
  difference: Cents | null;
  certificate?: string;
};

/** Returns the lines of a document that have changed since its filing, in the order of the document. */
export function changedLines(filed: readonly DocumentLine[], now: readonly DocumentLine[]): ChangedLine[] {
  const before = byNumberedName(filed);
  const after = byNumberedName(now);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const { value: then = '', ...was } = before.get(key) ?? {};
    const { value: today = '', ...is } = after.get(key) ?? {};
    const difference = differenceOf(then, today);
    // A zero is the same as no line.
    if (then === today || difference === 0) return [];
    return [{ name: '', ...was, ...is, filed: then, now: today, difference }];
  });
}

/** Returns a line for a screen. The name of a line may contain an employee's number, which is masked. */
export function maskedLine(line: ChangedLine): ChangedLine {
  return {
    ...line,
    name: withMaskedNumbers(line.name),
    filed: withMaskedNumbers(line.filed),
    now: withMaskedNumbers(line.now),
  };
}

/**
 * Returns the certificates that a document has now and did not have when filed. Returns none if the filed
 * copy does not identify them.
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

/** Parses cents as a document prints them, '-1,234.56'; null for any other text. */
function printedCents(text: string): Cents | null {
  return /^-?\d[\d,]*\.\d\d$/.test(text) ? Number(text.replace(/[,.]/g, '')) : null;
}

// Indexes lines by name and position, so that the second line of a name is compared with the second one.
function byNumberedName(lines: readonly DocumentLine[]): Map<string, DocumentLine> {
  const counts = new Map<string, number>();
  const byKey = new Map<string, DocumentLine>();
  for (const line of lines) {
    const nth = (counts.get(line.name) ?? 0) + 1;
    counts.set(line.name, nth);
    byKey.set(JSON.stringify([line.name, nth]), line);
  }
  return byKey;
}
