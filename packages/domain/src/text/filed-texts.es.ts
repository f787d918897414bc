import type { FilableReport, FiledDocument } from '../filing/filed/filed-document.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { DOCUMENT_NAMES } from './document-names.es.ts';
import { labelsIn } from './labels.ts';

/** The names of filed documents within a sentence. */
export const FILED_NAMES: Record<FilableReport, string> = labelsIn(DOCUMENT_NAMES, 'inSentence');

/** Returns the name of one column of a line: '5a · Salarios · columna 1'. */
export function columnName(line: string, column: number): string {
  return `${line} · columna ${column}`;
}

/**
 * Returns sentences about the filings of a pay: 'Este trimestre se presentó el 30 abr: 941, 499 R-1B.' Each
 * date and kind of period has a sentence.
 */
export function filedSentences(
  filed: readonly FiledDocument[],
  dayText: (date: CalendarDate) => string,
): string[] {
  const namesByOccasion = new Map<string, Set<string>>();
  for (const document of filed) {
    const occasion = `${spanOf(document)} se presentó el ${dayText(document.filedOn)}`;
    namesByOccasion.set(
      occasion,
      (namesByOccasion.get(occasion) ?? new Set()).add(FILED_NAMES[document.report]),
    );
  }
  return [...namesByOccasion].map(([occasion, names]) => `${occasion}: ${[...names].join(', ')}.`);
}

function spanOf({ from, to }: FiledDocument): string {
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  return months === 3 ? 'Este trimestre' : 'Este año';
}
