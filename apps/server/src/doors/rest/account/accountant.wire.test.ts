import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { expect, it } from 'vitest';
import { accountantWire } from './accountant.wire.ts';

it('reads back every accountant that it writes', () => {
  expect(accountantWire.decode(accountantWire.encode(anAccountantRecord()))).toEqual(anAccountantRecord());
});

it('asks of an accountant only the name, the first last name and the e-mail address', () => {
  const blank = { street: '', municipalityId: null, state: '', zip: '' };
  expect(
    accountantWire.decode({ name: 'Luis', first_last_name: 'Vega', email: 'luis@vega.example' }),
  ).toEqual(
    anAccountantRecord({
      secondLastName: '',
      company: '',
      employerIdentificationNumber: '',
      phone: '',
      address: blank,
      physicalAddress: blank,
      ssaUserId: '',
    }),
  );
});
