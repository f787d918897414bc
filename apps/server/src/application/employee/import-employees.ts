import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { sameNumberWarnings } from '@garita/domain/text/warnings/same-number';
import { analyzeAfterBulkWrite } from '@garita/ledger/database/auto-analyze';
import type { Transaction } from '@garita/ledger/database/client';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import {
  type ExternallyNumbered,
  listEmployeesByExternalNumber,
  listEmployeesByNumber,
  type NumberedEmployee,
} from '@garita/ledger/registry/records/employees';
import { listRecordsInOtherCompanies } from '@garita/ledger/registry/records/person-records';
import { importCounter, recordAttemptOrRefuse } from '../../auth/throttle.ts';
import { AppError, type FieldError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { recordNumberFound } from '../records/people-by-number.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { addEmployees } from './change-employee.ts';
import { holderOf } from './second-record.ts';

/** The number of imported employees, and the warnings about them. */
export type EmployeeImport = { imported: number; warnings: ImportWarning[] };

/** A warning about an imported employee, which kept nobody from being imported. */
type ImportWarning = { name: string; text: string };

type ImportedEmployees = { companyId: number; employees: readonly Employee[] };

/**
 * Creates new employees of a company, all or none. Unlike the form, it refuses a social security number that
 * the company already has: a list imported twice would double the company. What a refusal reveals about
 * numbers is limited and recorded as in the form, so that nobody can test numbers beside a row with an error.
 * A record in another company of the employer number is warned of, because both share the limits of the year.
 *
 * Errors: `not-found`, `invalid-input` at the place in the list, `too-many-attempts`, those of a key.
 */
export const importEmployees = useCase(
  'records:write',
  async (
    context,
    { commandId, ...imported }: IdempotentInput & ImportedEmployees,
  ): Promise<EmployeeImport> => {
    const { companyId, employees } = imported;
    try {
      const answer = await writeIdempotently(
        context,
        { operation: 'employees.import', commandId, request: [companyId, employees] },
        async (tx, stamp) => {
          // The second of two simultaneous imports waits here, and then finds the employees of the first.
          const scope = companyScope(context.actor, companyId);
          const company = orNotFound(await companyRegistry.lockForUpdate(tx, scope, companyId));
          const holders = await holdersOf(tx, context, imported);
          const external = employees.map(({ externalNumber }) => externalNumber);
          const others = await listEmployeesByExternalNumber(
            tx,
            companyScope(context.actor, companyId),
            external,
          );
          requireNothingWrong([
            ...errorsOf(context, employees, holders),
            ...takenExternalNumbers(employees, others),
          ]);
          const warnings = await warningsOf(tx, context, imported);
          await addEmployees({ tx, stamp }, context, { company, employees });
          return { imported: employees.length, warnings };
        },
      );
      await analyzeAfterBulkWrite(context.dependencies.database, answer.imported);
      return answer;
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid-input')
        await recordRevealedNumbers(context, imported);
      throw error;
    }
  },
);

/**
 * Returns the warnings that other companies with the employer number have records of imported persons, and
 * records that the user learns of them.
 */
async function warningsOf(
  tx: Transaction,
  context: UseCaseContext,
  { companyId, employees }: ImportedEmployees,
): Promise<ImportWarning[]> {
  const { dependencies, actor } = context;
  const scope = companyScope(actor, companyId);
  const numbers = employees.map(({ socialSecurityNumber }) => socialSecurityNumber);
  const others = await listRecordsInOtherCompanies(tx, dependencies.keyring, scope, numbers);
  const ids = others.map(({ id }) => id);
  await recordNumberFound(tx, context, 'employees', ids);
  return employees.flatMap((employee) => {
    const own = others.filter(({ number }) => number === employee.socialSecurityNumber);
    return sameNumberWarnings(own).map((text) => ({ name: fullName(employee), text }));
  });
}

/**
 * Records that a refusal reveals whose numbers are taken. A user who has asked too often is refused before
 * that.
 */
async function recordRevealedNumbers(context: UseCaseContext, imported: ImportedEmployees): Promise<void> {
  const { dependencies, actor } = context;
  await recordAttemptOrRefuse(dependencies, [importCounter(actor.userId)], imported.employees.length);
  await dependencies.database.transaction(async (tx) => {
    const found = (await holdersOf(tx, context, imported)).map(({ id }) => id);
    await recordNumberFound(tx, context, 'employees', found);
  });
}

function holdersOf(tx: Transaction, context: UseCaseContext, { companyId, employees }: ImportedEmployees) {
  const numbers = employees.map(({ socialSecurityNumber }) => socialSecurityNumber);
  return listEmployeesByNumber(
    tx,
    context.dependencies.keyring,
    companyScope(context.actor, companyId),
    numbers,
  );
}

/**
 * Returns the errors that only the server can find, by who has a number already and by today's date; a taken
 * number with the first record that has it.
 */
function errorsOf(
  { dependencies }: UseCaseContext,
  employees: readonly Employee[],
  holders: readonly NumberedEmployee[],
): FieldError[] {
  const today = dependencies.today();
  return employees.flatMap(({ socialSecurityNumber, birthday }, position): FieldError[] => {
    const at = (field: keyof Employee) => [String(position), field];
    const first = holders.find(({ number }) => number === socialSecurityNumber);
    const taken = { path: at('socialSecurityNumber'), code: 'social-security-taken' as const };
    return [
      ...(first ? [{ ...taken, holder: holderOf(first) }] : []),
      ...(birthday > today ? [{ path: at('birthday'), code: 'birth-in-future' as const }] : []),
    ];
  });
}

/** Returns the errors of external numbers that a record of the company has already, with that record. */
function takenExternalNumbers(
  employees: readonly Employee[],
  others: readonly ExternallyNumbered[],
): FieldError[] {
  return employees.flatMap(({ externalNumber }, position): FieldError[] => {
    const other = others.find((one) => one.externalNumber === externalNumber);
    const path = [String(position), 'externalNumber'];
    if (!other) return [];
    return [{ path, code: 'external-number-taken', holder: { ...holderOf(other), externalNumber } }];
  });
}

function requireNothingWrong(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
}
