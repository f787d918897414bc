import { describe, expect, it } from 'vitest';
import { changeSettings, type SettingsInForce, withdrawSwitchOffRequest } from './closing-rule.ts';

const [ANA, LUIS] = [1, 2];
const ON = { periodsClosedByAnother: true };
const OFF = { periodsClosedByAnother: false };
const asked: SettingsInForce = { ...ON, switchOffAskedBy: ANA };

describe('rule that a period is closed by another user', () => {
  it('is switched on by one user', () => {
    expect(changeSettings(ANA, ON, { ...OFF, switchOffAskedBy: null })).toEqual({
      ...ON,
      switchOffAskedBy: null,
    });
  });

  it('is switched off by two users: the first one only requests it, however often', () => {
    expect(changeSettings(ANA, OFF, { ...ON, switchOffAskedBy: null })).toEqual(asked);
    expect(changeSettings(ANA, OFF, asked)).toEqual(asked);
    expect(changeSettings(LUIS, OFF, asked)).toEqual({ ...OFF, switchOffAskedBy: null });
  });

  it('keeps its request while unchanged settings are saved, until it is withdrawn', () => {
    expect(changeSettings(LUIS, ON, asked)).toEqual(asked);
    expect(withdrawSwitchOffRequest(asked)).toEqual({ ...ON, switchOffAskedBy: null });
  });
});
