import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { expect, it } from 'vitest';
import { CONTRACTOR_COLUMNS } from './contractor-list-screen.tsx';

const ROW = { id: 5, companyId: 7, isActive: true, version: 1 };

it.each([
  ['the mobile one', { mobileNumber: '9395550170', phoneNumber: '7875550170' }, '939-555-0170'],
  ['of one without a mobile the other', { mobileNumber: '', phoneNumber: '7875550170' }, '787-555-0170'],
  ['nothing of one without any', { mobileNumber: '', phoneNumber: '' }, ''],
])('the list of contractors shows as telephone %s', (_, numbers, shown) => {
  const phone = CONTRACTOR_COLUMNS.find(({ id }) => id === 'phone');
  expect(phone?.text({ ...aContractor(numbers), ...ROW })).toBe(shown);
});
