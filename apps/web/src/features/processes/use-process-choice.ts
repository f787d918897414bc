import { useSearchParams } from 'react-router';
import { todayInPuertoRico } from '../../lib/today.ts';
import type { ProcessCompany } from './process-company.ts';
import { offeredPeriods } from './state/offered-periods.ts';
import { addressAfter, choiceIn, type ProcessChoice } from './state/process-choice.ts';

/** What is chosen on the screen, as its address says it: of employees and periods, what these companies have. */
export function useProcessChoice(companies: readonly ProcessCompany[]) {
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  const said = choiceIn(address, today);
  const company = companies.find(({ id }) => id === said.companyId);
  const employee = company?.employees.find(({ id }) => id === said.employeeId);
  const period = offeredPeriods(said, employee).find(({ id }) => id === said.periodId);
  const choice = { ...said, employeeId: employee?.id ?? null, periodId: period?.id ?? null };
  const choose = (chosen: Partial<ProcessChoice>) =>
    setAddress((latest) => addressAfter(latest, chosen), {
      preventScrollReset: true,
      flushSync: true,
      // A date passes through many years while it is typed; 'back' is not meant to walk through them.
      replace: 'start' in chosen || 'end' in chosen,
    });
  return { today, company, employee, choice, choose };
}
