import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import { type Explanation, hourlySteps, type Step, shareSteps } from './explanation.ts';

const { why, pay, retained, reimbursed, hours } = contractorHoursText;
const { notes } = explanationText;

/** An amount of a payment that can be explained. */
export type PaymentLine = 'pay' | 'reimbursed' | 'retained' | 'total';

/** Explains an amount of a payment. */
export function explainPayment(line: PaymentLine, payment: ContractorPayment): Explanation {
  switch (line) {
    case 'pay':
      return explainPay(payment);
    case 'reimbursed':
      return explainReimbursed(payment);
    case 'retained':
      return explainRetained(payment);
    case 'total':
      return explainTotal(payment);
  }
}

function explainPay({ hourly, flatFee, gross }: ContractorPayment): Explanation {
  const ofHours = { steps: hourlySteps(hourly), source: { origin: why.ofRecord } };
  const fixed = {
    steps: [{ label: hours.flatFee, value: { cents: flatFee } }],
    source: { origin: why.typed },
  };
  return { rule: why.pay, parts: flatFee > 0 ? [ofHours, fixed] : [ofHours], notes: [], amount: gross };
}

function explainReimbursed({ reimbursedExpenses }: ContractorPayment): Explanation {
  const steps = [{ label: reimbursed, value: { cents: reimbursedExpenses } }];
  const parts = [{ steps, source: { origin: why.typed } }];
  return { rule: why.reimbursed, parts, notes: [], amount: reimbursedExpenses };
}

function explainRetained({
  gross,
  notSubject,
  retained: { amount, isEdited, computed },
}: ContractorPayment): Explanation {
  const rule = notSubject > 0 ? why.retainedAboveLimit : why.retained;
  // By the law's rule the first 500.00 of the year come off before the percentage.
  const leftOut: Step[] = [
    { label: pay, value: { cents: gross } },
    { label: why.notSubject, sign: '−', value: { cents: notSubject } },
  ];
  const shared = shareSteps(notSubject > 0 ? why.subject : pay, computed);
  return {
    rule: computed.rate === 0 ? why.notRetained : rule(percentText(computed.rate)),
    parts: [{ steps: notSubject > 0 ? [...leftOut, ...shared] : shared, source: { origin: why.law } }],
    notes: isEdited ? [notes.edited(dollarsText(computed.amount))] : [],
    amount,
  };
}

function explainTotal(payment: ContractorPayment): Explanation {
  const {
    gross,
    retained: { amount },
    reimbursedExpenses,
    net,
    uncollected,
  } = payment;
  const refund: Step = { label: reimbursed, sign: '+', value: { cents: reimbursedExpenses } };
  const steps: Step[] = [
    { label: pay, value: { cents: gross } },
    { label: retained, sign: '−', value: { cents: amount } },
    ...(reimbursedExpenses > 0 ? [refund] : []),
    { label: why.balance, sign: '=', value: { cents: net - uncollected } },
  ];
  return {
    rule: why.total,
    parts: [{ steps, source: { origin: why.sum } }],
    notes: uncollected > 0 ? [notes.floor] : [],
    amount: net,
  };
}
