import type { PacketRequest } from '@garita/domain/report/auditor-packet';
import type { PackageRequest } from '@garita/domain/report/report-package';
import type { ReportName, ReportRequestOf } from '@garita/domain/report/report-request';
import { createTRPCUntypedClient, httpLink, isTRPCClientError } from '@trpc/client';
import type {
  AnyTRPCMutationProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferProcedureOutput,
} from '@trpc/server';
import type { AppRouter } from './doors/trpc/router.ts';

/*
 * The typed procedures for other programs, built to one `.js` and one `.d.ts` that need nothing else. The
 * compiler writes the declaration from what is inferred here, so what is inferred is spelled out to the last
 * field: a type that had a name of ours would be an import that nobody else has.
 */

/** A type spelled out to its last field, without its name. */
type Plain<T> = Spelled<T>['out'];

// Wrapped and unwrapped again, because a union that passes through unchanged keeps its name.
type Spelled<T> = T extends string | number | boolean | null | undefined | void
  ? { out: T }
  : T extends readonly (infer Item)[]
    ? { out: Plain<Item>[] }
    : {
        out: Joined<
          { [Key in RequiredKey<T>]: Plain<T[Key]> } & {
            [Key in Exclude<keyof T, RequiredKey<T>>]?: Plain<T[Key]>;
          }
        >;
      };

/** The keys that are not optional. */
type RequiredKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

/** An intersection of objects as one object. */
type Joined<T> = T extends infer Shape ? { [Key in keyof Shape]: Shape[Key] } : never;

/** The options of a call: a signal that breaks it off, and headers that are sent with it alone. */
type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** The fields by which a part of a list is asked for; `each` fills them in. */
type Place = 'beside' | 'cursor' | 'direction' | 'isBackwards';

/** The items of a list that comes in parts: pages have rows, histories have lines. */
type ItemOf<Answer> = Answer extends { rows: readonly (infer Row)[] }
  ? Row
  : Answer extends { lines: readonly (infer Line)[] }
    ? Line
    : never;

type QueryCall<Input, Answer> = {
  query: (input: Plain<Input>, options?: CallOptions) => Promise<Plain<Answer>>;
};

type ListCall<Input, Answer> = QueryCall<Input, Answer> & {
  /** Yields every item of the list, and reads the parts as they are needed. */
  each: (
    input: Plain<Omit<Input, Place>>,
    options?: CallOptions,
  ) => AsyncGenerator<Plain<ItemOf<Answer>>, void, undefined>;
};

// The input of a list that comes in parts names the place of a part.
type QueryOf<Input, Answer> =
  Extract<keyof Input, 'beside' | 'cursor'> extends never
    ? QueryCall<Input, Answer>
    : ListCall<Input, Answer>;

type Calls<Member> = Member extends AnyTRPCQueryProcedure
  ? Joined<QueryOf<inferProcedureInput<Member>, inferProcedureOutput<Member>>>
  : Member extends AnyTRPCMutationProcedure
    ? {
        mutate: (
          input: Plain<inferProcedureInput<Member>>,
          options?: CallOptions,
        ) => Promise<Plain<inferProcedureOutput<Member>>>;
      }
    : Member extends infer Members
      ? { [Name in keyof Members]: Calls<Members[Name]> }
      : never;

type FileRequests = { [Name in ReportName]: Omit<ReportRequestOf<Name>, 'report'> } & {
  package: PackageRequest;
  'auditor-packet': PacketRequest;
};

/** A downloaded file: its name, its type, and its bytes while they are made. */
type SentFile = { name: string; contentType: string; stream: ReadableStream<Uint8Array> };

type FileOptions = CallOptions & { format?: 'xlsx' | 'csv' | 'iif' };

type FileCalls<Requests> = Requests extends infer All
  ? { [Name in keyof All]: (request: Plain<All[Name]>, options?: FileOptions) => Promise<SentFile> }
  : never;

/**
 * Returns the typed procedures of a Garita server, `client.companies.list.query()`, and its documents,
 * `client.files.w2pr({ companyId, employeeId, year })`. A list that comes in parts is read to its end by
 * `for await (const employee of client.employees.page.each({ companyId, orderBy: 'name', limit: 100 }))`.
 * Amounts are cents, percentages parts per million, times minutes and dates 'YYYY-MM-DD'. A refusal is
 * thrown; `refusalOf` reads it.
 *
 * @param url the address of the server: 'https://garita.example'
 * @param token the `accessToken` of `client.session.signIn`, for everything but signing in
 * @param options `headers` that are sent with each request; a call may have its own
 */
