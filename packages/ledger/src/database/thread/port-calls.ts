import type { MessagePort, Transferable } from 'node:worker_threads';
import { type PackedError, packError, unpackError } from './packed-error.ts';

type Call = { call: number; asked: unknown };
type Waiting = { resolve: (answer: unknown) => void; reject: (error: unknown) => void };
type Answer = { call: number } & ({ answer: unknown } | { error: PackedError });

type Answering<Question> = (asked: Question) => Promise<unknown>;

/** Calls the thread at the other end of a port. */
export type CallPort<Question> = (asked: Question, transferred?: Transferable[]) => Promise<unknown>;

/**
 * Answers the calls that come through a port. An error is sent with its code, so that the other side can
 * recognize it.
 */
export function answerCalls<Question>(port: MessagePort, answerOf: Answering<Question>): void {
  const answer = async ({ call, asked }: Call) => {
    try {
      port.postMessage({ call, answer: await answerOf(asked as Question) }); // as `callsThrough` sends it
    } catch (error) {
      port.postMessage({ call, error: packError(error) });
    }
  };
  port.on('message', (asked: Call) => void answer(asked));
}

/**
 * Returns the function that calls through a port. When the other thread ends, the calls under way fail with
 * the code of a closed connection.
 */
export function callsThrough<Question>(port: MessagePort): CallPort<Question> {
  const waiting = new Map<number, Waiting>();
  let isClosed = false;
  let calls = 0;
  port.on('message', (answered: Answer) => {
    const call = waiting.get(answered.call);
    waiting.delete(answered.call);
    if ('error' in answered) call?.reject(unpackError(answered.error));
    else call?.resolve(answered.answer);
  });
  port.on('close', () => {
    isClosed = true;
    for (const { reject } of waiting.values()) reject(closedError());
    waiting.clear();
  });
  return async (asked, transferred = []) => {
    if (isClosed) throw closedError();
    calls += 1;
    const call = calls;
    return new Promise((resolve, reject) => {
      waiting.set(call, { resolve, reject });
      port.postMessage({ call, asked } satisfies Call, transferred);
    });
  };
}

function closedError(): Error {
  return Object.assign(new Error('The thread of the database has ended'), { code: 'CONNECTION_CLOSED' });
}
