import type { Action } from '@garita/domain/account/permissions';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { AnswerHeader, OperationId } from '../../text/api.es.ts';
import type { Tag } from '../../text/tags.es.ts';
import { requireShortBody } from '../body-bounds.ts';
import type { HttpEnv } from '../connection.ts';
import { actorOf, formBody, idIn, jsonBody, keyOf, optionalJsonBody } from './request.ts';
import type { BodyWire } from './wire/field-names.ts';
import { refuseUnknown, refuseUnknownNames } from './wire/refuse-unknown-names.ts';
import { readAll } from './wire/wire-value.ts';

/*
 * A route of the documented interface is said once, with `route` or `openRoute`. What it says of itself both
 * serves it (rest.ts) and describes it in the document (openapi/).
 */

/** The way to answer a result, and its description in the OpenAPI document. */
export type RouteAnswer<Result> = {
  contentType: string;
  /** The other types in which the file may be requested. */
  otherTypes?: readonly string[];
  /**
   * The body; absent for bytes. A function, so that nothing is built before somebody asks for the document.
   */
  schema?: () => z.ZodType;
  /** The headers of the answer. */
  headers?: readonly AnswerHeader[];
  send: (c: Context<HttpEnv>, work: Promise<Result>) => Promise<Response>;
};

/** The definition of a route. */
export type RouteSpec<Result = never, Body = unknown, Parameters = unknown> = {
  /** The id of the operation; its sentence stands in text/api.es.ts. */
  id: OperationId;
  answer: RouteAnswer<Result>;
  body?: BodyWire<Body>;
  /**
   * The other answers that contain the written record: their further fields may be sent back and are ignored.
   */
  record?: readonly { schema: () => z.ZodType }[];
  /** `form` for fields of a form instead of JSON, `optional` for JSON that may be left out. */
  bodyKind?: 'form' | 'optional';
  /** The fields of the query, and those of the path that are no ids. */
  parameters?: BodyWire<Parameters>;
  /** True if a change may name its version in `If-Match`. */
  isVersioned?: boolean;
  /** True for a write without an idempotency key. */
  isUnkeyed?: boolean;
};

type Method = 'get' | 'post' | 'put' | 'delete';

/** A route that can be served and described. */
export type RestRoute = {
  method: Method;
  path: string;
  /** True for a route without a session. */
  isOpen: boolean;
  spec: RouteSpec;
  serve: (c: Context<HttpEnv>, dependencies: Dependencies) => Promise<Response>;
};

/**
 * Routes under one path. A user who may not do `writes` is refused before the body is read; the use case
 * checks again and decides.
 */
export type RouteGroup = { base: string; tag: Tag; writes?: Action; routes: readonly RestRoute[] };

/** The names in a path: `'/:id/time/:entryId'` has `'id' | 'entryId'`. */
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The ids among the names of a path. Any other name (`:year`) is read by `parameters`. */
type IdIn<Path extends string> = Extract<NameIn<Path>, 'id' | `${string}Id`>;

/** The part of a request that every handler gets. */
type RestRequest<Path extends string, Body, Parameters> = {
  ids: Record<IdIn<Path>, number>;
  body: Body;
  parameters: Parameters;
  /** The idempotency key of a write, if one was sent. */
  commandId: string | undefined;
  ifMatch: string | undefined;
  today: CalendarDate;
};

/** The function with which a handler calls a use case, as the signed-in user or as a visitor. */
type Using<Who> = {
  use: <Output, Input>(
    useCase: (
      dependencies: Dependencies,
      who: Who,
      signal?: AbortSignal,
    ) => (input: Input) => Promise<Output>,
  ) => (input: Input) => Promise<Output>;
};

/** The request of a user with a session. */
export type SignedInRequest<Path extends string = string, Body = unknown, Parameters = unknown> = RestRequest<
  Path,
  Body,
  Parameters
> &
  Using<Actor>;

/**
 * Makes routes that require a session. Errors: `not-signed-in`, `not-found` for an invalid id, those of the
 * body.
 */
