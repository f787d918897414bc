import { isDeepStrictEqual } from 'node:util';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { readAllRows } from '@garita/ledger/testing/all-rows';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../testing/authorization-office.ts';
import { callRest, type RestCall, testDependencies } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { openApiDocument } from './openapi/document.ts';
import { ROUTE_GROUPS } from './route-groups.ts';

/*
 * Everything that is answered can be sent back. What stands in an answer, and which write takes it, is made
 * of the document alone, so that a new record is held to it by itself.
 */

type Json = Record<string, unknown>;
type Schema = {
  $ref?: string;
  properties?: Record<string, Schema & { readOnly?: boolean }>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
};
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const document = JSON.parse(JSON.stringify(openApiDocument(ROUTE_GROUPS))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const { schemas } = document.components;

const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);
const READS = OPERATIONS.filter(({ method, responses }) => method === 'GET' && jsonOf(responses['200']));
const WRITES = OPERATIONS.flatMap(({ requestBody, ...write }) => {
  const body = requestBody?.content['application/json']?.schema;
  return body && !write.path.startsWith('/reports') ? [{ ...write, body }] : [];
});

/** Finds the record that a write takes: it has everything the write asks for, and most of what it reads. */
const PAIRS = WRITES.flatMap((write) =>
  Object.entries(schemas)
    .filter(([name, schema]) => isTaken(write, name, schema))
    .map(([record]) => ({ ...write, record })),
);

function isTaken(
  { path, body }: (typeof WRITES)[number],
  name: string,
  { properties = {} }: Schema,
): boolean {
  const fields = Object.entries(body.properties ?? {}).filter(([, { readOnly }]) => !readOnly);
  const shared = fields.filter(([field]) => field in properties).length;
  const hasRequired = (body.required ?? []).every((field) => field in properties);
  const isOfItsOwn = answeredUnder(path).includes(name);
  return hasRequired && shared * 4 >= fields.length * 3 && (fields.length > 5 || isOfItsOwn);
}

/** The records that are answered where a write is, such as the payments beside the mark of a payment. */
function answeredUnder(path: string): string[] {
  const here = READS.filter((read) => path === read.path || path.startsWith(`${read.path}/`));
  return here.flatMap(({ responses }) => recordsIn(jsonOf(responses['200'])));
}

function jsonOf(response: Operation['responses'][string] | undefined): Schema | undefined {
  return response?.content?.['application/json']?.schema;
}

function recordsIn(schema: Schema | undefined): string[] {
  return schema ? [...JSON.stringify(schema).matchAll(/schemas\/(\w+)/g)].map(([, name = '']) => name) : [];
}

/** Every record in an answer by the name of its schema. */
function recordsOf(schema: Schema | undefined, value: unknown): [string, Json][] {
  if (!schema || value === null || value === undefined) return [];
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return [[name, value as Json], ...recordsOf(schemas[name], value)]; // as the document says
  }
  if (schema.anyOf) return schema.anyOf.flatMap((one) => recordsOf(one, value));
  if (Array.isArray(value)) return value.flatMap((one) => recordsOf(schema.items, one));
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([name, field]) => recordsOf(field, (value as Json)[name])); // as the document says
}

