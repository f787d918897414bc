import type { AccountSettings } from './account-settings.schema.ts';

/** The settings in force, and the user who asks to switch off the closing rule; null where nobody asks. */
export type SettingsInForce = AccountSettings & { switchOffAskedBy: number | null };

/**
 * Returns the settings after a user changed them. The closing rule also binds whoever could switch it off,
 * so two users are needed: the first asks for it, and the rule is off once another one agrees.
 */
export function changeSettings(
  userId: number,
  settings: AccountSettings,
  { periodsClosedByAnother: isOn, switchOffAskedBy }: SettingsInForce,
): SettingsInForce {
  if (settings.periodsClosedByAnother)
    return { ...settings, switchOffAskedBy: isOn ? switchOffAskedBy : null };
  const isOff = !isOn || (switchOffAskedBy !== null && switchOffAskedBy !== userId);
  return { ...settings, periodsClosedByAnother: !isOff, switchOffAskedBy: isOff ? null : userId };
}

/** Returns the settings without the request to switch off the closing rule. */
export function withdrawSwitchOffRequest(inForce: SettingsInForce): SettingsInForce {
  return { ...inForce, switchOffAskedBy: null };
}
