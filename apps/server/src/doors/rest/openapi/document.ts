import { DOWNLOAD_COOKIE } from '../../../auth/cookies.ts';
import {
  ABOUT,
  BEARER,
  DOWNLOADS_COOKIE,
  REFUSAL_STATUS_TEXTS,
  REQUEST_HEADERS,
} from '../../../text/api.es.ts';
import { TAGS } from '../../../text/tags.es.ts';
import type { RouteGroup } from '../route-spec.ts';
import { describedSchema } from './described.ts';
import { operation, schemaCollector } from './operation.ts';
import { refusalSchema } from './refusals.ts';

/** Returns the OpenAPI 3.1 document of these routes, made from what they read and answer. */
export function openApiDocument(groups: readonly RouteGroup[]) {
  const { named, schemaOf } = schemaCollector();
  const refusal = { 'application/json': { schema: schemaOf(refusalSchema) } };
  const responses = Object.entries(REFUSAL_STATUS_TEXTS).map(([status, description]) => [
    status,
    { description, content: refusal },
  ]);
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const group of groups) {
    for (const route of group.routes) {
      const path = (paths[documentedPath(group.base, route.path)] ??= {});
      path[route.method] = operation(group, route, schemaOf);
    }
  }
  return {
    openapi: '3.1.1',
    info: { ...ABOUT, version: '1' },
    servers: [{ url: '/api' }],
    tags: Object.values(TAGS).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: BEARER },
        downloads: { type: 'apiKey', in: 'cookie', name: DOWNLOAD_COOKIE, description: DOWNLOADS_COOKIE },
      },
      parameters: {
        'Idempotency-Key': headerParameter('Idempotency-Key', { type: 'string', format: 'uuid' }),
        'If-Match': headerParameter('If-Match', { type: 'string', examples: ['"3"'] }),
      },
      responses: Object.fromEntries(responses),
      schemas: Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [
          name,
          describedSchema(schema, { of: name, within: [] }),
        ]),
      ),
    },
  };
}

function headerParameter(name: keyof typeof REQUEST_HEADERS, schema: object) {
  return { name, in: 'header', description: REQUEST_HEADERS[name], schema };
}

/** Returns a path of the interface as OpenAPI writes it: '/employers/{id}'. */
export function documentedPath(base: string, path: string): string {
  return `${base}${path}`.replace(/:(\w+)/g, '{$1}');
}
