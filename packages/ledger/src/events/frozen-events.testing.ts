import { readdir, readFile } from 'node:fs/promises';
import type { NewEvent } from '../event-store/event.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);

/**
 * An event as it was once recorded. Its file is never edited: a change of shape gets a new version and a new
 * file.
 */
export type FrozenEvent = Omit<NewEvent, 'expectedVersion' | 'details'>;

/** The names of all frozen events, `TimeLoaded.v1.json`. */
export async function frozenEventNames(): Promise<string[]> {
  return (await readdir(FOLDER)).toSorted();
}

export async function readFrozenFile(name: string): Promise<Buffer> {
  return readFile(new URL(name, FOLDER));
}

export async function readFrozenEvent(name: string): Promise<FrozenEvent> {
  return JSON.parse((await readFrozenFile(name)).toString()) as FrozenEvent; // written from a recorded event
}
