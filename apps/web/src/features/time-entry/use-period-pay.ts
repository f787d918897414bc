import { trpc } from '../../lib/trpc.ts';

type Asked = { companyId: number; periodId: number | undefined };

/**
 * What is loaded in a period for everybody, and among whom one chooses, as far as it is known. Asked by whoever shows it: the form beside
 * them is not drawn again when it comes.
 */
export function usePeriodPay({ companyId, periodId }: Asked) {
  const { data: loaded } = trpc.payroll.loaded.useQuery(
    { companyId, periodId: periodId ?? 0 },
    { enabled: periodId !== undefined },
  );
  const { data: payees } = trpc.employees.payees.useQuery({ companyId });
  return { loaded, payees };
}
