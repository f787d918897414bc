import { describe, expect, it } from 'vitest';
import { changeSettings, type SettingsInForce, withdrawSwitchOffRequest } from './closing-rule.ts';

const [ANA, LUIS] = [1, 2];
const ON = { periodsClosedByAnother: true };
const OFF = { periodsClosedByAnother: false };
const asked: SettingsInForce = { ...ON, switchOffAskedBy: ANA };

describe('the rule that who closes is not who loaded', () => {
  it('is switched on by one', () => {
    expect(changeSettings(ANA, ON, { ...OFF, switchOffAskedBy: null })).toEqual({
      ...ON,
      switchOffAskedBy: null,
    });
  });

  it('is switched off by two: the first one asks for it, however often', () => {
    expect(changeSettings(ANA, OFF, { ...ON, switchOffAskedBy: null })).toEqual(asked);
    expect(changeSettings(ANA, OFF, asked)).toEqual(asked);
    expect(changeSettings(LUIS, OFF, asked)).toEqual({ ...OFF, switchOffAskedBy: null });
  });

  it('stays asked for while somebody says what is in force, until it is kept', () => {
    expect(changeSettings(LUIS, ON, asked)).toEqual(asked);
    expect(withdrawSwitchOffRequest(asked)).toEqual({ ...ON, switchOffAskedBy: null });
  });
});
