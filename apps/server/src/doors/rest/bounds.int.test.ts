import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../testing/authorization-office.ts';
import { callRest, type RestCall, testDependencies } from '../../testing/test-server.ts';
import { openApiDocument } from './openapi/document.ts';
import { ROUTE_GROUPS } from './route-groups.ts';

/* Every number and every list of a request has a bound in the document, and what is above it is refused. */

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  readOnly?: boolean;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
};
type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name?: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const document = JSON.parse(JSON.stringify(openApiDocument(ROUTE_GROUPS))) as {
  paths: Record<string, Record<string, Operation>>;
};
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);

/** The numbers whose schema refuses everything but a list of its own, which JSON Schema cannot say. */
const LISTED: Record<string, number> = {
  country_postal_address: 999,
  country_physical_address: 999,
  address_country: 999,
  country: 999,
  physical_country: 999,
};

type Bound = { path: string[]; above: unknown };

/** Returns the places of a schema that take a number or a list, each with a value above its bound. */
function boundsIn(schema: Schema, path: string[]): Bound[] {
  if (schema.readOnly) return [];
  const kinds = [schema.type ?? []].flat();
  const largest = LISTED[path.at(-1) ?? ''] ?? schema.maximum;
  const isNumber = !schema.enum && (kinds.includes('integer') || kinds.includes('number'));
  const above = largest === undefined || largest >= Number.MAX_SAFE_INTEGER ? undefined : largest + 1;
  const { maxItems, items } = schema;
  const many = maxItems === undefined ? undefined : Array.from({ length: maxItems + 1 }, () => null);
  return [
    ...(isNumber ? [{ path, above }] : []),
    ...(kinds.includes('array') ? [{ path, above: many }] : []),
    ...(items ? boundsIn(items, [...path, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((one) => boundsIn(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => boundsIn(inner, [...path, name])),
  ];
}

/** The calls that take whatever some document takes; the call of each document has those fields too. */
const OF_ANY_DOCUMENT = ['fileDocument', 'previewReport'];

/** The fields that are refused by what they name: no pay has such a version, which is answered with 409. */
const BY_NAME = ['version'];

/** The fields without which an amount has no meaning yet. */
const BESIDE: Record<string, object> = {
  '/taxes/{id}': { type_amount: 2 },
  '/fixed-taxes/': { name: 'medicare' },
};

const BODIES = OPERATIONS.flatMap(({ requestBody, security, ...operation }) => {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && security.length > 0 ? [{ ...operation, bounds: boundsIn(schema, []) }] : [];
});

const OWN_BODIES = BODIES.filter(
  ({ bounds, operationId }) => bounds.length > 0 && !OF_ANY_DOCUMENT.includes(operationId),
);

const QUERIES = OPERATIONS.map((operation) => ({
  ...operation,
  bounds: operation.parameters.flatMap(({ name, in: where, schema }) =>
    name !== undefined && where === 'query' ? boundsIn(schema, [name]) : [],
  ),
}));

describe('a request', () => {
  const database = useDatabase();
  let office: Office;
  let call: (call: RestCall) => ReturnType<typeof callRest>;

  beforeAll(async () => {
    const asking = await anOffice(database.db, 1);
    office = asking.office;
    call = (one) => callRest(testDependencies(database.db), asking.tokens.administrator, one);
  }, 60_000);

  it('has a bound for every number and every list', () => {
    const unbounded = [...BODIES, ...QUERIES].flatMap(({ operationId, bounds }) =>
      bounds.flatMap(({ path, above }) => (above === undefined ? [`${operationId}: ${path.join('.')}`] : [])),
    );
    expect(unbounded).toEqual([]);
  });

  it.each(OWN_BODIES)(
    '$method $path refuses in its body whatever is above a bound',
    async ({ method, path, bounds }) => {
      for (const { path: place, above } of bounds) {
        if (BY_NAME.includes(place.at(-1) ?? '')) continue;
        const body = { ...BESIDE[path], ...(nested(place, above) as object) }; // an object, as every body is
        const at = { method, path: filledIn(path).slice(1), body } as RestCall;
        expect(await refused(call(at), place)).toEqual({ place, status: 422, isNamed: true });
      }
    },
    30_000,
  );

  it.each(QUERIES.filter(({ bounds }) => bounds.length > 0))(
    '$method $path refuses in its query whatever is above a bound',
    async ({ method, path, bounds }) => {
      for (const { path: place, above } of bounds) {
        const at = `${filledIn(path).slice(1)}?${place[0]}=${String(above)}`;
        expect(await refused(call({ method, path: at } as RestCall), place)).toEqual({
          place,
          status: 422,
          isNamed: true,
        });
      }
    },
    30_000,
  );

  it.each(OPERATIONS.filter(({ security, method }) => security.length === 0 && method === 'POST'))(
    '$path, which is open to everybody, answers a long body shortly',
    async ({ path }) => {
      const names = Array.from({ length: 20_000 }, (_, index) => [`unknown-${index}`, 1]);
      const { status, json } = await callRest(testDependencies(database.db), undefined, {
        method: 'POST',
        path: path.slice(1),
        body: Object.fromEntries(names),
      });
      expect(status).toBe(413);
      expect(JSON.stringify(json).length).toBeLessThan(500);
    },
  );

  async function refused(calling: ReturnType<typeof callRest>, place: readonly string[]) {
    const { status, json } = await calling;
    const { errors = [] } = json as { errors?: { field: string }[] };
    return { place, status, isNamed: errors.some(({ field }) => isOf(field, place)) };
  }

  function filledIn(path: string): string {
    const ofNoun: Record<string, number> = {
      '/companies': office.companyId,
      '/employers': office.employeeId,
      '/outemployers': office.contractorId,
      '/accountant': office.accountantId,
      '/taxes': office.taxId,
      '/fixed-taxes': 2,
      '/codes': office.codeId,
      '/time': office.entryId,
      '/outtime': office.payment.entryId,
      '/balances': office.employeeId,
    };
    const noun = /^\/[\w-]+/.exec(path)?.[0] ?? '';
    const values: Record<string, string | number | undefined> = {
      id: ofNoun[noun],
      companyId: office.companyId,
      employeeId: office.employeeId,
      contractorId: office.contractorId,
      entryId: office.entryId,
      filingId: office.filingId,
      periodId: 2026120,
      year: 2026,
      month: '2026-01',
      type: 'weekly',
    };
    return path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 1));
  }
});

/**
 * True for an error of a place, of a list that it is in, or of a part that errors name without its object.
 */
function isOf(field: string, place: readonly string[]): boolean {
  return field.split('.')[0] === place[0] || field === place.at(-1);
}

function nested([name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  return name === '0' ? [nested(rest, value)] : { [name]: nested(rest, value) };
}
