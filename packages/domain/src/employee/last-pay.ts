import type { Cents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';
import type { Employee } from './employee.schema.ts';
import type { LeaveBalances } from './leave-balance.ts';

/** Vacation that is paid out, at the employee's regular pay. */
export type PaidVacation = {
  minutes: Minutes;
  amount: Cents;
  /** True if time at the regular rate gives the amount; otherwise it is part of the salary. */
  isHourly: boolean;
};

/** The amounts of an employee's last pay beside the work of its period. */
export type LastPay = {
  date: CalendarDate;
  /** Accrued vacation is paid at the end of employment. Act 180-1998, article 6. */
  vacation: PaidVacation;
  /** Sick leave that is left, which is not paid. */
  sickMinutes: Minutes;
};

/** The facts of an employee that the last pay depends on. */
export type LastPayProfile = Pick<Employee, 'salary' | 'workMinutes' | 'rates'>;

/**
 * Returns what the last pay has for leave: vacation at the regular rate or, without one, at the salary for
 * the hours that it pays, half up once. A balance below zero pays nothing and takes nothing back.
 */
export function lastPayOf(
  { salary, workMinutes, rates }: LastPayProfile,
  date: CalendarDate,
  { vacation, sick }: LeaveBalances,
): LastPay {
  const minutes = Math.max(0, vacation);
  const isHourly = rates.regular > 0;
  const bySalary = workMinutes > 0 ? mulDiv(salary, minutes, workMinutes) : 0;
  return {
    date,
    vacation: { minutes, amount: isHourly ? mulDiv(rates.regular, minutes, 60) : bySalary, isHourly },
    sickMinutes: Math.max(0, sick),
  };
}
