import { AUTHORIZATION } from './authorization-table.ts';
import type { Client, Side } from './parity-office.ts';
import type { Operation } from './parity-operation.ts';

type ProcedureName = keyof typeof AUTHORIZATION;

/** Finds the typed procedure that an operation calls, by running its typed call. */
export async function findCalledProcedure({ useCase, typed }: Operation, side: Side): Promise<ProcedureName> {
  const called: string[] = [];
  // The client notes what is called and rejects every call, so the operation ends there.
  await typed(recordingClient(called) as Client, side).catch(() => undefined);
  const name = called.find(isProcedure);
  if (name === undefined) throw new Error(`${useCase} calls no procedure of the table`);
  return name;
}

function recordingClient(called: string[], path: readonly string[] = []): unknown {
  return new Proxy(() => {}, {
    get: (_, name) => recordingClient(called, [...path, String(name)]),
    apply: () => {
      called.push(path.slice(0, -1).join('.'));
      return Promise.reject(new Error('The call was noted and not sent'));
    },
  });
}

function isProcedure(name: string): name is ProcedureName {
  return name in AUTHORIZATION;
}
