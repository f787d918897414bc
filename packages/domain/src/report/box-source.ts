import { z } from 'zod';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { type CalendarDate, calendarDateSchema, endOfMonth } from '../time/calendar-date.ts';
import { BOX_AMOUNTS, type BoxAmount } from './box-amount.ts';
import { partsOf, type TotalEntry, type TotalPart } from './report-total.ts';

/** The maximum length of a row's label: the name of an account or of a company line. */
const LONGEST_LABEL = 200;

/**
 * The source of a figure: an amount of each pay entry in the document, optionally limited to days, a person,
 * an entry or the label of a row. `how` combines them: as their sum, by a rule, or as the number of people.
 */
export const boxSourceSchema = z.strictObject({
  amount: z.enum(BOX_AMOUNTS, 'required'),
  how: z.enum(['sum', 'worked-out', 'people'], 'required'),
  days: z.strictObject({ from: calendarDateSchema, to: calendarDateSchema }).optional(),
  personId: recordIdSchema.optional(),
  entryId: recordIdSchema.optional(),
  label: z.string().max(LONGEST_LABEL, 'too-long').optional(),
});
export type BoxSource = z.infer<typeof boxSourceSchema>;

/** The limits of a source: which pay entries count. */
type Within = Omit<BoxSource, 'amount' | 'how'>;

/** Returns the source of a figure that is the sum of an amount. */
export function sumOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'sum', ...within };
}

/** Returns the source of a figure that follows from an amount by a rule, such as a tax. */
export function derivedFrom(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'worked-out', ...within };
}

/** Returns the source of a figure that is a number of people. */
export function peopleOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'people', ...within };
}

/**
 * The part of a cell's source that its column or its row contributes. One of them has the amount; either may
 * limit the pay.
 */
export type SourcePart = Partial<BoxSource>;

/**
 * Returns the source of the cell of a column and a row; undefined if one of them has none, or neither has the
 * amount.
 */
export function cellSource(
  column: SourcePart | null | undefined,
  row: SourcePart | null | undefined,
): BoxSource | undefined {
  if (!column || !row) return undefined;
  const { amount, how, ...within } = { ...column, ...row };
  return amount && how && { amount, how, ...within };
}

/** Returns the limits to a day of a month. */
export function onDay(year: number, month: number, day: number): Within {
  const date = dayOf(year, month, day);
  return { days: { from: date, to: date } };
}

/** Returns the limits to a month. */
export function inMonth(year: number, month: number): Within {
  const first = dayOf(year, month, 1);
  return { days: { from: first, to: endOfMonth(first) } };
}

function dayOf(year: number, month: number, day: number): CalendarDate {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * Returns the part of a figure that comes from each pay entry; undefined if the document has no such figure.
 */
export type BoxParts = (source: BoxSource) => readonly TotalPart[] | undefined;

/** The functions that read a document's amounts from a pay entry. */
type EntryAmounts<E> = Partial<Record<BoxAmount, (entry: E) => number>>;

/**
 * Returns the parts of a document's figures by entry. Omits entries that add nothing; sums an entry that adds
 * to a figure more than once. `isLabelled` returns true if an entry belongs to the row of a label.
 */
export function boxParts<E extends TotalEntry>(
  entries: readonly E[],
  amounts: EntryAmounts<E>,
  isLabelled: (entry: E, label: string, amount: BoxAmount) => boolean = () => false,
): BoxParts {
  return ({ amount, label, ...within }) => {
    const valueOf = amounts[amount];
    if (!valueOf) return undefined;
    const labelled =
      label === undefined ? entries : entries.filter((entry) => isLabelled(entry, label, amount));
    return byEntry(partsOf(labelled, valueOf).filter((part) => isWithin(part, within))).filter(
      ({ value }) => value !== 0,
    );
  };
}

function isWithin({ personId, entryId, payDate }: TotalPart, within: Omit<Within, 'label'>): boolean {
  const { days } = within;
  return (
    (within.personId === undefined || personId === within.personId) &&
    (within.entryId === undefined || entryId === within.entryId) &&
    (days === undefined || (payDate >= days.from && payDate <= days.to))
  );
}

function byEntry(parts: readonly TotalPart[]): TotalPart[] {
  const merged = new Map<string, TotalPart>();
  for (const part of parts) {
    const key = `${part.personId} ${part.entryId}`;
    const before = merged.get(key)?.value ?? 0;
    merged.set(key, { ...part, value: before + part.value });
  }
  return [...merged.values()];
}

/** Returns the parts from the first kind of pay that has the figure, for documents with several kinds. */
export function firstKnownParts(...all: readonly BoxParts[]): BoxParts {
  return (source) => all.map((parts) => parts(source)).find((parts) => parts !== undefined);
}
