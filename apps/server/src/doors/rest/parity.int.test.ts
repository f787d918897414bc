import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAllRows } from '@garita/ledger/testing/all-rows';
import { databases, type TestDatabase, useDatabase } from '@garita/ledger/testing/test-database';
import { isTRPCClientError } from '@trpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { listUndocumented } from '../../testing/documented.ts';
import { prepareOffice, type Side } from '../../testing/parity-office.ts';
import { OPERATIONS } from '../../testing/parity-operations.ts';
import { REVISE, type Refused } from '../../testing/parity-refusal.ts';
import { REFUSALS } from '../../testing/parity-refusals.ts';
import { tagAt } from '../../testing/tag-at.ts';
import { callRest, testDependencies, typedClient } from '../../testing/test-server.ts';
import { fieldsDetail } from '../../text/errors.es.ts';
import type { Tag } from '../../text/tags.es.ts';
import type { AppRouter } from '../trpc/router.ts';

/** Use cases that one door alone has, and why. */
const ONE_DOOR: Record<string, string> = {
  listCompanies: 'the documented interface lists companies with their employees',
  listCompanyPageWithEmployees:
    'the documented page has the employees of each; its companies are those of our page',
  listCompanyPayees: 'our screens choose among employees; the documented list has all of each',
  companyDefaults: 'the documented interface has its defaults in the browser',
  employeeDefaults: 'the documented interface has its defaults in the browser',
  listTime: 'our screens open one entry at a time; the documented sheet has all of each',
  listContractorChoices: 'our screens choose among contractors; the documented list has all of each',
  listCompanyBalances:
    'our screens show the leave alone; the documented list of employees has it with all of each',
  listFixedTaxVersions: 'the documented interface shows what is in force',
  importEmployees: 'the documented interface creates one employee at a time',
  fixedTaxEffect: 'the documented interface has no call that only looks ahead',
  yearParametersEffect: 'the documented interface has no call that only looks ahead',
  severanceAround:
    'our screens compute the tax while severance is typed; the documented interface has its calculation',
  daysAround: 'our screens compute hours while days are typed; the documented interface computes them once',
  listLoadedTime: 'the documented interface loads one employee at a time',
  listRecordHistory: 'the documented interface shows no history',
  listSameNumber: 'the documented interface gets it as a warning of the write',
  listSameContractorNumber: 'the documented interface gets it as a warning of the write',
  listSharedContractorNumber: 'the typed door asks while the number is typed',
  findByNumber: 'the documented interface searches by name',
  revealContractorNumber: 'the documented interface has no masked number to be shown whole',
  revealSocialSecurityNumber: 'the documented interface has no masked number to be shown whole',
  changeProfile: 'the documented interface has no profile to change',
  listOwnSessions: 'the documented interface knows one session, its own',
  endOwnSession: 'the documented interface knows one session, its own',
  endOwnOtherSessions: 'the documented interface knows one session, its own',
  listAccountUsers: 'the documented interface has no users but the one who asks',
  inviteUser: 'the documented interface has no invitations',
  listPendingInvitations: 'the documented interface has no invitations',
  withdrawInvitation: 'the documented interface has no invitations',
  readInvitation: 'the documented interface has no invitations',
  acceptInvitation: 'the documented interface has no invitations',
  makePasswordLink: 'the documented interface has no users but the one who asks',
  removeUserSecondFactor: 'the documented interface has no users but the one who asks',
  readPasswordLink: 'the documented interface recovers no password',
  resetPassword: 'the documented interface recovers no password',
  changeUserAccess: 'the documented interface has no users but the one who asks',
  setUserActive: 'the documented interface has no users but the one who asks',
  downloadReport: 'bytes travel over the documented interface alone',
  reportSources: 'the documented interface has the entries themselves',
  downloadFiledCopy: 'bytes travel over the documented interface alone',
  downloadAuditorPacket: 'bytes travel over the documented interface alone',
  downloadPackage: 'bytes travel over the documented interface alone',
  downloadReportAs: 'bytes travel over the documented interface alone',
  recordListExport: 'the documented interface makes no sheet of a list',
  companyYear: 'the documented interface has no desk',
  deskAttention: 'the documented interface has no desk',
  listAccountCalendars: 'the documented interface lists the calendars of one company',
  listOpenPeriods: 'the documented interface has no desk',
  eraseMemos: 'whoever runs the server erases, on the command line',
  recordPayRun: 'no door leads to it yet; the demonstration records its years with it',
};

