import { fileNameOf } from '../../lib/download.ts';
import type { Operation } from './api-document.ts';

/** What somebody filled in to try an operation. */
export type Attempt = {
  token: string;
  /** By the name of the parameter; what is empty is not sent. */
  parameters: Record<string, string>;
  /** JSON; of a form, an object of its fields. */
  body: string;
};

export type CallAnswer = {
  status: number;
  headers: [name: string, value: string][];
  /** The body as text, or the file that came. */
  content: { text: string } | { file: Blob; fileName: string };
};

/** The address that an operation is asked at, with its parameters filled in. */
export function addressOf(
  server: string,
  { path, parameters }: Operation,
  filled: Attempt['parameters'],
): string {
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''));
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }): [string, string][] =>
      place === 'query' && filled[name] ? [[name, filled[name]]] : [],
    ),
  );
  return query.size > 0 ? `${server}${inPath}?${query}` : `${server}${inPath}`;
}

/** Asks the server for the operation and reads what it answers, whatever that is. */
export async function call(server: string, operation: Operation, attempt: Attempt): Promise<CallAnswer> {
  const response = await fetch(addressOf(server, operation, attempt.parameters), {
    method: operation.method,
    headers: headersOf(operation, attempt),
    ...bodyOf(operation, attempt),
  });
  return { status: response.status, headers: [...response.headers], content: await contentOf(response) };
}

function headersOf(
  { parameters, body }: Operation,
  { token, parameters: filled, body: text }: Attempt,
): HeadersInit {
  const stated = parameters.flatMap(({ name, in: place }): [string, string][] =>
    place === 'header' && filled[name] ? [[name, filled[name]]] : [],
  );
  return {
    ...Object.fromEntries(stated),
    ...(token !== '' && { Authorization: `Bearer ${token}` }),
    // A form says its own type, with the boundary between its fields.
    ...(body?.contentType === 'application/json' && text !== '' && { 'Content-Type': body.contentType }),
  };
}

function bodyOf({ body }: Operation, { body: text }: Attempt): { body?: BodyInit } {
  if (!body || text === '') return {};
  if (body.contentType === 'application/json') return { body: text };
  const form = new FormData();
  const fields: unknown = JSON.parse(text);
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  return { body: form };
}

async function contentOf(response: Response): Promise<CallAnswer['content']> {
  if (response.headers.has('Content-Disposition')) {
    return { file: await response.blob(), fileName: fileNameOf(response) };
  }
  return { text: pretty(await response.text()) };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // not JSON, so as it came
  }
}
