import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { expect, it } from 'vitest';
import { contractorWire } from '../contractor/contractor.wire.ts';
import { employeeWire } from '../employee/employee.wire.ts';
import { personBody } from './person-body.ts';

const TODAY = '2026-03-02';

it('says together that the birth is to come and what else is wrong', () => {
  const sent = { ...employeeWire.encode(anEmployee()), birthday: '2030-01-01', gender: '' };
  const errors = [
    { path: ['gender'], code: 'required' },
    { path: ['date_admission'], code: 'admission-before-birth' },
    { path: ['birthday'], code: 'birth-in-future' },
  ];
  const read = () => personBody(employeeWire).decode(sent)(TODAY);
  expect(read).toThrow(expect.objectContaining({ facts: { errors } }));
});

it('accepts a birthday of today, and a missing one', () => {
  for (const birthday of [TODAY, null]) {
    const contractor = aContractor({ birthday });
    expect(personBody(contractorWire).decode(contractorWire.encode(contractor))(TODAY)).toEqual(contractor);
  }
});
