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
import type { DocumentedDoor, RecordAtDoors, SpelledBody, Spelling } from './records-at-doors.ts';
import { tagAt } from './tag-at.ts';
import { testDependencies, tokenFor } from './test-server.ts';

/** The refusals of a record by a door: a sentence for each place. Empty when the door takes the record. */
export type Refusals = Record<string, string>;

/**
 * Both doors of a server. Who may not write is told so before either looks at a record, so somebody asks who
 * may. At the typed one it is an administrator of another account: what belongs to the first company comes
 * past the door and no further.
 */
export type Doors = {
  typed: (kind: RecordAtDoors, record: object) => Promise<Refusals>;
  /** `body` is the record as `spelled` spells it; what is refused is named by its place in the record. */
  documented: (door: DocumentedDoor, record: object, body: SpelledBody) => Promise<Refusals>;
};

const fieldErrors = z.array(z.object({ field: z.string(), msg: z.string() }));
const typedRefusal = z.object({
  error: z.object({ data: z.object({ code: z.string(), errors: fieldErrors }) }).optional(),
});
const documentedRefusal = z.object({ detail: z.string().optional(), errors: fieldErrors.optional() });

/** Opens a server with its database for a test file, and closes it after the file's tests. */
export function openDoors(): Doors {
  const test = useDatabase();
  let stranger: Ask;
  let write: Ask;
  beforeAll(async () => {
    const dependencies = testDependencies(test.db);
    const account = await savedAccount(test.db);
    // The first of each, which is changed; in the company lines are made.
    const company = await savedCompany(test.db, account);
    await savedEmployee(test.db, account, company);
    await savedContractor(test.db, account, company);
    const app = createApp(dependencies);
    const other = await savedAccount(test.db, 'otra-oficina');
    stranger = asker(app, await tokenFor(dependencies, other, 'administrator'));
    write = asker(app, await tokenFor(dependencies, account, 'administrator'));
  });

  return {
    typed: async ({ typed }, record) => {
      const body = typed.input(record);
      const answer = await stranger({ method: 'POST', path: `/trpc/${typed.procedure}`, body });
      const data = typedRefusal.parse(answer).error?.data;
      return data?.code === 'invalid-input' ? firstOfEach(data.errors) : {};
    },

    documented: async ({ spelling, call }, record, body) => {
      const request = call(body, record);
      const answer = documentedRefusal.parse(await write(request));
      const tag = tagAt(request.path.slice('/api'.length));
      if (!answer.errors || answer.detail !== fieldsDetail(answer.errors, tag)) return {};
      const place = placeNames(spelling(record) ?? {});
      return firstOfEach(answer.errors.map(({ field, msg }) => ({ field: place(field), msg })));
    },
  };
}

/** A request with a body, and the JSON that it is answered with. */
type Ask = (request: { method: string; path: string; body: unknown }) => Promise<unknown>;

function asker(app: ReturnType<typeof createApp>, token: string): Ask {
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

// Back from the name on the wire to the place in the record.
function placeNames(spelling: Spelling): (name: string) => string {
  return (wireName) => Object.entries(spelling).find(([, { name }]) => name === wireName)?.[0] ?? wireName;
}

// Which passwords are the most used, and which day it is, is known to the server alone.
const JUDGED_BY_SERVER: ReadonlySet<string> = new Set([
  fieldText('password-common'),
  errorDetail('birth-in-future'),
]);

/**
 * Returns the refusals of a door without those that only a server can judge. One of these stays where the
 * form says it too, as of a password of one character.
 */
export function judgedByForm(refused: Refusals, form: Refusals): Refusals {
  const isOfServer = ([field, msg]: [string, string]) => JUDGED_BY_SERVER.has(msg) && form[field] !== msg;
  return Object.fromEntries(Object.entries(refused).filter((refusal) => !isOfServer(refusal)));
}

function firstOfEach(errors: { field: string; msg: string }[]): Refusals {
  return Object.fromEntries(errors.toReversed().map(({ field, msg }) => [field, msg]));
}

/**
 * A record as the wire can spell it; undefined where it has no spelling for a value, or one that it reads as
 * another value: reading is generous there.
 */
export function spelled(spelling: Spelling | undefined, record: object): SpelledBody | undefined {
  if (!spelling) return undefined;
  const body: SpelledBody = {};
  for (const [place, { name, value }] of Object.entries(spelling)) {
    const meant = valueAt(record, place.split('.'));
    const wire = asJson(written(value, meant));
    const read = value.safeParse(wire);
    if (read.success && !isDeepStrictEqual(read.data, meant)) return undefined;
    body[name] = wire;
  }
  return body;
}

// What has no spelling is sent as it is, as programs do.
function written(value: z.ZodType, meant: unknown): unknown {
  try {
    return value.encode(meant);
  } catch {
    return meant;
  }
}

// As it arrives over the network.
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
