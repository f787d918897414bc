import { z } from 'zod';
import { socialSecurityNumberSchema } from '../field/digits.schema.ts';
import type { Employee, employeeSchema } from './employee.schema.ts';

/**
 * The maximum number of employees in one import: more than any company has, and one transaction of a few
 * seconds.
 */
export const MAX_IMPORTED_EMPLOYEES = 500;

/**
 * Returns the schema of an import of employees with different social security numbers. Codes: those of an
 * employee, and `social-security-repeated` at the second of two.
 */
export function employeeImport(employee: typeof employeeSchema) {
  return z
    .array(employee, 'required')
    .min(1, 'required')
    .max(MAX_IMPORTED_EMPLOYEES, 'too-many-rows')
    .superRefine(
      (employees, context) => {
        for (const position of repeatedNumbers(employees)) {
          context.addIssue({
            code: 'custom',
            message: 'social-security-repeated',
            path: [position, 'socialSecurityNumber'],
          });
        }
      },
      // Runs as soon as every number is valid, so that users see all errors at once.
      { when: ({ value }) => numbersSchema.safeParse(value).success },
    );
}

const numbersSchema = z.array(z.object({ socialSecurityNumber: socialSecurityNumberSchema }));

/** Returns the positions of employees whose number occurred before. */
function repeatedNumbers(employees: readonly Pick<Employee, 'socialSecurityNumber'>[]): number[] {
  const seen = new Set<string>();
  return employees.flatMap(({ socialSecurityNumber: number }, position) => {
    const isRepeated = seen.has(number);
    seen.add(number);
    return isRepeated ? [position] : [];
  });
}
