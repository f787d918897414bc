import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '@garita/domain/field/places.testing';
import { fieldText } from '@garita/domain/text/field-texts.es';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll } from 'vitest';
import { z } from 'zod';
import { createApp } from '../http/app.ts';
import { errorDetail, fieldsDetail } from '../text/errors.es.ts';
import type { DocumentedDoor, RecordAtDoors, Spelling, WireBody } from './records-at-doors.ts';
import { tagAt } from './tag-at.ts';
import { testDependencies, tokenFor } from './test-server.ts';

/** The refusals of a record by a door: a sentence for each path. Empty if the door accepts the record. */
export type Refusals = Record<string, string>;

/**
 * The two doors of a server. Both check the permission before the record, so the caller may write. The caller
 * of the typed door is an administrator of another account: the door checks the record, and the use case then
 * refuses it.
 */
export type Doors = {
  typed: (kind: RecordAtDoors, record: object) => Promise<Refusals>;
  /**
   * `body` is the record as `toWireBody` returns it. Refused fields are named by their path in the record.
   */
  documented: (door: DocumentedDoor, record: object, body: WireBody) => Promise<Refusals>;
};

const fieldErrors = z.array(z.object({ field: z.string(), msg: z.string() }));
const typedRefusal = z.object({
  error: z.object({ data: z.object({ code: z.string(), errors: fieldErrors }) }).optional(),
});
const documentedRefusal = z.object({ detail: z.string().optional(), errors: fieldErrors.optional() });

/** Opens a server with its database for a test file, and closes it after the file's tests. */
export function openDoors(): Doors {
  const test = useDatabase();
  let stranger: SendRequest;
  let write: SendRequest;
  beforeAll(async () => {
    const dependencies = testDependencies(test.db);
    const account = await savedAccount(test.db);
    // The requests change the first record of each kind, and create lines in the first company.
    const company = await savedCompany(test.db, account);
    await savedEmployee(test.db, account, company);
    await savedContractor(test.db, account, company);
    const app = createApp(dependencies);
    const other = await savedAccount(test.db, 'otra-oficina');
    stranger = requester(app, await tokenFor(dependencies, other, 'administrator'));
    write = requester(app, await tokenFor(dependencies, account, 'administrator'));
  });

  return {
    typed: async ({ typed }, record) => {
      const body = typed.input(record);
      const answer = await stranger({ method: 'POST', path: `/trpc/${typed.procedure}`, body });
      const data = typedRefusal.parse(answer).error?.data;
      return data?.code === 'invalid-input' ? firstByField(data.errors) : {};
    },

    documented: async ({ spelling, call }, record, body) => {
      const request = call(body, record);
      const answer = documentedRefusal.parse(await write(request));
      const tag = tagAt(request.path.slice('/api'.length));
      if (!answer.errors || answer.detail !== fieldsDetail(answer.errors, tag)) return {};
      const place = pathsByWireName(spelling(record) ?? {});
      return firstByField(answer.errors.map(({ field, msg }) => ({ field: place(field), msg })));
    },
  };
}

/** Sends a request with a body, and returns the JSON of the answer. */
type SendRequest = (request: { method: string; path: string; body: unknown }) => Promise<unknown>;

function requester(app: ReturnType<typeof createApp>, token: string): SendRequest {
  return async ({ method, path, body }) => {
    const authorization = { Authorization: `Bearer ${token}` };
    const init =
      body instanceof FormData
        ? { method, body, headers: authorization }
        : {
            method,
            body: JSON.stringify(body),
            headers: { ...authorization, 'Content-Type': 'application/json' },
          };
    const response = await app.request(path, init);
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
}

// Converts a name on the wire to the path in the record.
function pathsByWireName(spelling: Spelling): (name: string) => string {
  return (wireName) => Object.entries(spelling).find(([, { name }]) => name === wireName)?.[0] ?? wireName;
}

// Only the server knows the most used passwords and today's date.
const SERVER_CHECKS: ReadonlySet<string> = new Set([
  fieldText('password-common'),
  errorDetail('birth-in-future'),
]);

/**
 * Returns the refusals of a door without those that only the server can check. One of these stays if the form
 * has it too, as for a password of one character.
 */
export function withoutServerChecks(refused: Refusals, form: Refusals): Refusals {
  const isOfServer = ([field, msg]: [string, string]) => SERVER_CHECKS.has(msg) && form[field] !== msg;
  return Object.fromEntries(Object.entries(refused).filter((refusal) => !isOfServer(refusal)));
}

function firstByField(errors: { field: string; msg: string }[]): Refusals {
  return Object.fromEntries(errors.toReversed().map(({ field, msg }) => [field, msg]));
}

/**
 * Converts a record to a body of the documented interface. Returns undefined if a value has no spelling, or
 * if its spelling is read as another value, as lenient fields do.
 */
export function toWireBody(spelling: Spelling | undefined, record: object): WireBody | undefined {
  if (!spelling) return undefined;
  const body: WireBody = {};
  for (const [place, { name, value }] of Object.entries(spelling)) {
    const meant = valueAt(record, place.split('.'));
    const wire = asJson(encodeOrKeep(value, meant));
    const read = value.safeParse(wire);
    if (read.success && !isDeepStrictEqual(read.data, meant)) return undefined;
    body[name] = wire;
  }
  return body;
}

// A value without a spelling is sent unchanged, as programs would.
function encodeOrKeep(value: z.ZodType, meant: unknown): unknown {
  try {
    return value.encode(meant);
  } catch {
    return meant;
  }
}

// The value as it arrives over the network.
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
