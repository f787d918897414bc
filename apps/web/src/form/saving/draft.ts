import { z } from 'zod';

type Values = Record<string, unknown>;

/**
 * What was typed into a form and not saved, as the browser keeps it for when its page was closed; and what the form opened
 * with, because over a record that others changed since, it would put back what they changed.
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

/** What was kept of a form whose page was closed, where it opens again with the same. */
export function findDraft(key: string, opened: Values): Draft | undefined {
  const text = localStorage.getItem(PREFIX + key);
  const draft = text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  const isOfThis = draft && JSON.stringify(draft.opened) === JSON.stringify(withoutPersonal(opened));
  return isOfThis ? draft : undefined;
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
