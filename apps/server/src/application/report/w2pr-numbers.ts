import { isAllowed } from '@garita/domain/account/permissions';
import {
  type ControlNumbers,
  findW2prControlNumbers,
  giveW2prControlNumbers,
} from '@garita/ledger/registry/w2pr-control-numbers';
import { AppError } from '../app-error.ts';
import type { Context } from '../use-case.ts';
import { writeOnce } from '../write-once.ts';

/** The W-2PRs of a company for these employees, in the order in which they are numbered. */
type OfYear = { companyId: number; year: number; employeeIds: readonly number[] };

/**
 * The control numbers for what is filed: whoever may write gives one to each who has none. Somebody who may only read gets those
 * that there are.
 *
 * Errors: `control-numbers-used-up`, and then none was given.
 */
export async function w2prNumbers(
  context: Context,
  { companyId, year, employeeIds }: OfYear,
): Promise<ControlNumbers> {
  const { dependencies, actor } = context;
  const scope = { accountId: actor.accountId, companyId };
  if (!isAllowed(actor.role, 'records:write')) {
    return findW2prControlNumbers(dependencies.database, scope, year);
  }
  const request = [companyId, year, employeeIds];
  const given = await writeOnce(context, { operation: 'w2prNumbers.give', request }, (tx, stamp) =>
    giveW2prControlNumbers(tx, stamp, scope, { taxYear: year, employeeIds }),
  );
  if (given.ok) return given.numbers;
  const { needed, left } = given;
  throw new AppError('control-numbers-used-up', { controlNumbers: { needed, left } });
}
