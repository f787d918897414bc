import { z } from 'zod';

type Values = Record<string, unknown>;

/**
 * Unsaved values of a form, kept by the browser in case its page is closed, and the values that the form
 * opened with, to tell typed values from later changes of others.
 */
export type Draft = { at: string; opened: Values; values: Values };

const valuesSchema = z.record(z.string(), z.unknown());
const draftSchema = z.object({ at: z.string(), opened: valuesSchema, values: valuesSchema });

const PREFIX = 'draft ';

/** Personal fields, which are not kept because others may use the same browser. */
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

/** Keeps the values that a form opened with and those it holds now, without personal numbers. */
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

/** A draft of a form that is open again; `isOutdated` if the saved record changed meanwhile. */
type FoundDraft = Draft & { isOutdated: boolean };

/** Finds the draft of a form whose page was closed. */
export function findDraft(key: string, opened: Values): FoundDraft | undefined {
  const text = localStorage.getItem(PREFIX + key);
  const draft = text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  return draft && { ...draft, isOutdated: !isSame(draft.opened, withoutPersonal(opened)) };
}

/**
 * Returns the values of a form with the typed values of its draft. Other values stay, because others may have
 * changed them since.
 */
export function restored({ opened, values }: Pick<Draft, 'opened' | 'values'>, now: Values): Values {
  const parts = Object.entries(values).map(([name, typed]) => [
    name,
    partRestored(typed, opened[name], now[name]),
  ]);
  return { ...now, ...Object.fromEntries(parts) };
}

function partRestored(typed: unknown, opened: unknown, now: unknown): unknown {
  if (isSame(typed, opened)) return now;
  // The lines of an address are typed separately.
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

/** Deletes every draft, on signing out. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

function withoutPersonal(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !PERSONAL.includes(name)));
}
