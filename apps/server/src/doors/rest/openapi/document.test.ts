import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../text/api.es.ts';
import { TAGS } from '../../../text/tags.es.ts';
import { ROUTE_GROUPS } from '../route-groups.ts';
import { openApiDocument } from './document.ts';

/**
 * The calls of the administration, as the table of its specification has them; what is no path there is left
 * out.
 */
const ADMINISTRATION = [
  'post /auth/login, get /auth/, post /users/, post /auth/change-password',
  'get /companies/, get /companies/{}, post /companies/, put /companies/{}, delete /companies/{}, delete /companies/delete/{}',
  'get /employers/{}, get /employers/{}/{}, post /employers/{}, put /employers/{}, delete /employers/{}, delete /employers/delete/{}',
  'get /taxes/{}, get /taxes/{}/{}, post /taxes/{}, put /taxes/{}, delete /taxes/{}, delete /taxes/delete/{}',
  'get /fixed-taxes/, get /fixed-taxes/{}, get /fixed-taxes/sum_taxes_by_id/{}, post /fixed-taxes/, put /fixed-taxes/{}',
  'get /accountant/, get /accountant/{}, post /accountant/, put /accountant/{}, delete /accountant/{}, delete /accountant/delete/{}',
  'get /codes/, get /codes/{}, post /codes/, put /codes/{}, delete /codes/{}, delete /codes/delete/{}',
].flatMap((calls) => calls.split(', '));

/** Returns the objects with named members of a JSON Schema: its own, and those nested in it. */
function objectsIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const nested = Object.values(schema).flatMap(objectsIn);
  return 'properties' in schema && 'type' in schema && schema.type === 'object'
    ? [schema, ...nested]
    : nested;
}

/** Returns the names of the lists of an object that do not say what their members are. */
function emptyMembers(schema: object): string[] {
  const properties: unknown = 'properties' in schema ? schema.properties : {};
  return Object.entries(properties as Record<string, { items?: object }>).flatMap(([name, { items }]) =>
    items && Object.keys(items).length === 0 ? [name] : [],
  );
}

const document = openApiDocument(ROUTE_GROUPS);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the document of the interface', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call of the administration', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    expect(calls).toEqual(expect.arrayContaining(ADMINISTRATION));
  });

  it('calls each operation by a name of its own, and says nothing of operations that are not there', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(ids.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(Object.values(TAGS)));
  });

  it('has no two paths that only differ in the names of their parameters', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(shapes).toEqual([...new Set(shapes)]);
  });

  it('asks for a session everywhere but where one is opened', () => {
    const open = operations.filter(({ security }) => security.length === 0);
    expect(open.map(({ operationId }) => operationId)).toEqual(['signIn', 'register']);
  });

  it('accepts the cookie of downloads for reports alone', () => {
    const byCookie = Object.entries(document.paths).filter(([, path]) =>
      JSON.stringify(path).includes('"downloads"'),
    );
    expect(byCookie.every(([path]) => path.startsWith('/reports/'))).toBe(true);
    expect(byCookie.length).toBeGreaterThan(2);
  });

  it('says from where pages may call, and what a download needs there', () => {
    expect(document.info.description).toContain('GARITA_ALLOWED_ORIGINS');
    expect(document.info.description).toContain('access_token');
  });

  it('closes every body, and requires the year of a document', () => {
    const bodies = operations.flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    );
    expect(bodies.length).toBeGreaterThan(40);
    const objects = bodies.flatMap(objectsIn);
    expect(objects.length).toBeGreaterThan(bodies.length);
    expect(
      objects.filter(
        (schema) => !('additionalProperties' in schema && schema.additionalProperties === false),
      ),
    ).toEqual([]);
    expect(objects.flatMap(emptyMembers)).toEqual([]);
    expect(document.paths['/reports/form_940_pdf']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['company_id', 'year'] } } },
    });
  });

  it('has the types in which a list and a journal entry are sent', () => {
    const typesOf = (path: string) => Object.keys(document.paths[path]?.post?.responses[200]?.content ?? {});
    expect(typesOf('/reports/vacation')).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(typesOf('/reports/journal/range')).toHaveLength(4);
  });

  it('takes the sign-in as a form', () => {
    const { requestBody } = document.paths['/auth/login']?.post ?? {};
    expect(requestBody?.content).toMatchObject({
      'multipart/form-data': {
        schema: { properties: { username: { type: 'string' } }, required: ['username', 'password'] },
      },
    });
  });

  it('spells the fields of every answer in small letters, as the specification does', () => {
    const names = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
      Object.keys(properties),
    );
    expect(names).toContain('vacation_acum_hours');
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  it('says what each field is: by the spelling of the wire, or by the schema of the record', () => {
    expect(document.components.schemas.Company?.properties).toMatchObject({
      name: { type: 'string', maxLength: 150 },
      payer: { enum: [1, 2, 3, 4] },
      number_patronal: { pattern: '^[\\d*][\\d*]-[\\d*][\\d*][\\d*][\\d*][\\d*][\\d*][\\d*]$' },
      special_contribution: { type: 'string', pattern: '^\\d+(\\.\\d+)?%$' },
      coml: { type: 'string', format: 'date' },
    });
  });
});
