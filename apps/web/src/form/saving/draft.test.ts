import { beforeEach, expect, it } from 'vitest';
import { dropDrafts, findDraft, keepDraft } from './draft.ts';

const OPENED = { firstName: '', salary: 0, socialSecurityNumber: '', bankAccount: '' };
const TYPED = { firstName: 'Nereida', salary: 42_000, socialSecurityNumber: '900551234', bankAccount: '123' };

beforeEach(() => localStorage.clear());

it('keeps what was typed, but for the numbers of persons', () => {
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED }, new Date('2026-05-21T14:30:00Z'));
  expect(findDraft('1 /agregar', OPENED)).toEqual({
    at: '2026-05-21T14:30:00.000Z',
    opened: { firstName: '', salary: 0 },
    values: { firstName: 'Nereida', salary: 42_000 },
  });
});

it('is offered to nobody else, in no other form, and in none that opens with something else', () => {
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED });
  expect(findDraft('2 /agregar', OPENED)).toBeUndefined();
  expect(findDraft('1 /otro', OPENED)).toBeUndefined();
  expect(findDraft('1 /agregar', { ...OPENED, salary: 41_000 })).toBeUndefined();
});

it('leaves nothing behind when somebody signs out, but what is no draft', () => {
  localStorage.setItem('sidebar-expanded', 'true');
  keepDraft('1 /agregar', { opened: OPENED, values: TYPED });
  keepDraft('1 /otro', { opened: OPENED, values: TYPED });
  dropDrafts();
  expect(Object.keys(localStorage)).toEqual(['sidebar-expanded']);
});