export function createGaritaClient(
  url: string,
  token?: string,
  options: { headers?: Record<string, string> } = {},
) {
  const headers = {
    ...options.headers,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  const procedures = proceduresAt(url, headers) as Calls<AppRouter['_def']['record']>; // spelled out
  const files = filesAt(url, headers) as FileCalls<FileRequests>; // each by its name
  // The proxy of procedures answers to every name, so the files cannot be spread into it.
  return new Proxy(procedures as typeof procedures & { files: typeof files }, {
    get: (target, name) => (name === 'files' ? files : Reflect.get(target, name)),
  });
}

function proceduresAt(url: string, headers: Record<string, string>): unknown {
  const client = createTRPCUntypedClient<AppRouter>({
    links: [
      httpLink({
        url: new URL('/trpc', url),
        headers: ({ op }) => ({ ...headers, ...(op.context as CallOptions).headers }),
      }),
    ],
  });
  const named = (path: readonly string[]): unknown =>
    new Proxy(() => {}, {
      // Whatever is awaited is asked for `then`, which no procedure is named.
      get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : named([...path, name])),
      apply: (_target, _this, [input, options = {}]: [unknown, CallOptions?]) => {
        const procedure = path.slice(0, -1).join('.');
        const { signal, ...context } = options;
        const send = (sent: unknown) =>
          path.at(-1) === 'mutate'
            ? client.mutation(procedure, sent, { signal, context })
            : client.query(procedure, sent, { signal, context });
        return path.at(-1) === 'each' ? itemsOf(send, input) : send(input);
      },
    });
  return named([]);
}

type ListPart = { rows: { id: number }[] } | { lines: object[]; nextCursor?: number };

/** Yields the items of a list part by part: a page begins beside the last row, a history at the cursor. */
async function* itemsOf(send: (input: unknown) => Promise<unknown>, input: unknown) {
  const asked = input as { limit?: number };
  let place: object | undefined = {};
  while (place) {
    const part = (await send({ ...asked, ...place })) as ListPart; // what every list with `each` answers
    if ('rows' in part) {
      yield* part.rows;
      place = part.rows.length === asked.limit ? { beside: part.rows.at(-1)?.id } : undefined;
    } else {
      yield* part.lines;
      place = part.nextCursor === undefined ? undefined : { cursor: part.nextCursor };
    }
  }
}

function filesAt(url: string, headers: Record<string, string>): unknown {
  const download = async (
    name: string,
    request: object,
    { format, signal, headers: own }: FileOptions = {},
  ): Promise<SentFile> => {
    const address = new URL(`/files/${name}${format === undefined ? '' : `?format=${format}`}`, url);
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers, ...own },
      body: JSON.stringify(request),
      ...(signal && { signal }),
    });
    if (!response.ok || !response.body) throw new FileRefused(await response.json());
    const [, encoded = 'archivo'] =
      /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    const contentType = response.headers.get('Content-Type') ?? 'application/octet-stream';
    return { name: decodeURIComponent(encoded), contentType, stream: response.body };
  };
  return new Proxy(
    {},
    { get: (_, name) => (request: object, asked?: object) => download(String(name), request, asked) },
  );
}

type Refusal = { code: string; detail: string; errors: { field: string; msg: string }[] };

/** Thrown for a document that is refused; `refusalOf` reads it as it reads the refusal of a procedure. */
class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly refusal: Refusal;

  constructor(answer: unknown) {
    const { code, detail, errors = [] } = answer as Partial<Refusal>; // what every refusal is
    super(detail);
    this.refusal = { code: code ?? 'unexpected', detail: detail ?? '', errors };
  }
}

/** Returns a new idempotency key: a write that is repeated with it is done once. */
export function newCommandId(): string {
  return crypto.randomUUID();
}

/**
 * Returns the refusal of a call, in Spanish: its code, its sentence and its fields. Returns undefined for any
 * other failure.
 */
export function refusalOf(error: unknown) {
  if (error instanceof FileRefused) return error.refusal;
  if (!isTRPCClientError<AppRouter>(error) || !error.data) return undefined;
  const refusal: Plain<typeof error.data> = error.data;
  return refusal;
}
