import type { Role } from '@garita/domain/account/permissions';
import type { PackageRequest } from '@garita/domain/report/report-package';
import { reportRequestSchema } from '@garita/domain/report/report-request';
import type { DisclosureKind } from '@garita/ledger/registry/access/disclosures';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, findActor } from '../../auth/actor.ts';
import { anOffice } from '../../testing/authorization-office.ts';
import { FILE_REQUESTS } from '../../testing/file-requests.ts';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies } from '../../testing/test-server.ts';
import { downloadFiledCopy } from '../filing/filed-documents.ts';
import { downloadPackage } from '../report/download-package.ts';
import { downloadReport, downloadReportAs } from '../report/download-report.ts';
import { downloadAuditorPacket } from './download-auditor-packet.ts';

const REPORTS = Object.entries(FILE_REQUESTS);

// The bytes of a download are made while they are read: none is read here, so each of these costs what it
// takes to gather it.
describe('who saw whole numbers and who took documents of a company', () => {
  const database = useDatabase();
  let asking: Awaited<ReturnType<typeof anOffice>>;
  let accountant: Actor;
  let auditor: Actor;

  beforeAll(async () => {
    asking = await anOffice(database.db, 1);
    accountant = await signedIn('practitioner');
    auditor = await signedIn('auditor');
  });

  const world = () => testDependencies(database.db);
  async function signedIn(role: Role): Promise<Actor> {
    const actor = await findActor(world(), 'bearer', asking.tokens[role]);
    if (!actor) throw new Error(`The office has somebody of each role: ${role}`);
    return actor;
  }
  const listed = (asked: { kind?: DisclosureKind; userId?: number; employeeId?: number } = {}) =>
    asking.callers.auditor.audit.disclosures({ companyId: asking.office.companyId, ...asked });

  /** Returns the disclosures that are listed now and were not before. */
  async function newAfter(work: () => Promise<unknown>) {
    const newest = (await listed()).lines[0]?.id ?? 0;
    await work();
    return (await listed()).lines.filter(({ id }) => id > newest);
  }

  it.each(REPORTS)('a download of %s is recorded once', async (report, asked) => {
    const request = reportRequestSchema.parse({ report, ...asked(asking.office) });
    // Not the auditor: some files give control numbers, which is writing.
    const recorded = await newAfter(() => downloadReport(world(), accountant)(request));
    expect(recorded).toMatchObject([
      { kind: 'export', what: report, by: { id: accountant.userId, name: 'Sara Paz' } },
    ]);
  });

  it('says of a document whose it is, which one, and in what format', async () => {
    const { companyId, employeeId } = asking.office;
    const stub = { report: 'period-stubs' as const, companyId, employeeId, periodId: 2026110 };
    const [ofPerson] = await newAfter(() => downloadReport(world(), auditor)(stub));
    expect(ofPerson).toMatchObject({
      person: { kind: 'employee', id: employeeId },
      about: { periodId: 2026110 },
    });
    const days = { start: '2026-01-01', end: '2026-03-31' };
    const request = { report: 'journal' as const, companyId, ...days };
    const [list] = await newAfter(() => downloadReportAs(world(), auditor)({ request, format: 'csv' }));
    expect(list).toMatchObject({ what: 'journal', person: null, about: { ...days, format: 'csv' } });
  });

  it('tells of a package, a filed copy and an auditor’s packet once each, and which they are', async () => {
    const { companyId, filingId } = asking.office;
    const year: PackageRequest = { companyId, year: 2026, quarter: 1 };
    expect(await newAfter(() => downloadPackage(world(), auditor)(year))).toMatchObject([
      { kind: 'export', what: 'package', about: { year: 2026, quarter: 1 } },
    ]);
    expect(await newAfter(() => downloadFiledCopy(world(), auditor)({ companyId, filingId }))).toMatchObject([
      { kind: 'export', what: 'filedCopy', about: { report: 'form-940', year: 2025 } },
    ]);
    const packet = { companyId, personalData: false };
    expect(await newAfter(() => downloadAuditorPacket(world(), auditor)(packet))).toMatchObject([
      { kind: 'export', what: 'auditorPacket', about: {} },
    ]);
  });

  it.each(['auditor', 'practitioner'] as const)(
    'tells of a list that a %s saves, and of what it is',
    async (role) => {
      const { companyId } = asking.office;
      const { reports } = asking.callers[role];
      const ofPeriod = await newAfter(() =>
        reports.recordList({ list: 'Lo cargado', companyId, periodId: 2026110 }),
      );
      expect(ofPeriod).toEqual([
        {
          id: expect.any(Number),
          kind: 'export',
          at: expect.any(String),
          by: { id: (await signedIn(role)).userId, name: expect.any(String) },
          what: 'list',
          person: null,
          about: { list: 'Lo cargado', periodId: 2026110 },
        },
      ]);
      const ofAccount = await newAfter(() => reports.recordList({ list: 'Compañías' }));
      expect(ofAccount).toMatchObject([{ kind: 'export', what: 'list', about: { list: 'Compañías' } }]);
    },
  );

  it('tells an account of no list that another one saves', async () => {
    const { companyId } = asking.office;
    const { stranger } = asking.callers;
    const recorded = await newAfter(async () => {
      await stranger.reports.recordList({ list: 'Compañías' });
      const ofOffice = stranger.reports.recordList({ list: 'Empleados', companyId });
      expect(await refusal(ofOffice)).toMatchObject({ code: 'not-found' });
    });
    expect(recorded).toEqual([]);
  });

  it('tells each look at a whole number, and whose it was', async () => {
    const { employeeId, contractorId } = asking.office;
    const we = asking.callers.practitioner;
    expect(await newAfter(() => we.employees.revealSocialSecurityNumber({ employeeId }))).toMatchObject([
      { kind: 'look', what: 'socialSecurityNumber', person: { kind: 'employee', id: employeeId }, about: {} },
    ]);
    const field = 'bankAccount';
    expect(await newAfter(() => we.contractors.revealNumber({ contractorId, field }))).toMatchObject([
      { kind: 'look', what: field, person: { kind: 'contractor', id: contractorId } },
    ]);
  });

  it('tells nothing of what was refused', async () => {
    const { companyId, employeeId } = asking.office;
    const recorded = await newAfter(async () => {
      // No quarter has begun in 2027, an auditor cannot consent, and the stranger has no such employee or
      // company.
      const later = { report: 'form-941' as const, companyId, year: 2027, quarter: 1 };
      await expect(downloadReport(world(), auditor)(later)).rejects.toThrow('report-year-outside');
      const form = { report: 'form-941' as const, companyId, year: 2026, quarter: 1 };
      const noList = downloadReportAs(world(), auditor)({ request: form, format: 'xlsx' });
      await expect(noList).rejects.toThrow('not-found');
      const packet = downloadAuditorPacket(world(), auditor)({ companyId, personalData: true });
      await expect(packet).rejects.toThrow('forbidden');
      const copy = downloadFiledCopy(world(), auditor)({ companyId, filingId: 9_999 });
      await expect(copy).rejects.toThrow('not-found');
      const { stranger } = asking.callers;
      expect(await refusal(stranger.employees.revealSocialSecurityNumber({ employeeId }))).toMatchObject({
        code: 'not-found',
      });
    });
    expect(recorded).toEqual([]);
  });

  it('is asked for by kind, by who it was, and by whom it is about', async () => {
    const { employeeId } = asking.office;
    const looks = (await listed({ kind: 'look' })).lines;
    expect(new Set(looks.map(({ kind }) => kind))).toEqual(new Set(['look']));
    const exports = (await listed({ kind: 'export' })).lines;
    expect(new Set(exports.map(({ kind }) => kind))).toEqual(new Set(['export']));
    const ofAuditor = (await listed({ userId: auditor.userId })).lines;
    expect(new Set(ofAuditor.map(({ by }) => by.id))).toEqual(new Set([auditor.userId]));
    const ofEmployee = (await listed({ employeeId })).lines;
    expect(new Set(ofEmployee.map(({ kind }) => kind))).toEqual(new Set(['look', 'export']));
    for (const { person } of ofEmployee) expect(person).toMatchObject({ kind: 'employee', id: employeeId });
  });

  it('tells an auditor of no document of a year outside of the access, nor of one of pay of such a year', async () => {
    const { companyId } = asking.office;
    const found = await asking.callers.latecomer.audit.disclosures({ companyId });
    // A number is of no year. Neither are the terms of a record, a packet, or the list of the companies.
    const documents = ['auditorPacket', 'employment-letter', 'withholding-certificate'];
    const yearless = (await listed()).lines.filter(
      ({ kind, what, about }) => kind === 'look' || documents.includes(what) || about.list === 'Compañías',
    );
    expect(found.lines).toEqual(yearless);
    expect(yearless).not.toEqual([]);
  });

  it('comes in parts of 50 that leave nothing out and tell nothing twice', async () => {
    const { companyId } = asking.office;
    const stamp = { accountId: auditor.accountId, actorId: auditor.userId, at: world().now() };
    const shown = { tableName: 'documents', recordId: companyId, field: 'form-940', about: { year: 2025 } };
    await database.db.transaction(async (tx) => {
      for (let taken = 0; taken < 51; taken += 1) await recordDisclosure(tx, stamp, shown);
    });
    const first = await listed({ userId: auditor.userId });
    expect(first.lines).toHaveLength(50);
    const { audit } = asking.callers.auditor;
    const second = await audit.disclosures({ companyId, userId: auditor.userId, cursor: first.nextCursor });
    expect(second.nextCursor).toBeUndefined();
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });
});
