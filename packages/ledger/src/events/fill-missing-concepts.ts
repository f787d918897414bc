import { type ContractorPayment, upgradePayment } from '@garita/domain/contractor/contractor-payment';
import type { Amounts } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import type { TypedPay } from '@garita/domain/pay/correction';
import { upgradeAmounts, upgradeInputs, upgradeStatement } from '@garita/domain/pay/upgrade-concepts';
import type { Calculation } from './payroll-events.ts';

type Pay = Pick<Calculation, 'inputs' | 'result' | 'corrects'>;

// The names under which payloads hold amounts.
const AMOUNTS = ['delta', 'before', 'after', 'amounts', 'totals', 'paymentTotals'] as const;

/**
 * Adds zeros to a payload for the concepts of pay that did not exist when it was recorded. A new concept
 * therefore needs no new version of every payload.
 */
export function fillMissingConcepts(data: object): object {
  return {
    ...data,
    ...(isPay(data) ? payToday(data) : {}),
    ...(isContractorPay(data) ? { result: upgradePayment(data.result) } : {}),
    ...amountsToday(data),
  };
}

function isPay(data: object): data is Pay {
  return (
    'result' in data && typeof data.result === 'object' && data.result !== null && 'deductions' in data.result
  );
}

function isContractorPay(data: object): data is { result: ContractorPayment } {
  return (
    'result' in data && typeof data.result === 'object' && data.result !== null && 'retained' in data.result
  );
}

function payToday({ corrects, ...pay }: Pay): Pay {
  return {
    ...typedPayToday(pay),
    ...(corrects ? { corrects: { ...corrects, ...typedPayToday(corrects) } } : {}),
  };
}

function typedPayToday({ inputs, result }: TypedPay): TypedPay {
  return { inputs: upgradeInputs(inputs), result: upgradeStatement(result) };
}

function amountsToday(data: Partial<Record<(typeof AMOUNTS)[number], Amounts>>): object {
  const names = AMOUNTS.filter((name) => data[name] !== undefined);
  return byName(names, (name) => upgradeAmounts(data[name] ?? {}));
}
