import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { EmployeeLastPay } from '../../../application/employee/last-pay.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { periodAnswer } from '../wire/period.wire.ts';
import { dollars, signedAmount } from '../wire/wire-amounts.ts';
import { clock } from '../wire/wire-hours.ts';

/** The leave of an employee's last pay, its period, and the latest lawful payday. */
export const lastPayAnswer = answerWire(
  'LastPay',
  () => ({
    date: z.iso.date(),
    vacation_time: clock,
    vacation_pay: signedAmount,
    sick_time: clock,
    period: periodAnswer.schema().nullable(),
    pay_by: z.iso.date().nullable(),
  }),
  ({ date, vacation, sickMinutes, period, payBy }: EmployeeLastPay) => ({
    date,
    vacation_time: formatMinutes(vacation.minutes),
    vacation_pay: dollars(vacation.amount),
    sick_time: formatMinutes(sickMinutes),
    period: period && periodAnswer(period),
    pay_by: payBy,
  }),
);
