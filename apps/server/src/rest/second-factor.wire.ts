import {
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
} from '@garita/domain/account/second-factor.schema';
import type { RecoveryCodes, SecondFactorState } from '../application/second-factor.ts';
import { as, recordWire } from './field-names.ts';
import { text } from './wire-values.ts';

export const secondFactorConfirmationWire = recordWire(secondFactorConfirmationSchema, {
  code: as('code', text),
});

export const secondFactorRemovalWire = recordWire(secondFactorRemovalSchema, {
  currentPassword: as('current_password', text),
  code: as('code', text),
});

/** Whether signing in asks for a second factor, on the wire. */
export function secondFactorAnswer({ isOn, recoveryCodesLeft }: SecondFactorState) {
  return { is_active: isOn, recovery_codes_left: recoveryCodesLeft };
}

/** The recovery codes on the wire. */
export function recoveryCodesAnswer({ recoveryCodes }: RecoveryCodes) {
  return { recovery_codes: recoveryCodes };
}
