import { useParams } from 'react-router';

/** The ids in addresses. */
type RouteId =
  | 'companyId'
  | 'periodId'
  | 'employeeId'
  | 'contractorId'
  | 'accountantId'
  | 'taxId'
  | 'fixedTaxId'
  | 'codeId';

/** Returns the id at `:name` in the address of this screen. */
export function useRouteId(name: RouteId): number {
  return Number(useParams()[name]);
}
