import { href, PATHS } from '../../config/paths.ts';
import type { Preview } from './preview.ts';

type Owner = Pick<Preview['missing'][number] | Preview['unfit'][number], 'of' | 'id'>;

/** Where the record is changed whose fact a document lacks. */
export function recordPath({ of, id }: Owner, companyId: number): string {
  switch (of) {
    case 'company':
      return href(PATHS.companyEdit, { companyId: id });
    case 'accountant':
      return href(PATHS.accountantEdit, { accountantId: id });
    case 'employee':
      return href(PATHS.employeeEdit, { companyId, employeeId: id });
    case 'contractor':
      return href(PATHS.contractorEdit, { companyId, contractorId: id });
  }
}
