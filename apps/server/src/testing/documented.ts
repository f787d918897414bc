import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { openApiDocument } from '../doors/rest/openapi/document.ts';
import { ROUTE_GROUPS } from '../doors/rest/route-groups.ts';
import type { RestCall } from './test-server.ts';

// As whoever reads the document has it.
const document: ReturnType<typeof openApiDocument> = JSON.parse(
  JSON.stringify(openApiDocument(ROUTE_GROUPS)),
);

const NAME = 'garita';
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, NAME);

const refusal = z.object({ $ref: z.string().startsWith('#/') });

/**
 * Returns what the document lacks of an answer: an operation, a status or a field. Empty when it has
 * everything.
 */
export function undocumented({ method = 'GET', path }: RestCall, status: number, json: unknown): unknown[] {
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
    if (!operation || !fits(documentedPath, path)) return [];
    return [{ path: documentedPath, responses: operation.responses }];
  });
  return fitting.toSorted((one, other) => blanksIn(one.path) - blanksIn(other.path))[0];
}

function fits(documentedPath: string, path: string): boolean {
  const pattern = trimmed(documentedPath).replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(trimmed(path));
}

function trimmed(path: string): string {
  return path.replace(/\/$/, '');
}

function blanksIn(path: string): number {
  return path.split('{').length;
}

function pointer(...keys: string[]): string {
  return keys
    .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
