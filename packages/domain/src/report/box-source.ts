import { z } from 'zod';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { type CalendarDate, calendarDateSchema, endOfMonth } from '../time/calendar-date.ts';
import { BOX_AMOUNTS, type BoxAmount } from './box-amount.ts';
import { partsOf, type TotalEntry, type TotalPart } from './report-total.ts';

/** Characters of what a row is known by: the name of an account, or of a line of the company's own. */
const LONGEST_LABEL = 200;

/**
 * Where a figure comes from: a part of each pay of the document, of all of them or of some days, one person, one entry or what a row is
 * known by. `how` they make it: as their sum, by a rule, or as the number of people whose they are.
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

/** Of which of a document's pay a figure is. */
type Within = Omit<BoxSource, 'amount' | 'how'>;

/** A figure that is the sum of a part of each pay. */
export function sumOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'sum', ...within };
}

/** A figure that follows from a part of each pay by a rule, such as a tax. */
export function derivedFrom(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'worked-out', ...within };
}

/** How many people the pay is of that counts. */
export function peopleOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'people', ...within };
}

/**
 * What a column or a row of a list says of where its cells come from: one of them says of what amount they are, either may say of which
 * pay.
 */
export type SourcePart = Partial<BoxSource>;

/** Where the cell of a column and a row comes from; undefined where one of them says nothing, or neither of what amount it is. */
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

/** What pay may bring to the figures of a document. */
type BroughtTo<E> = Partial<Record<BoxAmount, (entry: E) => number>>;

/**
 * Of entries, what each brings to the figures of a document; what brings nothing is left out, and what an entry brings more than once is
 * added up. `isLabelled` tells whether an entry is of a row by the label that the row is known by.
 */
export function boxParts<E extends TotalEntry>(
  entries: readonly E[],
  amounts: BroughtTo<E>,
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

/** What the first of them that knows a figure says of it, where several kinds of pay make a document. */
export function firstKnownParts(...all: readonly BoxParts[]): BoxParts {
  return (source) => all.map((parts) => parts(source)).find((parts) => parts !== undefined);
}
