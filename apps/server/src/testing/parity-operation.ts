import { MESSAGES } from '../text/messages.es.ts';
import type { Client, Side } from './parity-office.ts';
import type { RestCall } from './test-server.ts';

/** One operation through both doors. `typed` returns what the documented door has to answer. */
export type Operation = {
  useCase: string;
  typed: (client: Client, side: Side) => Promise<unknown>;
  rest: (side: Side) => RestCall;
};

const answering = (msg: string) => (result: unknown) => ({ ok: true, msg, result });

// The documented door puts these messages around an answer.
export const found = answering(MESSAGES.found);
export const created = answering(MESSAGES.created);
export const updated = answering(MESSAGES.updated);
export const switched = answering(MESSAGES.switched);
export const removed = answering(MESSAGES.removed);
