import * as told from '@garita/domain/text/cause-texts.es';
import { dateText } from '../../../lib/date-text.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { dollarsText, percentText } from '../../../ui/amount.tsx';
import type { Cause } from '../audit.ts';

const WORDS = { amounts: payrollText.concepts, hours: payrollText.hours };
const WRITING = { date: dateText, dollars: dollarsText, percent: percentText };

/** What a cause is called on the screens. */
export function causeName(cause: Pick<Cause, 'cause' | 'line'>): string {
  return told.causeName(cause, WORDS);
}

/** A value of a cause as the screens write it. */
export function causeValue(unit: Cause['unit'], value: Cause['before']): string {
  return told.causeValue(unit, value, WRITING);
}
