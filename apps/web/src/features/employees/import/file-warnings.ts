import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { isNeverIssued, isStateCode } from '@garita/domain/field/file-values';
import { employeeFileLines, isLossy } from '@garita/domain/file-text/file-lines';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';

/** A value of an employee to import that an agency's file refuses or cuts. */
export type ImportWarning = { name: string; text: string };

/** Lists the values that agencies' files refuse or cut, which keep nobody from being imported. */
export function fileWarnings(employees: readonly Employee[]): ImportWarning[] {
  return employees.flatMap((employee) => {
    const name = fullName(employee);
    const { socialSecurityNumber, address } = employee;
    const texts = [
      ...(isNeverIssued(socialSecurityNumber) ? [WARNING_TEXTS.neverIssued] : []),
      ...(isStateCode(address.state) ? [] : [WARNING_TEXTS.stateCode(address.state)]),
      ...employeeFileLines(employee).filter(isLossy).map(WARNING_TEXTS.cutInFiles),
    ];
    return texts.map((text) => ({ name, text }));
  });
}
