import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { DOWNLOADS } from '../../../auth/cookies.ts';
import { ANSWER_HEADERS, ANSWERED, OPERATIONS } from '../../../text/api.es.ts';
import { TAGS } from '../../../text/tags.es.ts';
import { answersOf, idNames, takesKey } from '../route.ts';
import type { RestRoute, RouteGroup, RouteSpec } from '../route-spec.ts';
import type { BodyWire } from '../wire/field-table.ts';
import { answeredNames, missingNames, sentBackShape } from '../wire/refuse-unknown-names.ts';
import { describedSchema, type Schema, valuesOf } from './described.ts';
import { fieldDescription, pathIdText } from './field-places.ts';
import { refusalsOf } from './refusals.ts';

type SchemaOf = (schema: z.ZodType) => Schema;

/** Returns the description of one route in the document. */
export function operation(group: RouteGroup, route: RestRoute, schemaOfType: SchemaOf) {
  const { isOpen, spec } = route;
  const schemaOf: SchemaOf = (schema) => describedSchema(schemaOfType(schema), { of: spec.id, within: [] });
  return {
    operationId: spec.id,
    tags: [TAGS[group.tag]],
    summary: OPERATIONS[spec.id],
    security: isOpen ? [] : securityOf(group),
    parameters: [...parametersOf(route, schemaOf), ...headersOf(route)],
    ...(spec.body && {
      requestBody: {
        required: spec.bodyKind !== 'optional',
        content: { [bodyContentType(spec)]: { schema: schemaOf(bodySchema(spec.body, spec)) } },
      },
    }),
    responses: {
      200: answered(route, schemaOf),
      ...Object.fromEntries(
        refusalsOf(route).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

// Downloads send no bearer token; only they accept the cookie of the sign-in.
function securityOf({ base }: RouteGroup) {
  return `/api${base}` === DOWNLOADS ? [{ bearer: [] }, { downloads: [] }] : [{ bearer: [] }];
}

function parametersOf({ path, spec: { id, parameters } }: RestRoute, schemaOf: SchemaOf) {
  const place = { of: id, within: [] };
  const ids = idNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'id' ? pathIdText(id) : fieldDescription(name, place, undefined),
    schema: schemaOf(recordIdSchema),
  }));
  if (!parameters) return ids;
  const missed = missingNames(parameters);
  const others = Object.entries(parameters.shape()).map(([name, value]) => {
    const schema = schemaOf(value);
    return {
      name,
      in: path.includes(`/:${name}`) ? 'path' : 'query',
      required: missed.has(name),
      description: schema.description ?? fieldDescription(name, place, valuesOf(schema)),
      schema,
    };
  });
  return [...ids, ...others];
}

function headersOf(route: RestRoute) {
  return [
    ...(takesKey(route) ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
    ...(route.spec.isVersioned ? [{ $ref: '#/components/parameters/If-Match' }] : []),
  ];
}

function answered({ spec: { answer } }: RestRoute, schemaOf: SchemaOf) {
  const headers = (answer.headers ?? []).map((name) => [
    name,
    { description: ANSWER_HEADERS[name], schema: { type: 'string' } },
  ]);
  return {
    description: ANSWERED,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    content: Object.fromEntries(
      [answer.contentType, ...(answer.otherTypes ?? [])].map((type) => [
        type,
        { schema: answer.schema ? schemaOf(answer.schema()) : {} },
      ]),
    ),
  };
}

/**
 * Returns the schema of a body: every field that is read, required if an empty body is refused for lack of
 * it, and the names of answers that may be sent back.
 */
function bodySchema(body: BodyWire<unknown>, spec: RouteSpec): z.ZodType {
  const required = missingNames(body);
  const fields = Object.entries(body.shape()).map(([name, value]) => [
    name,
    required.has(name) ? value : value.optional(),
  ]);
  const sentBack = sentBackShape(answeredNames(body, answersOf(spec)));
  return z.strictObject({ ...Object.fromEntries(fields), ...sentBack });
}

/** Returns the content type of a body. */
function bodyContentType({ bodyKind }: RouteSpec): string {
  return bodyKind === 'form' ? 'multipart/form-data' : 'application/json';
}

const IN_COMPONENTS = '#/components/schemas/';

/**
 * Collects the schemas of a document: a schema with a name is stored once under `components` and referred to.
 */
export function schemaCollector() {
  const named: Record<string, Schema> = {};
  return {
    named,
    /** Returns the JSON Schema of what is written or read on the wire. */
    schemaOf: (schema: z.ZodType): Schema => {
      // A named schema becomes a reference inside another schema.
      const json = z.toJSONSchema(z.strictObject({ here: schema }), { io: 'input', unrepresentable: 'any' });
      const { properties, $defs } = referringToComponents(json);
      for (const [name, { id, ...definition }] of Object.entries($defs ?? {})) named[name] = definition;
      const here = properties?.here;
      return typeof here === 'object' ? here : {};
    },
  };
}

function referringToComponents(json: Schema): Schema {
  const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${IN_COMPONENTS}`);
  const schema: Schema = JSON.parse(text); // the same, as JSON
  return schema;
}
