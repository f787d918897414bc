import { beforeEach, describe, expect, it } from 'vitest';
import { recentChoices, rememberChoice, rememberVisit, visitedCompanies } from './recent-ids.ts';

const [maria, jose] = [1, 2];
const visit = (...companyIds: number[]) => {
  for (const companyId of companyIds) rememberVisit(maria, companyId);
};

beforeEach(() => localStorage.clear());

describe('the visited companies', () => {
  it('are none at first', () => {
    expect(visitedCompanies(maria)).toEqual([]);
  });

  it('are the last three, newest first', () => {
    visit(10, 11, 12, 13);
    expect(visitedCompanies(maria)).toEqual([13, 12, 11]);
  });

  it('name a company once, where it was visited last', () => {
    visit(10, 11, 10);
    expect(visitedCompanies(maria)).toEqual([10, 11]);
  });

  it('are not shown to another user of the same browser', () => {
    visit(10);
    expect(visitedCompanies(jose)).toEqual([]);
  });
});

describe('the recent choices of the palette', () => {
  it('are the last five of a user, newest first, each once', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberChoice(maria, id);
    expect(recentChoices(maria)).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('are not shown to another user of the same browser', () => {
    rememberChoice(maria, 'company-1');
    expect(recentChoices(jose)).toEqual([]);
  });
});