export const route = {
  get: signedIn('get'),
  post: signedIn('post'),
  put: signedIn('put'),
  delete: signedIn('delete'),
};

/** Makes routes that are open to everybody. */
export const openRoute = { get: open('get'), post: open('post') };

function signedIn(method: Method) {
  return <const Path extends string, Result, Body, Parameters>(
    path: Path,
    spec: RouteSpec<Result, Body, Parameters>,
    run: (request: SignedInRequest<Path, Body, Parameters>) => Promise<Result>,
  ): RestRoute => {
    const asRead = {
      ...spec,
      ...(spec.body ? { body: refuseUnknownNames(spec.body, answersOf(spec)) } : {}),
    };
    return {
      method,
      path,
      isOpen: false,
      spec,
      serve: async (c, dependencies) => {
        const actor = actorOf(c);
        const request = await read(c, dependencies, path, asRead);
        return answer(
          c,
          spec,
          run({ ...request, use: (useCase) => useCase(dependencies, actor, c.req.raw.signal) }),
        );
      },
    };
  };
}

function open(method: Method) {
  return <const Path extends string, Result, Body, Parameters>(
    path: Path,
    spec: RouteSpec<Result, Body, Parameters>,
    run: (request: RestRequest<Path, Body, Parameters> & Using<Visitor>) => Promise<Result>,
  ): RestRoute => ({
    method,
    path,
    isOpen: true,
    spec,
    serve: async (c, dependencies) => {
      const visitor = c.get('visitor');
      if (method === 'post') requireShortBody((await c.req.arrayBuffer()).byteLength);
      const request = await read(c, dependencies, path, spec);
      return answer(c, spec, run({ ...request, use: (useCase) => useCase(dependencies, visitor) }));
    },
  });
}

async function read<Path extends string, Result, Body, Parameters>(
  c: Context<HttpEnv>,
  dependencies: Dependencies,
  path: Path,
  { body, bodyKind, parameters }: RouteSpec<Result, Body, Parameters>,
): Promise<RestRequest<Path, Body, Parameters>> {
  const query = c.req.query();
  const { asked } = readAll({
    asked: () => parameters?.decode({ ...query, ...c.req.param() }),
    unknown: () => refuseUnknown(new Set(Object.keys(parameters?.shape() ?? {})), query),
  });
  return {
    ids: idsIn(c, path),
    // A route that declares none of these gets them as `unknown`, which includes undefined.
    parameters: asked as Parameters,
    body: body?.decode(await BODIES[bodyKind ?? 'json'](c)) as Body,
    commandId: keyOf(c),
    ifMatch: c.req.header('If-Match'),
    today: dependencies.today(),
  };
}

const BODIES = { json: jsonBody, form: formBody, optional: optionalJsonBody };

/** Returns the answers that contain the record of a write. */
export function answersOf(spec: Pick<RouteSpec, 'answer' | 'record'>) {
  return [spec.answer.schema, ...(spec.record ?? []).map(({ schema }) => schema)];
}

/** Returns true for a write that takes an `Idempotency-Key`. */
export function takesKey({ method, isOpen, spec }: RestRoute): boolean {
  return method !== 'get' && !isOpen && !spec.isUnkeyed;
}

/** Returns the names of the ids in a path. */
export function idNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (/^id$|Id$/.test(name) ? [name] : []));
}

function idsIn<Path extends string>(c: Context<HttpEnv>, path: Path): Record<IdIn<Path>, number> {
  const ids = Object.fromEntries(idNames(path).map((name) => [name, idIn(c, name)]));
  return ids as Record<IdIn<Path>, number>; // the same names, by the same rule
}

function answer<Result, Body, Parameters>(
  c: Context<HttpEnv>,
  spec: RouteSpec<Result, Body, Parameters>,
  work: Promise<Result>,
): Promise<Response> {
  const ofParameters = spec.parameters ? spec.parameters.naming(work) : work;
  return spec.answer.send(c, spec.body ? spec.body.naming(ofParameters) : ofParameters);
}
