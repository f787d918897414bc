import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { dollarsText } from '../../components/amount.tsx';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import type { Explanation, Step } from './explanation.ts';
import { percentText } from './step-text.ts';
import { hourlySteps, shareSteps } from './steps.ts';

const { why, pay, retained } = contractorHoursText;
const { notes } = explanationText;

/** An amount of a payment that one may ask about. */
export type PaymentLine = 'pay' | 'retained' | 'total';

/** Why an amount of a payment is what it is. */
export function explainPayment(line: PaymentLine, payment: ContractorPayment): Explanation {
  switch (line) {
    case 'pay':
      return explainPay(payment);
    case 'retained':
      return explainRetained(payment);
    case 'total':
      return explainTotal(payment);
  }
}

function explainPay({ hourly, gross }: ContractorPayment): Explanation {
  const part = { steps: hourlySteps(hourly), source: { origin: why.ofRecord } };
  return { rule: why.pay, parts: [part], notes: [], amount: gross };
}

function explainRetained({ retained: { amount, isEdited, computed } }: ContractorPayment): Explanation {
  return {
    rule: computed.rate === 0 ? why.notRetained : why.retained(percentText(computed.rate)),
    parts: [{ steps: shareSteps(pay, computed), source: { origin: why.law } }],
    notes: isEdited ? [notes.edited(dollarsText(computed.amount))] : [],
    amount,
  };
}

function explainTotal({ gross, retained: { amount }, net, uncollected }: ContractorPayment): Explanation {
  const steps: Step[] = [
    { label: pay, value: { cents: gross } },
    { label: retained, sign: '−', value: { cents: amount } },
    { label: why.balance, sign: '=', value: { cents: net - uncollected } },
  ];
  return {
    rule: why.total,
    parts: [{ steps, source: { origin: why.sum } }],
    notes: uncollected > 0 ? [notes.floor] : [],
    amount: net,
  };
}
