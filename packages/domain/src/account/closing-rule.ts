import type { AccountSettings } from './account-settings.schema.ts';

/** The settings in force, and the user who requests to switch off the closing rule; null if nobody does. */
export type SettingsInForce = AccountSettings & { switchOffAskedBy: number | null };

/**
 * Returns the settings after a user's change. The closing rule also binds the users who can switch it off, so
 * this needs two of them: one requests it, and another agrees.
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
