import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { expect, it } from 'vitest';
import { codeAnswer, codeWire } from './code.wire.ts';

const code: RegistrationCode = {
  owner: 'Rosa Paz',
  email: 'rosa@paz.example',
  code: 'ABC123',
  companyAmount: 3,
};

it('reads back every code that it writes, and takes digits for text', () => {
  expect(codeWire.decode(codeWire.encode(code))).toEqual(code);
  expect(codeWire.decode({ ...codeWire.encode(code), code: 123_456, amount: '3' })).toEqual({
    ...code,
    code: '123456',
  });
});

it('says of a saved code whether it was used and whether it is switched off', () => {
  expect(codeAnswer({ ...code, id: 7, isActive: false, version: 3, isUsed: true })).toEqual({
    version: 3,
    id: 7,
    owner: 'Rosa Paz',
    email: 'rosa@paz.example',
    code: 'ABC123',
    amount: 3,
    is_used: true,
    is_deleted: true,
  });
});
