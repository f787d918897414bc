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

/** The range of a company, and the people whose forms take a number from it, in that order. */
export type NumberRange = { companyId: number; range: ControlRange; personIds: readonly number[] };

/** The forms of a year that are numbered together: a company's, or those of an employer number. */
type NumberedForms = { form: NumberedForm; year: number; ranges: readonly NumberRange[] };

/** Returns the control numbers that these forms have already. */
export async function existingControlNumbers(
  { dependencies: { database }, actor }: UseCaseContext,
  { form, year, ranges }: NumberedForms,
): Promise<ControlNumbers> {
  const given = await Promise.all(
    ranges.map(({ companyId }) => findControlNumbers(database, form, companyScope(actor, companyId), year)),
  );
  return new Map(given.flatMap((numbers) => [...numbers]));
}

/**
 * Returns the control numbers of the forms of a file. If the user may write, people without a number get one;
 * otherwise only existing numbers are returned.
 *
 * Errors: `control-numbers-used-up`, and then no number was assigned.
 */
export async function controlNumbers(context: UseCaseContext, forms: NumberedForms): Promise<ControlNumbers> {
  const { form, year, ranges } = forms;
  const { actor } = context;
  if (!isAllowed(actor.role, 'records:write')) return existingControlNumbers(context, forms);
  const request = ranges.map(({ companyId, personIds }) => [companyId, year, personIds]);
  const command = { operation: `${form}Numbers.give`, request: request.flat() };
  return writeIdempotently(context, command, async (tx, stamp) => {
    const all = new Map<number, string>();
    for (const { companyId, personIds } of ranges) {
      const scope = companyScope(actor, companyId);
      const given = await assignControlNumbers(tx, { ...stamp, form }, scope, { taxYear: year, personIds });
      if (!given.ok) {
        const { needed, left } = given;
        throw new AppError('control-numbers-used-up', { controlNumbers: { needed, left } });
      }
      for (const [personId, number] of given.numbers) all.set(personId, number);
    }
    return all;
  });
}

/** Returns the numbers that a file would have if it were made now, to check it before any is assigned. */
export function previewControlNumbers(given: ControlNumbers, ranges: readonly NumberRange[]): ControlNumbers {
  const numbers = new Map(given);
  for (const { range, personIds } of ranges) {
    const without = personIds.filter((id) => !given.has(id));
    const free = freeNumbers(range, new Set(numbers.values()), without.length);
    for (const [index, id] of without.entries()) numbers.set(id, free[index] ?? '');
  }
  return numbers;
}

/**
 * Checks a file as it would be made now. If the company has too few control numbers, each form without one
 * is checked with a stand-in, and a finding says that the numbers themselves were not checked.
 */
export async function checkNumberedFile(
  check: (numbers: ControlNumbers) => Promise<readonly FileFinding[]>,
  given: ControlNumbers,
  { company, ranges }: { company: { id: number; name: string }; ranges: readonly NumberRange[] },
): Promise<readonly FileFinding[]> {
  const numbers = previewControlNumbers(given, ranges);
  const people = ranges.flatMap(({ personIds }) => personIds);
  const without = people.filter((id) => numbers.get(id) === '');
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
