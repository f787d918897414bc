import { describe, expect, it } from 'vitest';
import {
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
} from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { assignControlNumbers, findControlNumbers, type NumberedForm } from './control-numbers.ts';

const THREE = { first: '000000101', last: '000000104' };

describe.each(databases)('the control numbers of the forms of a year, on %s,', (kind) => {
  const database = useDatabase(kind);
  let accounts = 0;
  const anAccount = () => savedAccount(database.db, `control-${kind}-${++accounts}`);

  const givingTo =
    ({ stamp }: SavedAccount, { scope }: SavedCompany, form: NumberedForm = 'w2pr') =>
    (taxYear: number, ...personIds: number[]) =>
      database.db.transaction((tx) =>
        assignControlNumbers(tx, { ...stamp, form }, scope, { taxYear, personIds }),
      );

  async function threeNumbers() {
    const account = await anAccount();
    const company = await savedCompany(database.db, account, { w2ControlRange: THREE });
    return { account, company, give: givingTo(account, company) };
  }

  const numbered = (...numbers: [number, string][]) => ({ ok: true, numbers: new Map(numbers) });

  it('follow each other from the first of the range, and stay once they are given', async () => {
    const { company, give } = await threeNumbers();
    expect(await give(2026, 8)).toEqual(numbered([8, '000000101']));
    const all = numbered([8, '000000101'], [5, '000000102'], [9, '000000103']);
    expect(await give(2026, 5, 8, 9)).toEqual(all);
    expect(await give(2026, 9)).toEqual(all);
    expect(await findControlNumbers(database.db, 'w2pr', company.scope, 2026)).toEqual(all.numbers);
  });

  it('begin anew each year', async () => {
    const { company, give } = await threeNumbers();
    await give(2025, 8, 9);
    expect(await give(2026, 9)).toEqual(numbered([9, '000000101']));
    const other = await anAccount();
    const theirs = { accountId: other.scope.accountId, companyId: company.scope.companyId };
    expect(await findControlNumbers(database.db, 'w2pr', theirs, 2026)).toEqual(new Map());
  });

  it('are given to nobody where the range has not enough of them', async () => {
    const { company, give } = await threeNumbers();
    await give(2026, 1);
    expect(await give(2026, 1, 2, 3, 4)).toEqual({ ok: false, needed: 3, left: 2 });
    expect((await findControlNumbers(database.db, 'w2pr', company.scope, 2026)).size).toBe(1);
  });

  it('are never those of another company of the same employer number', async () => {
    const { account, company, give: here } = await threeNumbers();
    const branch = await savedCompany(database.db, account, { w2ControlRange: THREE });
    const unrelated = await savedCompany(database.db, account, {
      w2ControlRange: THREE,
      employerIdentificationNumber: '660999999',
    });
    expect(branch.company.employerIdentificationNumber).toBe(company.company.employerIdentificationNumber);
    await here(2026, 1);
    expect(await givingTo(account, branch)(2026, 2)).toEqual(numbered([2, '000000102']));
    expect(await here(2026, 1, 3)).toEqual(numbered([1, '000000101'], [3, '000000103']));
    expect(await givingTo(account, unrelated)(2026, 4)).toEqual(numbered([4, '000000101']));
  });

  it('come from the range of form 480.6SP for that form, whatever the W-2PRs of these people have', async () => {
    const account = await anAccount();
    const range = { first: '000000101', last: '000000103' };
    const company = await savedCompany(database.db, account, {
      w2ControlRange: range,
      form480ControlRange: range,
    });
    const give = givingTo(account, company, 'form480');
    await givingTo(account, company)(2026, 7);
    const first = numbered([7, '000000101']);
    expect(await give(2026, 7)).toEqual(first);
    expect(await give(2026, 8, 9)).toEqual({ ok: false, needed: 2, left: 1 });
    expect(await findControlNumbers(database.db, 'form480', company.scope, 2026)).toEqual(first.numbers);
    expect(await give(2026, 9)).toEqual(numbered([7, '000000101'], [9, '000000102']));
  });

  // PGlite has one session, which does one after the other anyway.
  it.runIf(kind === 'postgres')('are given once, however many ask at the same time', async () => {
    const account = await anAccount();
    const range = { first: '000000001', last: '000000101' };
    const company = await savedCompany(database.db, account, { w2ControlRange: range });
    const branch = await savedCompany(database.db, account, { w2ControlRange: range });
    const employeeIds = Array.from({ length: 10 }, (_, index) => index + 1);
    await Promise.all(
      employeeIds.flatMap((id) => [
        givingTo(account, company)(2026, id, ((id + 4) % 10) + 1),
        givingTo(account, branch)(2026, 100 + id),
      ]),
    );
    const numbers = await Promise.all(
      [company, branch].map(({ scope }) => findControlNumbers(database.db, 'w2pr', scope, 2026)),
    );
    const all = numbers.flatMap((ofCompany) => [...ofCompany.values()]).toSorted();
    expect(all).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(9, '0')));
  });
});
