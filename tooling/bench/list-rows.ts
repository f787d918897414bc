import {
  type SavedAccount,
  savedAccount,
  savedCompany,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import type { Dependencies } from '@garita/server/application/dependencies';
import { listEmployeePage, listEmployees } from '@garita/server/application/employee/employees';
import { listCompanyPayees } from '@garita/server/application/employee/payees';
import { searchRecords } from '@garita/server/application/records/search-records';
import type { Actor } from '@garita/server/auth/actor';
import { testDependencies } from '@garita/server/testing/test-server';
import { sql } from 'drizzle-orm';
import { compare, timePer } from './measure.ts';
import { copyEmployee, savedNthCompany } from './office-records.ts';
import type { Row } from './row.ts';
import { openScratchPglite, openScratchPostgres, type ScratchDatabase } from './scratch-database.ts';

const COMPANIES = 200;
const EMPLOYEES = 50;
const LARGEST = 5_000;

/** The longest delay that a person does not notice. */
const UNNOTICED_MS = 100;

/** A user with many companies, and a user with one company of many employees. */
type Offices = { ofMany: Actor; ofLargest: Actor; companyId: number };
type Operation = {
  name: string;
  /** True if the operation must end within `UNNOTICED_MS`. */
  isAtOnce?: boolean;
  ask: (dependencies: Dependencies, offices: Offices) => Promise<unknown>;
};

const PAGE = { orderBy: 'name', limit: 10 } as const;

const OPERATIONS: Operation[] = [
  {
    name: `what the palette looks in, of ${COMPANIES} companies of ${EMPLOYEES}`,
    isAtOnce: true,
    ask: async (dependencies, { ofMany }) => searchRecords(dependencies, ofMany)(),
  },
  {
    name: `first page of ${LARGEST} employees`,
    isAtOnce: true,
    ask: (dependencies, { ofLargest, companyId }) =>
      listEmployeePage(dependencies, ofLargest)({ ...PAGE, companyId }),
  },
  {
    name: `page of what is looked for among ${LARGEST} employees`,
    isAtOnce: true,
    ask: (dependencies, { ofLargest, companyId }) =>
      listEmployeePage(dependencies, ofLargest)({ ...PAGE, companyId, search: 'nazario 49' }),
  },
  {
    name: `last page of ${LARGEST} employees by type`,
    isAtOnce: true,
    ask: (dependencies, { ofLargest, companyId }) =>
      listEmployeePage(dependencies, ofLargest)({ ...PAGE, companyId, orderBy: 'type', isBackwards: true }),
  },
  {
    name: `choice among ${LARGEST} employees`,
    isAtOnce: true,
    ask: (dependencies, { ofLargest, companyId }) =>
      listCompanyPayees(dependencies, ofLargest)({ companyId }),
  },
  {
    name: `all of ${LARGEST} employees`,
    ask: (dependencies, { ofLargest, companyId }) => listEmployees(dependencies, ofLargest)({ companyId }),
  },
];

/** Measures lists of a large office, written as JSON, compared with the longest unnoticed delay. */
export async function* listRows(): AsyncGenerator<Row> {
  yield* rowsOn('PostgreSQL', await openScratchPostgres([]));
  yield* rowsOn('embedded', await openScratchPglite([]));
}

async function* rowsOn(database: string, scratch: ScratchDatabase): AsyncGenerator<Row> {
  try {
    const offices = await savedOffices(scratch);
    const dependencies = testDependencies(scratch.db);
    for (const { name, isAtOnce = false, ask } of OPERATIONS) {
      const measured = await compare({
        ours: () => timePer(1, async () => JSON.stringify(await ask(dependencies, offices))),
        floor: async () => UNNOTICED_MS,
      });
      const title = `${name}, ${database} / ${UNNOTICED_MS} ms`;
      yield { title, by: 'time', measured, ...(isAtOnce && { bar: 1 }) };
    }
  } finally {
    await scratch.close();
  }
}

async function savedOffices({ db, owner }: ScratchDatabase): Promise<Offices> {
  const account = await savedAccount(db);
  const first = await savedNthCompany(db, account, 1);
  for (let nth = 2; nth <= COMPANIES; nth += 1) await savedNthCompany(db, account, nth);
  const other = await savedAccount(db, 'grande');
  const largest = await savedCompany(db, other);
  const { id } = await savedEmployee(db, account, first);
  await copyEmployee(owner, id, {
    amount: sql`case when c.id = ${largest.company.id} then ${LARGEST}::int else ${EMPLOYEES}::int end`,
  });
  await owner.execute(sql`vacuum analyze`);
  return { ofMany: actorOf(account), ofLargest: actorOf(other), companyId: largest.company.id };
}

function actorOf({ user: { name, email, access, accountId, id } }: SavedAccount): Actor {
  return { userId: id, accountId, role: 'auditor', access, name, email, sessionId: 0 };
}
