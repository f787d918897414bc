import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { describe, expect, it } from 'vitest';
import { decideLoad } from '../payroll-year/decider.ts';
import { EMPTY_PAYROLL_YEAR } from '../payroll-year/state.ts';
import { aWorker, timeOf } from '../testing/payroll-year.builder.ts';
import { moneyProblems } from './money-problems.ts';

describe('the amounts of an event', () => {
  const decided = decideLoad(
    EMPTY_PAYROLL_YEAR,
    { entryId: 1, ...timeOf(aWorker(), { minutes: { regular: 2_400 } }) },
    { asOfSeq: 0, chauffeurInPeriod: 0 },
  );
  const event = decided.ok ? decided.events[0] : undefined;
  if (event?.type !== 'TimeLoaded') throw new Error('A load is not refused');
  const { result, delta } = event.data;
  const saying = (other: Partial<typeof result>) => ({
    ...event,
    data: { ...event.data, result: { ...result, ...other } },
  });

  it('are right where the statement adds up, keeps its limits and is what is in force', () => {
    expect(moneyProblems(event, delta)).toEqual([]);
    expect(moneyProblems(event, undefined)).toEqual([]);
  });

  it('are wrong where the parts do not come to the net', () => {
    expect(moneyProblems(saying({ net: result.net + 1 }), undefined)).toEqual(['sum']);
  });

  it('are wrong where a contribution is above what was left of its limit', () => {
    const { disabilityInsurance } = result.contributions;
    const contributions = {
      ...result.contributions,
      disabilityInsurance: { ...disabilityInsurance, yearToDate: 27_00 },
    };
    expect(moneyProblems(saying({ contributions }), undefined)).toEqual(['limit']);
  });

  it('are wrong where something else is in force than the stub prints', () => {
    expect(moneyProblems(event, { ...delta, medicare: delta.medicare - 1 })).toEqual(['stub']);
    expect(moneyProblems(event, NO_AMOUNTS)).toEqual(['stub']);
  });
});
