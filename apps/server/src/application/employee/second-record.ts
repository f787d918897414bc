import { fullName } from '@garita/domain/employee/full-name';
import type { Transaction } from '@garita/ledger/database/client';
import type { NamedPerson } from '@garita/ledger/registry/records/named-person';
import { employeesWithNumber, type RecordOfNumber } from '@garita/ledger/registry/records/person-records';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { AppError, type NumberHolder } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { recordNumberFound } from '../records/people-by-number.ts';
import type { UseCaseContext } from '../use-case.ts';

/** A number that an employee is to have, and why, where another record of the company has it. */
type WantedNumber = {
  companyId: number;
  employeeId?: number;
  number: string;
  /** True if the employee has the number already: then no reason is needed. */
  isUnchanged?: boolean;
  reason: string | undefined;
};

/** The other records that have a number: those of the company, and all of its employer number. */
type OtherRecords = { own: readonly RecordOfNumber[]; all: readonly RecordOfNumber[] };

/**
 * Returns the other records of the company that have a number, and those of the other companies with its
 * employer number, inactive ones included, and records that the user learns of them. The company has to be
 * locked, so that no second record is made beside this one.
 *
 * Errors: `employee-number-taken` with the first of the company, if no reason is given for a further one.
 */
export async function requireReasonForSecondRecord(
  tx: Transaction,
  context: UseCaseContext,
  { companyId, employeeId, number, isUnchanged = false, reason = '' }: WantedNumber,
): Promise<OtherRecords> {
  const { dependencies, actor } = context;
  const scope = companyScope(actor, companyId);
  const all = await employeesWithNumber(tx, dependencies.keyring, scope, number);
  const others = all.filter(({ id }) => id !== employeeId);
  const own = others.filter(({ otherCompany }) => otherCompany === undefined);
  const [first] = own;
  if (first && !isUnchanged && reason.trim() === '')
    throw new AppError('employee-number-taken', {
      holder: holderOf(first),
      errors: [{ path: ['reason'], code: 'required' }],
    });
  const ids = others.map(({ id }) => id);
  await recordNumberFound(tx, context, 'employees', ids);
  return { own, all: others };
}

/** Names a record as refusals do. */
export function holderOf(record: NamedPerson): NumberHolder {
  return { employeeId: record.id, name: fullName(record), isActive: record.isActive };
}

/**
 * Runs a write that may refuse a taken number. A refusal tells whose a number is, as looking numbers up does,
 * so it is recorded and limited in the same way. Errors: `too-many-attempts`, those of the write.
 */
export async function limitTakenNumberRefusals<Result>(
  context: UseCaseContext,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { holder } = error instanceof AppError ? error.facts : {};
    if (holder) await recordNumberDisclosed(context, holder);
    throw error;
  }
}

async function recordNumberDisclosed(context: UseCaseContext, { employeeId }: NumberHolder): Promise<void> {
  const { dependencies, actor } = context;
  await recordAttemptOrRefuse(dependencies, [revealCounter(actor.userId)]);
  await dependencies.database.transaction((tx) => recordNumberFound(tx, context, 'employees', [employeeId]));
}
