/** The roles of an account: administrador, contador, auditor. */
export const ROLES = ['administrator', 'practitioner', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The actions that a use case asks permission for. All are within the user's own account, except registration
 * codes and fixed taxes.
 */
export type Action =
  | 'records:read'
  | 'records:write'
  | 'pay:read'
  | 'pay:write'
  | 'personal-data:reveal'
  | 'personal-data:release'
  | 'account:write'
  | 'users:invite'
  | 'users:recover'
  | 'fixed-taxes:write'
  | 'codes:manage';

const READING: readonly Action[] = ['records:read', 'pay:read', 'personal-data:reveal'];
const PRACTICE: readonly Action[] = [
  ...READING,
  'records:write',
  'pay:write',
  'personal-data:release',
  'account:write',
  'users:invite',
];

/** The table of the actions that each role may do. */
const ALLOWED: Record<Role, readonly Action[]> = {
  administrator: [...PRACTICE, 'users:recover', 'fixed-taxes:write', 'codes:manage'],
  practitioner: PRACTICE,
  auditor: READING,
};

/** The number of each role on the wire (`role_id`). The browser assumes 3 and 0 before it knows the role. */
export const ROLE_IDS: Record<Role, number> = { administrator: 1, practitioner: 2, auditor: 4 };

/** Returns true if the role may do the action. */
export function isAllowed(role: Role, action: Action): boolean {
  return ALLOWED[role].includes(action);
}