describe('what is answered', () => {
  const database = useDatabase();
  let office: Office;
  let call: (call: RestCall) => ReturnType<typeof callRest>;
  const samples = new Map<string, Json[]>();

  beforeAll(async () => {
    const asking = await anOffice(database.db, 1);
    office = asking.office;
    const dependencies = testDependencies(database.db);
    call = (one) => callRest(dependencies, asking.tokens.administrator, one);
    await furnish(asking);
    for (const { path, responses } of READS) {
      for (const query of ['', '?year=2025']) {
        const { status, json } = await call({ path: filledIn(path).slice(1) + query });
        if (status !== 200) continue;
        for (const [name, record] of recordsOf(jsonOf(responses['200']), json)) keep(name, record);
      }
    }
  }, 60_000);

  /** Keeps what was answered of a record, once however often it was. */
  function keep(name: string, record: Json): void {
    const known = samples.get(name) ?? [];
    if (!known.some((one) => isDeepStrictEqual(one, record))) samples.set(name, [...known, record]);
  }

  /** Everything that is recorded; of a command that changed nothing only its key is kept. */
  async function recorded() {
    const { 'ledger.commands': _, ...rows } = await readAllRows(database.owner);
    return rows;
  }

  function filledIn(path: string, id = parentOf(path)): string {
    const ids: Record<string, unknown> = { ...office, ...PARTS, id };
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  }

  /** The record that a path without a record's own id is about. */
  function parentOf(path: string): number {
    if (/^\/(balances|time)\//.test(path)) return office.employeeId;
    if (path.startsWith('/outtime/')) return office.contractorId;
    return office.companyId;
  }

  it.each(PAIRS)('$record is taken by $operationId', ({ record, body }) => {
    const names = Object.keys(schemas[record]?.properties ?? {});
    expect(names.filter((name) => !(name in (body.properties ?? {})))).toEqual([]);
  });

  it.each(PAIRS.filter(({ method, operationId }) => method === 'PUT' && !ACTS.includes(operationId)))(
    '$record changes nothing where it is sent to $operationId',
    async ({ record, path }) => {
      for (const sample of samples.get(record) ?? []) {
        const before = await recorded();
        const id = typeof sample['id'] === 'number' ? sample['id'] : parentOf(path);
        const { status, json } = await call({
          method: 'PUT',
          path: filledIn(path, id).slice(1),
          body: sample,
        });
        expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
        expect(await recorded()).toEqual(before);
      }
    },
  );

  it.each(PAIRS.filter(({ method, operationId }) => method === 'POST' && !ACTS.includes(operationId)))(
    '$record is made once more where it is sent to $operationId',
    async ({ record, path }) => {
      // A number that is masked is nobody's yet, and less than nothing is no new pay.
      const whole = (samples.get(record) ?? []).filter(
        (sample) => !sample['corrects'] && !JSON.stringify(sample).includes('***'),
      );
      // There is one code.
      for (const sample of whole.slice(0, path === '/codes/' ? 1 : 3)) {
        const body = { ...sample, ...NEW[path] };
        const { status, json } = await call({ method: 'POST', path: filledIn(path).slice(1), body });
        expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
      }
    },
  );
});

/** Gives an office of each record those that are spelled otherwise than the plain ones. */
async function furnish({ office, callers }: Awaited<ReturnType<typeof anOffice>>): Promise<void> {
  const we = callers.administrator;
  const { companyId, employeeId, accountantId, entryId, version, taxId } = office;
  const line = { requirement: 'required', isOnByDefault: true, accountName: '2310' } as const;
  const union = {
    ...line,
    name: 'Unión',
    direction: 'deduction',
    basis: 'percentage',
    rate: 15_000,
  } as const;
  const bonus = { ...line, name: 'Incentivo', direction: 'addition', basis: 'fixed', cents: 5_00 } as const;
  const { id: unionId } = await we.companyTaxes.create({ companyId, tax: union });
  await we.companyTaxes.create({ companyId, tax: bonus });
  const flat = { withholdingMethod: 'flat-rate', withholdingRate: 105_000 } as const;
  const { id: other } = await we.employees.create({
    companyId,
    employee: anEmployee({ firstName: 'Berta', socialSecurityNumber: '581440022', ...flat }),
  });
  const {
    id: _,
    isActive,
    companyId: __,
    leaveBalances,
    ...saved
  } = await we.employees.get({
    companyId,
    employeeId,
  });
  const leave = { ...saved.leave, vacation: { ...saved.leave.vacation, openingMinutes: 600 } };
  await we.employees.update({ companyId, employeeId, employee: { ...saved, leave } });
  await we.balances.adjustLeave({
    employeeId,
    adjustment: { kind: 'vacation', date: '2026-02-01', minutes: -90, reason: 'Error de captura' },
  });

  // A correction, whose amounts are differences: of forty hours thirty-eight were worked.
  for (const deed of ['review', 'close'] as const) {
    const { version: seen } = await we.periods.get({ companyId, periodId: 2026110 });
    await we.periods[deed]({ companyId, periodId: 2026110, version: seen });
  }
  const later = { ...aWeekOf(38, accountantId), periodId: 2026111, payDate: '2026-03-18' };
  await we.payroll.correct({ entryId, version, entry: later });
  // An entry with typed amounts, paid by a cheque; another one was void.
  const typed = await we.payroll.load({
    employeeId: other,
    entry: {
      ...later,
      payDate: '2026-03-19',
      memo: 'Con cheque',
      editedIncomeTax: 12_34,
      companyLines: [
        { taxId: unionId, isActive: true, editedCents: 7_00 },
        { taxId, isActive: false },
      ],
    },
  });
  for (const chequeNumber of [101, 102]) {
    const one = { entryId: typed.entryId, version: typed.version };
    await we.payroll.markPaid({ ...one, paid: null });
    await we.payroll.markPaid({ ...one, paid: { paidOn: '2026-03-19', method: 'check', chequeNumber } });
  }
  // Pay of days that the opening balance of 2025 includes, loaded after it.
  const ofOpening = { ...aWeekOf(8, accountantId), periodId: 2025150, payDate: '2025-12-17' };
  await we.payroll.load({ employeeId, entry: ofOpening, reason: 'Llegó tarde' });
}

/** The operations that do something to a record instead of saying what it is. */
const ACTS = ['recalculateTime', 'recalculateContractorTime', 'correctTime', 'reopenPeriod', 'closeMonth'];

/**
 * The facts that a new record has to itself: those that no two codes share, a period that is open, and why
 * a person has another record.
 */
const NEW: Record<string, Json> = {
  '/codes/': { email: 'otra@codigo.example', code: 'OTRO-1' },
  '/time/{id}': { period_id: 2026112 },
  '/employers/{id}': { reason: 'Trabaja en dos puestos' },
};

/** The parts of addresses that are no ids of records. */
const PARTS = { year: '2026', type: '1', periodId: '2026110', month: '2026-03' };
