import { randomUUID } from 'node:crypto';
import { aWeekOf } from '@garita/server/testing/time-entries';
import { z } from 'zod';
import type { HttpOffice } from './http-office.ts';
import type { BareRequest, OfficeUser } from './http-people.ts';

/** An operation of the product that is measured over HTTP. */
export type Operation = {
  name: string;
  floor: BareRequest;
  /** The limit of the 95th percentile with fifty users on PostgreSQL. */
  bar?: number;
  aim?: number;
  send: (person: OfficeUser, office: HttpOffice) => Promise<unknown>;
};

/** The operations that an office uses all day. */
export const OPERATIONS: readonly Operation[] = [
  {
    name: 'list of companies',
    floor: 'SELECT',
    bar: 3,
    aim: 2,
    send: ({ ask }) => ask(query('companies.list')),
  },
  { name: 'search', floor: 'SELECT', bar: 3, aim: 2, send: ({ ask }) => ask(query('search.records')) },
  {
    name: 'Cargar Tiempo',
    floor: 'SELECT',
    bar: 6,
    aim: 3,
    send: ({ ask, employee: { companyId, employeeId } }) =>
      ask(query('payroll.sheet', { companyId, employeeId, year: 2026 })),
  },
  { name: 'Procesos', floor: 'SELECT', send: ({ ask }) => ask(query('companies.listWithEmployees')) },
  {
    name: 'preview of a 941',
    floor: 'SELECT',
    send: ({ ask, employee: { companyId } }) =>
      ask(query('reports.preview', { report: 'form-941', companyId, year: 2026, quarter: 1 })),
  },
  {
    name: 'stub',
    floor: 'SELECT',
    send: ({ ask, employee: { companyId, employeeId, entryId } }) =>
      ask('/files/entry-stub', { companyId, employeeId, entryId }),
  },
  {
    name: 'save',
    floor: 'INSERT',
    bar: 5,
    aim: 3,
    send: ({ ask, employee: { employeeId } }, { accountantId }) =>
      ask('/trpc/payroll.load', { employeeId, entry: aWeekOf(8, accountantId), commandId: randomUUID() }),
  },
  { name: 'amend', floor: 'INSERT', send: amend },
  {
    name: 'sign-in',
    floor: 'INSERT',
    send: ({ signIn }) => signIn(),
  },
];

async function amend({ ask, employee }: OfficeUser, { accountantId }: HttpOffice): Promise<void> {
  const { entryId, version } = employee;
  const entry = aWeekOf(30 + (version % 10), accountantId);
  const answer = await ask('/trpc/payroll.amend', { entryId, version, entry, commandId: randomUUID() });
  employee.version = amendAnswer.parse(JSON.parse(answer)).result.data.version;
}

function query(procedure: string, input?: unknown): string {
  const asked = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return `/trpc/${procedure}${asked}`;
}

const amendAnswer = z.object({ result: z.object({ data: z.object({ version: z.int() }) }) });
