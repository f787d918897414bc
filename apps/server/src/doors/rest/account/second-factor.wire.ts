import {
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
  secondFactorStartSchema,
} from '@garita/domain/account/second-factor.schema';
import { z } from 'zod';
import type {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from '../../../application/account/second-factor.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { text } from '../wire/wire-values.ts';

export const secondFactorStartWire = recordWire(secondFactorStartSchema, {
  currentPassword: fieldAs('current_password', text),
});

export const secondFactorConfirmationWire = recordWire(secondFactorConfirmationSchema, {
  code: fieldAs('code', text),
});

export const secondFactorRemovalWire = recordWire(secondFactorRemovalSchema, {
  currentPassword: fieldAs('current_password', text),
  code: fieldAs('code', text),
});

/** Tells on the wire if signing in asks for a second factor. */
export const secondFactorAnswer = answerWire(
  'SecondFactor',
  () => ({ is_active: z.boolean(), recovery_codes_left: z.int() }),
  ({ isOn, recoveryCodesLeft }: SecondFactorState) => ({
    is_active: isOn,
    recovery_codes_left: recoveryCodesLeft,
  }),
);

/** The setup of an authenticator application on the wire. */
export const secondFactorSetupAnswer = answerWire(
  'SecondFactorSetup',
  () => ({ uri: z.string(), secret: z.string() }),
  ({ uri, secret }: SecondFactorSetup) => ({ uri, secret }),
);

/** The recovery codes on the wire. */
export const recoveryCodesAnswer = answerWire(
  'RecoveryCodes',
  () => ({ recovery_codes: z.array(z.string()) }),
  ({ recoveryCodes }: RecoveryCodes) => ({ recovery_codes: recoveryCodes }),
);
