import {
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorSetupAnswer,
} from '../doors/rest/account/second-factor.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { PASSWORD } from './parity-office.ts';
import { found, type Operation } from './parity-operation.ts';
import { codeAt } from './second-factor.ts';
import { TEST_NOW } from './test-server.ts';

/** The bytes 0 to 19 in base32, which is the secret in tests. */
const SECRET = 'AAAQEAYEAUDAOCAJBIFQYDIOB4IBCEQT';
const CODE = codeAt(SECRET, TEST_NOW);
/** The code after the first one, which the confirmation uses. */
const NEXT_CODE = codeAt(SECRET, new Date(TEST_NOW.getTime() + 30_000));

/** The operations of the second factor, from switching it on to switching it off. */
export const SECOND_FACTOR_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'startSecondFactor',
    typed: async (client) => {
      const result = secondFactorSetupAnswer(
        await client.secondFactor.start.mutate({ currentPassword: PASSWORD }),
      );
      return { ok: true, msg: MESSAGES.secondFactorStarted, result };
    },
    rest: () => ({ method: 'POST', path: 'auth/2fa/active', body: { current_password: PASSWORD } }),
  },
  {
    useCase: 'confirmSecondFactor',
    typed: async (client) => {
      const codes = await client.secondFactor.confirm.mutate({ code: CODE });
      return { ok: true, msg: MESSAGES.secondFactorOn, result: recoveryCodesAnswer(codes) };
    },
    rest: () => ({ method: 'POST', path: 'auth/2fa/verify', body: { code: CODE } }),
  },
  {
    useCase: 'getSecondFactor',
    typed: async (client) => found(secondFactorAnswer(await client.secondFactor.get.query())),
    rest: () => ({ path: 'auth/2fa' }),
  },
  {
    useCase: 'removeSecondFactor',
    typed: async (client) => {
      await client.secondFactor.remove.mutate({ currentPassword: PASSWORD, code: NEXT_CODE });
      return { ok: true, msg: MESSAGES.secondFactorOff, result: null };
    },
    rest: () => ({
      method: 'POST',
      path: 'auth/2fa/deactivate',
      body: { current_password: PASSWORD, code: NEXT_CODE },
    }),
  },
];
