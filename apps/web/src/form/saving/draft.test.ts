import { beforeEach, expect, it } from 'vitest';
import { dropDrafts, findDraft, keepDraft } from './draft.ts';

const TYPED = { firstName: 'Nereida', salary: 42_000, socialSecurityNumber: '900551234', bankAccount: '123' };

beforeEach(() => localStorage.clear());

it('keeps what was typed, but for the numbers of persons', () => {
  keepDraft('1 /agregar', TYPED, new Date('2026-05-21T14:30:00Z'));
  expect(findDraft('1 /agregar')).toEqual({
    at: '2026-05-21T14:30:00.000Z',
    values: { firstName: 'Nereida', salary: 42_000 },
  });
});

it('is offered to nobody else, and in no other form', () => {
  keepDraft('1 /agregar', TYPED);
  expect(findDraft('2 /agregar')).toBeUndefined();
  expect(findDraft('1 /otro')).toBeUndefined();
});

it('leaves nothing behind when somebody signs out, but what is no draft', () => {
  localStorage.setItem('sidebar-expanded', 'true');
  keepDraft('1 /agregar', TYPED);
  keepDraft('1 /otro', TYPED);
  dropDrafts();
  expect(Object.keys(localStorage)).toEqual(['sidebar-expanded']);
});
