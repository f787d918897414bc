import { beforeEach, expect, it } from 'vitest';
import { dropDrafts, findDraft, keepDraft, restored } from './draft.ts';

const OPENED = { firstName: '', salary: 0, socialSecurityNumber: '', bankAccount: '' };
const TYPED = { firstName: 'Nereida', salary: 42_000, socialSecurityNumber: '900551234', bankAccount: '123' };

beforeEach(() => localStorage.clear());

it('keeps what was typed, but for the numbers of persons', () => {
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED }, new Date('2026-05-21T14:30:00Z'));
  expect(findDraft('1 /agregar', OPENED)).toEqual({
    at: '2026-05-21T14:30:00.000Z',
    opened: { firstName: '', salary: 0 },
    values: { firstName: 'Nereida', salary: 42_000 },
    isOutdated: false,
  });
});

it('is offered to nobody else, and in no other form', () => {
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED });
  expect(findDraft('2 /agregar', OPENED)).toBeUndefined();
  expect(findDraft('1 /otro', OPENED)).toBeUndefined();
});

it('tells where the form opens with something else by now', () => {
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED });
  expect(findDraft('1 /agregar', { ...OPENED, salary: 41_000 })?.isOutdated).toBe(true);
  // Personal numbers are not kept, and so cannot be compared.
  expect(findDraft('1 /agregar', { ...OPENED, bankAccount: '456' })?.isOutdated).toBe(false);
});

it('puts back what was typed, line by line of an address, and nothing that others changed since', () => {
  const opened = { name: 'Elsa', salary: 40_000, address: { street: '1 Calle Sol', zip: '00901' } };
  const values = { ...opened, name: 'Elsa María', address: { street: '1 Calle Sol', zip: '00902' } };
  const now = { ...opened, salary: 41_000, address: { street: '7 Calle Luna', zip: '00901' }, phone: '1' };
  expect(restored({ opened, values }, now)).toEqual({
    name: 'Elsa María',
    salary: 41_000,
    address: { street: '7 Calle Luna', zip: '00902' },
    phone: '1',
  });
});

it('leaves nothing behind when somebody signs out, but what is no draft', () => {
  localStorage.setItem('sidebar-expanded', 'true');
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED });
  keepDraft('1 /otro', { opened: OPENED, values: TYPED });
  dropDrafts();
  expect(Object.keys(localStorage)).toEqual(['sidebar-expanded']);
});
