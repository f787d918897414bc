import { z } from 'zod';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { type CalendarDate, calendarDateSchema, endOfMonth } from '../time/calendar-date.ts';
import { BOX_AMOUNTS, type BoxAmount } from './box-amount.ts';
import { partsOf, type TotalEntry, type TotalPart } from './report-total.ts';

/** Characters of what a row is known by: the name of an account, or of a line of the company's own. */
const LONGEST_LABEL = 200;

/**
 * The source of a figure: a part of each pay of the document, of all of them or of some days, one person,
 * one entry, or the label of a row. `how` is the way in which they make the figure: as their sum, by a rule,
 * or as the number of people.
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

/** The pay entries that a figure counts. */
type Within = Omit<BoxSource, 'amount' | 'how'>;

/** A figure that is the sum of a part of each pay. */
export function sumOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'sum', ...within };
}

/** A figure that follows from a part of each pay by a rule, such as a tax. */
export function derivedFrom(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'worked-out', ...within };
}

/** Returns how many people the counted pay belongs to. */
export function peopleOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'people', ...within };
}

/**
 * The source that a column or a row of a list gives for its cells: one of the two names the amount, either
 * may narrow the pay.
 */
export type SourcePart = Partial<BoxSource>;

/**
 * Returns the source of the cell of a column and a row; undefined where one of them has none, or neither
 * names the amount.
 */
export function cellSource(
  column: SourcePart | null | undefined,
  row: SourcePart | null | undefined,
): BoxSource | undefined {
  if (!column || !row) return undefined;
  const { amount, how, ...within } = { ...column, ...row };
  return amount && how && { amount, how, ...within };
}

/** Within a day of a month. */
export function onDay(year: number, month: number, day: number): Within {
  const date = dayOf(year, month, day);
  return { days: { from: date, to: date } };
}

/** Within a month. */
export function inMonth(year: number, month: number): Within {
  const first = dayOf(year, month, 1);
  return { days: { from: first, to: endOfMonth(first) } };
}

function dayOf(year: number, month: number, day: number): CalendarDate {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Tells what each pay brings to a figure; undefined where the document has no such figure. */
export type BoxParts = (source: BoxSource) => readonly TotalPart[] | undefined;

/** The amounts that a pay entry may add to the figures of a document. */
type EntryAmounts<E> = Partial<Record<BoxAmount, (entry: E) => number>>;

/**
 * Returns what each entry adds to the figures of a document. An entry that adds nothing is left out, and one
 * that adds to a figure more than once is summed. `isLabelled` tells whether an entry belongs to the row of
 * a label.
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

/**
 * Returns the parts of the first kind of pay that knows the figure, where a document is made of several
 * kinds.
 */
export function firstKnownParts(...all: readonly BoxParts[]): BoxParts {
  return (source) => all.map((parts) => parts(source)).find((parts) => parts !== undefined);
}
