import { z } from 'zod';

type Values = Record<string, unknown>;

/**
 * What was typed into a form and not saved, as the browser keeps it for when its page was closed; and what the form opened
 * with, which tells what was typed from what others may have changed since.
 */
export type Draft = { at: string; opened: Values; values: Values };

const valuesSchema = z.record(z.string(), z.unknown());
const draftSchema = z.object({ at: z.string(), opened: valuesSchema, values: valuesSchema });

const PREFIX = 'draft ';

/** What says too much of a person to be kept where others may use the same browser. */
const PERSONAL = [
  'socialSecurityNumber',
  'taxpayerNumber',
  'bankAccount',
  'retirementAccount',
  'licence',
  'birthday',
  'phone',
  'phoneNumber',
  'mobileNumber',
  'faxNumber',
  'contactNumber',
];

/** Keeps what a form opened with and what it holds, but for the numbers of persons. */
export function keepDraft(
  key: string,
  { opened, values }: { opened: Values; values: Values },
  now = new Date(),
): void {
  const draft: Draft = {
    at: now.toISOString(),
    opened: withoutPersonal(opened),
    values: withoutPersonal(values),
  };
  localStorage.setItem(PREFIX + key, JSON.stringify(draft));
}

/** A draft where its form opens again; `isOutdated` where that is with something else by now. */
type FoundDraft = Draft & { isOutdated: boolean };

/** What was kept of a form whose page was closed. */
export function findDraft(key: string, opened: Values): FoundDraft | undefined {
  const text = localStorage.getItem(PREFIX + key);
  const draft = text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  return draft && { ...draft, isOutdated: !isSame(draft.opened, withoutPersonal(opened)) };
}

/** What a form holds now, with what was typed into its draft; all else stays, because others may have changed it since. */
export function restored({ opened, values }: Pick<Draft, 'opened' | 'values'>, now: Values): Values {
  const parts = Object.entries(values).map(([name, typed]) => [
    name,
    partRestored(typed, opened[name], now[name]),
  ]);
  return { ...now, ...Object.fromEntries(parts) };
}

function partRestored(typed: unknown, opened: unknown, now: unknown): unknown {
  if (isSame(typed, opened)) return now;
  // Of an address, each line is typed by itself.
  if (isValues(typed) && isValues(opened) && isValues(now)) return restored({ opened, values: typed }, now);
  return typed;
}

function isValues(part: unknown): part is Values {
  return valuesSchema.safeParse(part).success;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function dropDraft(key: string): void {
  localStorage.removeItem(PREFIX + key);
}

/** Drops every draft, as signing out should. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

function withoutPersonal(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !PERSONAL.includes(name)));
}
