import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import type { CompanyPeriods } from '@garita/domain/schedule/open-periods';
import { isLate } from '@garita/domain/schedule/period-progress';
import { addDays, type CalendarDate } from '@garita/domain/time/calendar-date';
import { matchesSearch } from '../../ui/search.ts';

/** The choices of companies on the desk, in their order. */
export const CHOICES = ['all', 'mine', 'late', 'this-week'] as const;

export type Choice = (typeof CHOICES)[number];

/** The filter of the desk: a part of the company's name, and one of the choices. */
export type DeskChoice = { search: string; choice: Choice };

export const WHOLE_DESK: DeskChoice = { search: '', choice: 'all' };

/** The numbers of open work of a company, or of several. */
export type DeskCounts = {
  /** The number of periods that should have been loaded by now. */
  latePeriods: number;
  /** The number of returns and deposits whose due date has passed. */
  overdue: number;
  /** The number of returns and deposits that are due today or on the six days after. */
  thisWeek: number;
};

export const NO_COUNTS: DeskCounts = { latePeriods: 0, overdue: 0, thisWeek: 0 };

/** Counts the open work of some companies. */
export function deskCounts(
  weeks: readonly CompanyPeriods[],
  due: readonly DueOfCompany[],
  today: CalendarDate,
): DeskCounts {
  const periods = weeks.flatMap((week) => week.periods);
  const lastDay = addDays(today, 6);
  return {
    latePeriods: periods.filter((progress) => isLate(progress, today)).length,
    overdue: due.filter(({ state }) => state === 'overdue').length,
    thisWeek: due.filter((one) => isComing(one) && one.due >= today && one.due <= lastDay).length,
  };
}

function isComing({ state }: DueOfCompany): boolean {
  return state === 'open' || state === 'ready';
}

/** Returns true if a company is among the chosen ones. */
export function isChosen(
  { search, choice }: DeskChoice,
  { company, isMine }: Pick<CompanyPeriods, 'company' | 'isMine'>,
  { latePeriods, overdue, thisWeek }: DeskCounts,
): boolean {
  if (!matchesSearch(company, search)) return false;
  switch (choice) {
    case 'all':
      return true;
    case 'mine':
      return isMine;
    case 'late':
      return latePeriods + overdue > 0;
    case 'this-week':
      return thisWeek > 0;
  }
}
