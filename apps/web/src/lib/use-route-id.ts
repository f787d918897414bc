import { useParams } from 'react-router';

/** The records that addresses name. */
type RouteId =
  | 'companyId'
  | 'periodId'
  | 'employeeId'
  | 'contractorId'
  | 'accountantId'
  | 'taxId'
  | 'fixedTaxId'
  | 'codeId';

/** The id that stands at `:name` in the address of this screen. */
export function useRouteId(name: RouteId): number {
  return Number(useParams()[name]);
}
