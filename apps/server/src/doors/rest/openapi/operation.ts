import { z } from 'zod';
import { DOWNLOADS } from '../../../auth/download-cookie.ts';
import { ANSWER_HEADERS, ANSWERED, OPERATIONS } from '../../../text/api.es.ts';
import { TAGS } from '../../../text/tags.es.ts';
import { idNames, type RestRoute, type RouteGroup, type RouteSpec, takesKey } from '../route.ts';
import type { BodyWire } from '../wire/field-names.ts';
import { missingNames } from '../wire/missing-names.ts';
import { refusalsOf } from './refusals.ts';
import type { Schema } from './schemas.ts';

type SchemaOf = (schema: z.ZodType) => Schema;

/** Returns the description of one route in the document. */
export function operation(group: RouteGroup, route: RestRoute, schemaOf: SchemaOf) {
  const { isOpen, spec } = route;
  return {
    operationId: spec.id,
    tags: [TAGS[group.tag]],
    summary: OPERATIONS[spec.id],
    security: isOpen ? [] : securityOf(group),
    parameters: [...parametersOf(route, schemaOf), ...headersOf(route)],
    ...(spec.body && {
      requestBody: {
        required: spec.bodyKind !== 'optional',
        content: { [bodyContentType(spec)]: { schema: schemaOf(bodySchema(spec.body)) } },
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

// Downloads send no bearer; the cookie that sign-in sets is accepted there and nowhere else.
function securityOf({ base }: RouteGroup) {
  return `/api${base}` === DOWNLOADS ? [{ bearer: [] }, { downloads: [] }] : [{ bearer: [] }];
}

function parametersOf({ path, spec: { parameters } }: RestRoute, schemaOf: SchemaOf) {
  const ids = idNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(z.int().positive()),
  }));
  if (!parameters) return ids;
  const missed = missingNames(parameters);
  const others = Object.entries(parameters.shape()).map(([name, value]) => ({
    name,
    in: path.includes(`/:${name}`) ? 'path' : 'query',
    required: missed.has(name),
    schema: schemaOf(value),
  }));
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
    content: { [answer.contentType]: { schema: answer.schema ? schemaOf(answer.schema()) : {} } },
  };
}

/**
 * Returns the schema of a body: every field that is read, and required where an empty body is refused for
 * want of it.
 */
function bodySchema(body: BodyWire<unknown>): z.ZodType {
  const required = missingNames(body);
  const fields = Object.entries(body.shape()).map(([name, value]) => [
    name,
    required.has(name) ? value : value.optional(),
  ]);
  return z.looseObject(Object.fromEntries(fields));
}

/** Returns the content type of a body. */
function bodyContentType({ bodyKind }: RouteSpec): string {
  return bodyKind === 'form' ? 'multipart/form-data' : 'application/json';
}
