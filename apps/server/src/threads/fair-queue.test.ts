import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const staying = () => new AbortController().signal;

/**
 * Asks for places, in this order; answers which got one so far, and what gives back the place of one of them.
 */
function asked(
  bounds: { inAll: number; ofAccount: number },
  order: readonly [name: string, account: number][],
) {
  const take = fairQueue(bounds);
  const entered: string[] = [];
  const leaves = new Map<string, () => void>();
  const enter = async (name: string, account: number) => {
    const leave = await take(account, staying());
    entered.push(name);
    leaves.set(name, leave);
  };
  for (const [name, account] of order) void enter(name, account);
  return {
    entered: async () => {
      await new Promise(setImmediate);
      return entered;
    },
    leave: (name: string) => leaves.get(name)?.(),
  };
}

describe('a place of a few', () => {
  it('is had at once by as many as there are, and by an account for no more than its own', async () => {
    const { entered } = asked({ inAll: 3, ofAccount: 2 }, [
      ['a1', 1],
      ['a2', 1],
      ['a3', 1],
      ['b1', 2],
      ['b2', 2],
    ]);
    expect(await entered()).toEqual(['a1', 'a2', 'b1']);
  });

  it('goes to the account that has waited the longest, not to all that another asked for before', async () => {
    const { entered, leave } = asked({ inAll: 1, ofAccount: 1 }, [
      ['a1', 1],
      ['a2', 1],
      ['a3', 1],
      ['b1', 2],
      ['c1', 3],
    ]);
    for (const name of ['a1', 'a2', 'b1', 'c1']) {
      await entered();
      leave(name);
    }
    expect(await entered()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('is not waited for any more by who left, and is had by the next', async () => {
    const take = fairQueue({ inAll: 1, ofAccount: 1 });
    const leave = await take(1, staying());
    const leaving = new AbortController();
    const left = take(1, leaving.signal);
    const next = take(1, staying());
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    leave();
    await expect(next).resolves.toBeTypeOf('function');
  });
});
