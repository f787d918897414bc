import type { AccountSettings } from './account-settings.schema.ts';

/** What an account asks, and which user wants the rule about closing switched off; null where nobody does. */
export type SettingsInForce = AccountSettings & { switchOffAskedBy: number | null };

/**
 * What an account asks after a user said what it should. The rule binds whoever could switch it off, so that takes two: the first one asks
 * for it, and it is off when another one says so as well.
 */
export function changeSettings(
  userId: number,
  said: AccountSettings,
  { periodsClosedByAnother: isOn, switchOffAskedBy }: SettingsInForce,
): SettingsInForce {
  if (said.periodsClosedByAnother) return { ...said, switchOffAskedBy: isOn ? switchOffAskedBy : null };
  const isOff = !isOn || (switchOffAskedBy !== null && switchOffAskedBy !== userId);
  return { ...said, periodsClosedByAnother: !isOff, switchOffAskedBy: isOff ? null : userId };
}

/** The same where nobody wants the rule switched off any more. */
export function withdrawSwitchOffRequest(inForce: SettingsInForce): SettingsInForce {
  return { ...inForce, switchOffAskedBy: null };
}
