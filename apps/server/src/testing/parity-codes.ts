import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { codeAnswer, codeWire } from '../rest/code.wire.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, removed, switched, updated } from './parity-operation.ts';

/** After the codes of the two accounts. */
const CODE = 3;

const code: RegistrationCode = {
  owner: 'Rosa Paz',
  email: 'rosa@paz.example',
  code: 'ABC123',
  companyAmount: 3,
};

/** A code from its making to its removal. */
export const CODE_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'createCode',
    typed: async (client) =>
      created(codeAnswer(await client.codes.create.mutate({ registrationCode: code, commandId: key(40) }))),
    rest: () => ({ method: 'POST', path: 'codes/', body: codeWire.encode(code), headers: keyed(40) }),
  },
  {
    useCase: 'updateCode',
    typed: async (client) => {
      const change = { codeId: CODE, registrationCode: { ...code, companyAmount: 5 }, commandId: key(41) };
      return updated(codeAnswer(await client.codes.update.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `codes/${CODE}`,
      body: codeWire.encode({ ...code, companyAmount: 5 }),
      headers: keyed(41),
    }),
  },
  {
    useCase: 'setCodeActive',
    typed: async (client) =>
      switched(codeAnswer(await client.codes.setActive.mutate({ codeId: CODE, commandId: key(42) }))),
    rest: () => ({ method: 'DELETE', path: `codes/${CODE}`, headers: keyed(42) }),
  },
  {
    useCase: 'getCode',
    typed: async (client) => found(codeAnswer(await client.codes.get.query({ codeId: CODE }))),
    rest: () => ({ path: `codes/${CODE}` }),
  },
  {
    useCase: 'listCodes',
    typed: async (client) => found((await client.codes.list.query()).map(codeAnswer)),
    rest: () => ({ path: 'codes/' }),
  },
  {
    useCase: 'removeCode',
    typed: async (client) => removed(await client.codes.remove.mutate({ codeId: CODE, commandId: key(43) })),
    rest: () => ({ method: 'DELETE', path: `codes/delete/${CODE}`, headers: keyed(43) }),
  },
];
