import { useParams } from 'react-router';

/** The id that stands at `:name` in the address of this screen; NaN, which no record has, where it is no number. */
export function useRouteId(name: 'companyId' | 'employeeId'): number {
  return Number(useParams()[name]);
}
