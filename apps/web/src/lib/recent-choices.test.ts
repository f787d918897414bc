import { afterEach, expect, it } from 'vitest';
import { recentChoices, rememberChoice } from './recent-choices.ts';

afterEach(() => localStorage.clear());

it('keeps the last five choices of a user, newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberChoice(7, id);
  expect(recentChoices(7)).toEqual(['c', 'f', 'e', 'd', 'b']);
});

it('keeps what one chose from others who use the browser', () => {
  rememberChoice(7, 'company-1');
  expect(recentChoices(8)).toEqual([]);
});