it('covers every use case', () => {
  const folder = fileURLToPath(new URL('../../application', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(^|\/)[\w-]+\.ts$/.test(name));
  const useCases = sources.flatMap((name) =>
    [
      ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(
        /^export const (\w+) = (?:u|ownU|openU)seCase\(/gm,
      ),
    ].map(([, useCase]) => useCase),
  );
  expect(useCases.length).toBeGreaterThan(20);
  const covered = [...OPERATIONS.map(({ useCase }) => useCase), ...Object.keys(ONE_DOOR)];
  expect(useCases.filter((useCase) => !covered.includes(useCase ?? ''))).toEqual([]);
});

// Two databases in which the same happens: through one door here, through the other there.
describe.each(databases)('both doors on %s', (kind) => {
  const typedSide = useDatabase(kind);
  const documentedSide = useDatabase(kind);
  let typed: Side;
  let documented: Side;

  beforeAll(async () => {
    typed = await prepareOffice(testDependencies(typedSide.db));
    documented = await prepareOffice(testDependencies(documentedSide.db));
  });

  const rowsOf = (side: TestDatabase) => readAllRows(side.owner);

  it.each(OPERATIONS)('$useCase: give one answer and leave the same rows', async ({ typed: call, rest }) => {
    const expected: unknown = await call(typedClient(testDependencies(typedSide.db), typed.token), typed);
    const { status, json } = await callRest(
      testDependencies(documentedSide.db),
      documented.token,
      rest(documented),
    );
    expect({ status, json: comparable(json) }).toEqual({ status: 200, json: comparable(expected) });
    expect(listUndocumented(rest(documented), status, json)).toEqual([]);
    expect(await rowsOf(documentedSide)).toEqual(await rowsOf(typedSide));
  });

  it.each(REFUSALS)('$rule: refuse alike and change nothing', async ({ typed: call, rest, as, answer }) => {
    const before = await rowsOf(typedSide);
    const client = typedClient(testDependencies(typedSide.db), typed.tokens[as]);
    const { isOkFalse, ...shown } = answer;
    expect(await refusalOf(call(client, typed))).toEqual({ ...shown, errors: answer.errors.typed });
    const refused = await callRest(
      testDependencies(documentedSide.db),
      documented.tokens[as],
      rest(documented),
    );
    expect({ status: refused.status, json: refused.json }).toMatchObject(
      documentedRefusal(answer, tagAt(`/${rest(documented).path}`)),
    );
    expect(listUndocumented(rest(documented), refused.status, refused.json)).toEqual([]);
    expect(await rowsOf(typedSide)).toEqual(before);
    expect(await rowsOf(documentedSide)).toEqual(before);
  });
});

function documentedRefusal(
  { status, detail, errors: { documented }, isOkFalse }: Refused,
  tag: Tag | undefined,
) {
  if (isOkFalse)
    return { status: 200, json: { ok: false, msg: detail, code: expect.any(String), result: null } };
  if (documented.length === 0) return { status, json: { detail } };
  // One door says what is wrong with the fields, because programs may show nothing else of it.
  const shown = detail === REVISE ? fieldsDetail(documented, tag) : detail;
  return { status, json: { detail: shown, errors: documented } };
}

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isTRPCClientError<AppRouter>(error) || !error.data)
    throw new Error('It was not refused', { cause: error });
  const { httpStatus: status, detail, errors } = error.data;
  return { status, detail, errors } satisfies Omit<Refused, 'errors' | 'isOkFalse'> & { errors: unknown };
}

// As JSON carries it, and without what no two answers have alike.
function comparable(answer: unknown): unknown {
  const text = JSON.stringify(answer, (name, value: unknown) =>
    ['access_token', 'created_at', 'voided_at', 'digits'].includes(name) ? undefined : value,
  );
  const parsed: unknown = JSON.parse(text);
  return parsed;
}
