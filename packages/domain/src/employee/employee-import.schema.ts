import { z } from 'zod';
import { socialSecurityNumberSchema } from '../field/digits.schema.ts';
import { type employeeSchema, externalNumberSchema } from './employee.schema.ts';

/**
 * The maximum number of employees in one import: more than any company has, and one transaction of a few
 * seconds.
 */
export const MAX_IMPORTED_EMPLOYEES = 500;

/**
 * Returns the schema of an import of employees with different social security numbers and external numbers.
 * Codes: those of an employee, `social-security-repeated` and `external-number-repeated` at the second of
 * two.
 */
export function employeeImport(employee: typeof employeeSchema) {
  return z
    .array(employee, 'required')
    .min(1, 'required')
    .max(MAX_IMPORTED_EMPLOYEES, 'too-many-rows')
    .superRefine(
      (employees, context) => {
        // Rows may be refused for other fields, and have an external number or none.
        const numbers = numbersSchema.parse(employees);
        for (const [field, message] of DIFFERENT) {
          for (const position of repeatedAt(numbers.map((one) => one[field] ?? '')))
            context.addIssue({ code: 'custom', message, path: [position, field] });
        }
      },
      // Runs as soon as every number is valid, so that users see all errors at once.
      { when: ({ value }) => numbersSchema.safeParse(value).success },
    );
}

/** The numbers that two employees of one import may not have in common, and the code at the second. */
const DIFFERENT = [
  ['socialSecurityNumber', 'social-security-repeated'],
  ['externalNumber', 'external-number-repeated'],
] as const;

const numbersSchema = z.array(
  z.object({
    socialSecurityNumber: socialSecurityNumberSchema,
    externalNumber: externalNumberSchema.optional(),
  }),
);

/** Returns the positions of numbers that occurred before; an empty one is none. */
function repeatedAt(numbers: readonly string[]): number[] {
  return numbers.flatMap((number, position) =>
    number !== '' && numbers.indexOf(number) < position ? [position] : [],
  );
}
