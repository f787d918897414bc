import { describe, expect, it } from 'vitest';
import { type Action, isAllowed, ROLE_IDS, ROLES } from './permissions.ts';

const allowed = (action: Action) => ROLES.filter((role) => isAllowed(role, action));

describe('permissions', () => {
  it.each(['records:read', 'pay:read', 'personal-data:reveal'] as const)('everyone may %s', (action) => {
    expect(allowed(action)).toEqual(['administrator', 'practitioner', 'auditor']);
  });

  it.each(['records:write', 'pay:write', 'account:write', 'users:invite'] as const)(
    'an auditor may not %s',
    (action) => {
      expect(allowed(action)).toEqual(['administrator', 'practitioner']);
    },
  );

  it.each(['fixed-taxes:write', 'codes:manage'] as const)('only an administrator may %s', (action) => {
    expect(allowed(action)).toEqual(['administrator']);
  });
});

describe('role ids', () => {
  it.each([
    [1, 'administrator'],
    [2, 'practitioner'],
    [4, 'auditor'],
  ] as const)('%i is %s', (id, role) => {
    expect(ROLE_IDS[role]).toBe(id);
  });
});
