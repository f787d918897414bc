import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { addressAfter } from './state/selection.ts';

type Place = { companyId: number; year: number; periodId: number | undefined };

/** Goes to another employee of the company, in the same period. */
export function useOpenEmployee({ companyId, year, periodId }: Place): (employeeId: number) => void {
  const navigate = useNavigate();
  return (employeeId) =>
    void navigate({
      pathname: href(PATHS.timeEntry, { companyId, employeeId }),
      search: String(addressAfter(periodId === undefined ? { year } : { periodId }, { year })),
    });
}
