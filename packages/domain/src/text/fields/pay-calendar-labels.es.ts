import type { HolidayRule } from '../../time/pay-calendar.schema.ts';
import type { Label } from '../labels.ts';

/** The labels of a company's calendar of pay. */
export const PAY_CALENDAR_LABELS = {
  firstStart: 'Primer día de un período',
  effectiveFrom: 'Rige desde',
  payLagDays: 'Días hasta el pago',
  holidays: 'Si el pago cae en fin de semana o feriado',
} as const satisfies Record<string, Label>;

/** The words of the days to which a payday on a free day moves. */
export const HOLIDAY_RULE_LABELS: Record<HolidayRule, string> = {
  before: 'Se paga el día laborable anterior',
  after: 'Se paga el día laborable siguiente',
  none: 'Se paga ese mismo día',
};
