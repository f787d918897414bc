import type { Cents } from '../money/cents.ts';

/** A figure of a document and what it is called there. Lines of one name follow each other in the order of the document. */
export type DocumentLine = { name: string; value: string };

/**
 * A line whose figure is another one now; empty where the document had, or has, no such line. Of amounts the difference is what forms that
 * correct ask for besides: above zero where it is more now, null of what is no amount.
 */
export type ChangedLine = { name: string; filed: string; now: string; difference: Cents | null };

/** The lines of a document that do not say today what they said when it was filed, in the order of the document. */
export function changedLines(filed: readonly DocumentLine[], now: readonly DocumentLine[]): ChangedLine[] {
  const before = numbered(filed);
  const after = numbered(now);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const name = (after.get(key) ?? before.get(key))?.name ?? '';
    const [then, today] = [before.get(key)?.value ?? '', after.get(key)?.value ?? ''];
    return then === today ? [] : [{ name, filed: then, now: today, difference: differenceOf(then, today) }];
  });
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
