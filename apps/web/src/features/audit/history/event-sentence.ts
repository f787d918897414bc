import { FILED_NAMES } from '@garita/domain/text/filed-texts.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dollarsText } from '../../../components/amount.tsx';
import { dateText } from '../../../lib/date-text.ts';
import { auditText as text } from '../../../text/audit.es.ts';
import { paymentMethodLabels } from '../../../text/reference.es.ts';
import type { HistoryLine } from '../audit.ts';

/** What an event did, as a sentence. */
export function eventSentence({ type, said }: Pick<HistoryLine, 'type' | 'said'>): string {
  if (type === 'TimePaid') return paidSentence(said);
  if (type === 'LeaveAdjusted') return adjustedSentence(said);
  if (type === 'NextChequeStated') return text.nextCheque(said.chequeNumber ?? 0);
  return type === 'DocumentFiled' ? filedSentence(said) : text.events[type];
}

type Said = HistoryLine['said'];

// What was recorded before a mark said what was paid says no amount.
function paidSentence({ paidOn = '', method, chequeNumber, paidAmount = 0 }: Said): string {
  const how = method ? text.paidBy(paymentMethodLabels[method], chequeNumber) : '';
  return text.paid(dateText(paidOn), dollarsText(paidAmount), how);
}

function adjustedSentence({ vacationMinutes = 0, sickMinutes = 0 }: Said): string {
  return vacationMinutes === 0
    ? text.adjusted(text.sick, formatMinutes(sickMinutes))
    : text.adjusted(text.vacation, formatMinutes(vacationMinutes));
}

function filedSentence({ filedReport, coveredFrom = '', coveredTo = '', filedOn = '' }: Said): string {
  const document = filedReport ? FILED_NAMES[filedReport] : '';
  return text.filed(document, dateText(coveredFrom), dateText(coveredTo), dateText(filedOn));
}
