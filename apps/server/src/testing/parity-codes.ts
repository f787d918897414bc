import type { Registration } from '@garita/domain/account/registration.schema';
import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { registrationWire, userAnswer } from '../doors/rest/account/account.wire.ts';
import { codeAnswer, codeWire } from '../doors/rest/account/code.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { key, keyed, PASSWORD } from './parity-office.ts';
import { created, found, type Operation, removed, switched, updated } from './parity-operation.ts';

/** The id of the next code after those of the two accounts. */
const CODE = 3;
const UNUSED_CODE = 4;

const code: RegistrationCode = {
  owner: 'Rosa Paz',
  email: 'rosa@paz.example',
  code: 'ABC123',
  companyAmount: 3,
};

const unused: RegistrationCode = { ...code, email: 'sara@paz.example', code: 'DEF456' };

const registration: Registration = {
  name: 'Rosa',
  lastName: 'Paz',
  email: code.email,
  phone: '7875550140',
  password: PASSWORD,
  code: code.code,
};

/** The operations of codes: creation, use by a new account, and removal. */
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
    useCase: 'register',
    typed: async (client) => ({
      ok: true,
      msg: MESSAGES.registered,
      result: userAnswer(await client.users.register.mutate(registration)),
    }),
    rest: () => ({ method: 'POST', path: 'users', body: registrationWire.encode(registration) }),
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
    useCase: 'createCode',
    typed: async (client) =>
      created(codeAnswer(await client.codes.create.mutate({ registrationCode: unused, commandId: key(44) }))),
    rest: () => ({ method: 'POST', path: 'codes/', body: codeWire.encode(unused), headers: keyed(44) }),
  },
  {
    useCase: 'removeCode',
    typed: async (client) =>
      removed(await client.codes.remove.mutate({ codeId: UNUSED_CODE, commandId: key(43) })),
    rest: () => ({ method: 'DELETE', path: `codes/delete/${UNUSED_CODE}`, headers: keyed(43) }),
  },
];
