import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../auth/actor.ts';
import { AppError } from '../refusal/app-error.ts';
import type { Dependencies } from './dependencies.ts';
import { useCase } from './use-case.ts';

// Nothing of these is touched by what is tested here.
const dependencies = {} as Dependencies;
const anActor = (role: Actor['role']): Actor => ({
  userId: 1,
  accountId: 1,
  role,
  access: WHOLE_ACCOUNT,
  name: 'Irma',
  email: 'irma@prueba.example',
  sessionId: 1,
});

describe('a use case', () => {
  it('is not reached by a role that may not do it', async () => {
    let isReached = false;
    const write = useCase('records:write', async () => {
      isReached = true;
    });
    await expect(write(dependencies, anActor('auditor'))()).rejects.toEqual(new AppError('forbidden'));
    expect(isReached).toBe(false);
    await write(dependencies, anActor('practitioner'))();
    expect(isReached).toBe(true);
  });

  it('gets its input and who asks', async () => {
    const greet = useCase(
      'records:read',
      async ({ actor }, { word }: { word: string }) => `${word}, ${actor.name}`,
    );
    expect(await greet(dependencies, anActor('auditor'))({ word: 'Hola' })).toBe('Hola, Irma');
  });

  describe('whose connection to the database is cut', () => {
    /**
     * Returns how often the use case runs before it answers, or fails, when the connection is cut the first
     * time.
     */
    async function timesRun(input: object): Promise<number> {
      const asked: object[] = [];
      const write = useCase('records:write', async (_context, given: object) => {
        asked.push(given);
        if (asked.length === 1)
          throw new Error('Failed query', {
            cause: Object.assign(new Error(), { code: 'CONNECTION_CLOSED' }),
          });
      });
      await write(dependencies, anActor('practitioner'))(input).catch(() => undefined);
      return asked.length;
    }

    it('is repeated where a key makes that harmless, and nowhere else', async () => {
      expect(await timesRun({ commandId: 'f1b4f1a4-7f9c-4f0e-9f43-0b5a7a3d2c11' })).toBe(2);
      expect(await timesRun({ commandId: undefined })).toBe(1);
      expect(await timesRun({})).toBe(1);
    });
  });
});
