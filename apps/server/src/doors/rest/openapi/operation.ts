import { z } from 'zod';
import { DOWNLOADS } from '../../../auth/download-cookie.ts';
import { ANSWER_HEADERS, ANSWERED, OPERATIONS } from '../../../text/api.es.ts';
import { TAGS } from '../../../text/tags.es.ts';
import { idNames, type RestRoute, type RouteGroup, takesKey } from '../route.ts';
import { missingNames } from '../wire/missing-names.ts';
import { refusalsOf } from './refusals.ts';
import { bodyContentType, bodySchema } from './request-body.ts';
import type { Schema } from './schemas.ts';

type SchemaOf = (schema: z.ZodType) => Schema;

/** What the document says of one route. */
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
