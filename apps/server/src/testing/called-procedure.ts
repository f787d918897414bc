import { AUTHORIZATION } from './authorization-table.ts';
import type { Client, Side } from './parity-office.ts';
import type { Operation } from './parity-operation.ts';

type ProcedureName = keyof typeof AUTHORIZATION;

/** Returns the typed procedure of an operation, by what its typed call requests. */
export async function calledProcedure({ useCase, typed }: Operation, side: Side): Promise<ProcedureName> {
  const called: string[] = [];
  // A client that writes down what is called and answers nothing, which no operation can go on with.
  await typed(recorder(called) as Client, side).catch(() => undefined);
  const name = called.find(isProcedure);
  if (name === undefined) throw new Error(`${useCase} calls no procedure of the table`);
  return name;
}

function recorder(called: string[], path: readonly string[] = []): unknown {
  return new Proxy(() => {}, {
    get: (_, name) => recorder(called, [...path, String(name)]),
    apply: () => {
      called.push(path.slice(0, -1).join('.'));
      return Promise.reject(new Error('Only written down'));
    },
  });
}

function isProcedure(name: string): name is ProcedureName {
  return name in AUTHORIZATION;
}
