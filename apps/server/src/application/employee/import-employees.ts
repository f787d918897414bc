import type { Employee } from '@garita/domain/employee/employee.schema';
import { companies } from '@garita/ledger/registry/companies';
import { takenNumbers } from '@garita/ledger/registry/employees';
import { AppError, type FieldError } from '../app-error.ts';
import { existing } from '../existing.ts';
import { type Context, useCase } from '../use-case.ts';
import { type Commanded, writeOnce } from '../write-once.ts';
import { addEmployee } from './employees.ts';

type Import = Commanded & { companyId: number; employees: readonly Employee[] };

/**
 * New employees of a company, all of them or none. A social security number that the company has already is refused here, unlike
 * in the form: a list that is imported twice would double a whole company.
 *
 * Errors: `not-found`, `invalid-input` at the place in the list, those of a key.
 */
export const importEmployees = useCase(
  'records:write',
  (context, { companyId, employees, ...command }: Import): Promise<{ imported: number }> =>
    writeOnce(
      context,
      { operation: 'employees.import', ...command, request: [companyId, employees] },
      async (tx, stamp) => {
        const { dependencies, actor } = context;
        const scope = { accountId: actor.accountId, companyId };
        existing(await companies.find(tx, scope, companyId));
        const numbers = employees.map(({ socialSecurityNumber }) => socialSecurityNumber);
        const taken = await takenNumbers(tx, dependencies.keyring, scope, numbers);
        requireNothingWrong(errorsOf(context, employees, taken));
        // One after the other: a transaction is one connection.
        for (const employee of employees) await addEmployee({ tx, stamp }, context, { companyId, employee });
        return { imported: employees.length };
      },
    ),
);

/** What only the server knows to be wrong: who has the number, and what day it is. */
function errorsOf(
  { dependencies }: Context,
  employees: readonly Employee[],
  taken: ReadonlySet<string>,
): FieldError[] {
  const today = dependencies.today();
  return employees.flatMap(({ socialSecurityNumber, birthday }, position): FieldError[] => {
    const at = (field: keyof Employee) => [String(position), field];
    return [
      ...(taken.has(socialSecurityNumber)
        ? [{ path: at('socialSecurityNumber'), code: 'social-security-taken' as const }]
        : []),
      ...(birthday > today ? [{ path: at('birthday'), code: 'birth-in-future' as const }] : []),
    ];
  });
}

function requireNothingWrong(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
}
