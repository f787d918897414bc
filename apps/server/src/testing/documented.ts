import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { openApiDocument } from '../doors/rest/openapi/document.ts';
import { ROUTE_GROUPS } from '../doors/rest/route-groups.ts';
import type { RestCall } from './test-server.ts';

// The document as JSON, as its readers get it.
const document: ReturnType<typeof openApiDocument> = JSON.parse(
  JSON.stringify(openApiDocument(ROUTE_GROUPS)),
);

const NAME = 'garita';
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, NAME);

const refusal = z.object({ $ref: z.string().startsWith('#/') });

/**
 * Lists what the OpenAPI document lacks of an answer: an operation, a status or a field. Returns an empty
 * list if it has everything.
 */
export function listUndocumented(
  { method = 'GET', path }: RestCall,
  status: number,
  json: unknown,
): unknown[] {
  const documented = operationAt(method.toLowerCase(), `/${path.split('?')[0]}`);
  if (!documented) return [`${method} ${path}`];
  const response = documented.responses[String(status)];
  if (response === undefined) return [`${method} ${path} answers ${status}`];
  const { data } = refusal.safeParse(response);
  const place = data
    ? data.$ref
    : `#${pointer('paths', documented.path, method.toLowerCase(), 'responses', '200')}`;
  const validate = ajv.getSchema(`${NAME}${place}${pointer('content', 'application/json', 'schema')}`);
  if (!validate) return [`${place} has no schema`];
  return validate(json) ? [] : [method, path, ...(validate.errors ?? [])];
}

type Responses = Record<string, unknown>;

function operationAt(method: string, path: string): { path: string; responses: Responses } | undefined {
  const fitting = Object.entries(document.paths).flatMap(([documentedPath, operations]) => {
    const operation = operations[method];
    if (!operation || !matchesPath(documentedPath, path)) return [];
    return [{ path: documentedPath, responses: operation.responses }];
  });
  return fitting.toSorted((one, other) => countParameters(one.path) - countParameters(other.path))[0];
}

function matchesPath(documentedPath: string, path: string): boolean {
  const pattern = withoutSlash(documentedPath).replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(withoutSlash(path));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function countParameters(path: string): number {
  return path.split('{').length;
}

function pointer(...keys: string[]): string {
  return keys
    .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
