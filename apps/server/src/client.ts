import { createTRPCClient, httpLink, isTRPCClientError } from '@trpc/client';
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

/** A type as what it consists of instead of what it is called. */
type Plain<T> = Spelled<T>['out'];

// Wrapped and unwrapped again, because a union that passes through unchanged keeps its name.
type Spelled<T> = T extends string | number | boolean | null | undefined | void
  ? { out: T }
  : T extends readonly (infer Item)[]
    ? { out: Plain<Item>[] }
    : {
        out: Joined<
          { [Key in Stated<T>]: Plain<T[Key]> } & { [Key in Exclude<keyof T, Stated<T>>]?: Plain<T[Key]> }
        >;
      };

/** The keys that are always there. */
type Stated<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

/** An intersection of objects as one object. */
type Joined<T> = T extends infer Shape ? { [Key in keyof Shape]: Shape[Key] } : never;

type Calls<Member> = Member extends AnyTRPCQueryProcedure
  ? { query: (input: Plain<inferProcedureInput<Member>>) => Promise<Plain<inferProcedureOutput<Member>>> }
  : Member extends AnyTRPCMutationProcedure
    ? { mutate: (input: Plain<inferProcedureInput<Member>>) => Promise<Plain<inferProcedureOutput<Member>>> }
    : Member extends infer Members
      ? { [Name in keyof Members]: Calls<Members[Name]> }
      : never;

/**
 * The typed procedures of a Garita server: `client.companies.list.query()`. Amounts are cents, percentages
 * parts per million, times minutes and dates 'YYYY-MM-DD'. What is refused is thrown; `refusalOf` reads it.
 *
 * @param url where the server is: 'https://garita.example'
 * @param token the `accessToken` of `client.session.signIn`, for everything but signing in
 */
export function createGaritaClient(url: string, token?: string) {
  const client: unknown = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: new URL('/trpc', url),
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      }),
    ],
  });
  const procedures = client as Calls<AppRouter['_def']['record']>; // the same ones, spelled out
  return procedures;
}

/**
 * Returns the refusal of a call, in Spanish: its code, its sentence and its fields. Returns undefined for any
 * other failure.
 */
export function refusalOf(error: unknown) {
  if (!isTRPCClientError<AppRouter>(error) || !error.data) return undefined;
  const refusal: Plain<typeof error.data> = error.data;
  return refusal;
}
