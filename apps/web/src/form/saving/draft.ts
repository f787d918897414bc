import { z } from 'zod';

/** What was typed into a form and not saved, as the browser keeps it for when its page was closed. */
export type Draft = { at: string; values: Record<string, unknown> };

const draftSchema = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) });

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

/** Keeps what a form holds, but for the numbers of persons. */
export function keepDraft(key: string, values: Record<string, unknown>, now = new Date()): void {
  const kept = Object.entries(values).filter(([name]) => !PERSONAL.includes(name));
  const draft: Draft = { at: now.toISOString(), values: Object.fromEntries(kept) };
  localStorage.setItem(PREFIX + key, JSON.stringify(draft));
}

/** What was kept of a form whose page was closed. */
export function findDraft(key: string): Draft | undefined {
  const text = localStorage.getItem(PREFIX + key);
  return text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
}

export function dropDraft(key: string): void {
  localStorage.removeItem(PREFIX + key);
}

/** Drops every draft, as signing out should. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
