import { expect, it } from 'vitest';
import { userAnswer } from './account.wire.ts';

it("writes a user's telephone under the mask of every other telephone", () => {
  const user = { id: 7, name: 'Rosa', lastName: 'Paz', email: 'rosa@paz.example', phone: '7875550101' };
  expect(userAnswer({ ...user, role: 'practitioner' })).toEqual({
    id: 7,
    name: 'Rosa',
    lastname: 'Paz',
    email: 'rosa@paz.example',
    phone: '787-555-0101',
    role_id: 2,
  });
});
