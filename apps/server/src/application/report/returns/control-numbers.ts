import { isAllowed } from '@garita/domain/account/permissions';
import { type ControlRange, freeNumbers } from '@garita/domain/company/control-range';
import {
  assignControlNumbers,
  type ControlNumbers,
  findControlNumbers,
  type NumberedForm,
} from '@garita/ledger/registry/records/control-numbers';
import { unnumberedSentence } from '@garita/reports/file-check/text/file-check.es';
import { AppError } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { writeIdempotently } from '../../write-idempotently.ts';
import type { FileFinding } from '../check-text-file.ts';

/** A company's forms of a year, and the people in the order in which they are numbered. */
type OfYear = { form: NumberedForm; companyId: number; year: number; personIds: readonly number[] };

/**
 * Returns the control numbers of the forms of a file. If the user may write, people without a number get one;
 * otherwise only existing numbers are returned.
 *
 * Errors: `control-numbers-used-up`, and then no number was assigned.
 */
export async function controlNumbers(context: UseCaseContext, ofYear: OfYear): Promise<ControlNumbers> {
  const { form, companyId, year, personIds } = ofYear;
  const { dependencies, actor } = context;
  const scope = companyScope(actor, companyId);
  if (!isAllowed(actor.role, 'records:write')) {
    return findControlNumbers(dependencies.database, form, scope, year);
  }
  const command = { operation: `${form}Numbers.give`, request: [companyId, year, personIds] };
  const given = await writeIdempotently(context, command, (tx, stamp) =>
    assignControlNumbers(tx, { ...stamp, form }, scope, { taxYear: year, personIds }),
  );
  if (given.ok) return given.numbers;
  const { needed, left } = given;
  throw new AppError('control-numbers-used-up', { controlNumbers: { needed, left } });
}

/** The range of a company, and the people whose forms take a number from it. */
type ToNumber = { range: ControlRange; personIds: readonly number[] };

/** Returns the numbers that a file would have if it were made now, to check it before any is assigned. */
export function previewControlNumbers(given: ControlNumbers, { range, personIds }: ToNumber): ControlNumbers {
  const without = personIds.filter((id) => !given.has(id));
  const free = freeNumbers(range, new Set(given.values()), without.length);
  return new Map([...given, ...without.map((id, index) => [id, free[index] ?? ''] as const)]);
}

/**
 * Checks a file as it would be made now. If the company has too few control numbers, each form without one
 * is checked with a stand-in, and a finding says that the numbers themselves were not checked.
 */
export async function checkNumberedFile(
  check: (numbers: ControlNumbers) => Promise<readonly FileFinding[]>,
  given: ControlNumbers,
  { company, range, personIds }: ToNumber & { company: { id: number; name: string } },
): Promise<readonly FileFinding[]> {
  const numbers = previewControlNumbers(given, { range, personIds });
  const without = personIds.filter((id) => numbers.get(id) === '');
  if (without.length === 0) return check(numbers);
  const free = freeNumbers(ANY_NUMBER, new Set(numbers.values()), without.length);
  const standIns = without.map((id, index) => [id, free[index] ?? ''] as const);
  const { id, name } = company;
  const text = unnumberedSentence(without.length);
  return [
    { of: 'company', id, name, field: '', severity: 'warning', text },
    ...(await check(new Map([...numbers, ...standIns]))),
  ];
}

/** The numbers from 900000000 on are Hacienda's. Source: Pub. 19-02. */
const ANY_NUMBER: ControlRange = { first: '000000001', last: '900000000' };
