import type { Action } from '@garita/domain/account/permissions';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Actor } from '../../auth/actor.ts';
import type { AnswerHeader, OperationId } from '../../text/api.es.ts';
import type { Tag } from '../../text/tags.es.ts';
import type { HttpEnv } from '../connection.ts';
import type { BodyWire } from './wire/field-table.ts';

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

export type Method = 'get' | 'post' | 'put' | 'delete';

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
export type IdIn<Path extends string> = Extract<NameIn<Path>, 'id' | `${string}Id`>;

/** The part of a request that every handler gets. */
export type RestRequest<Path extends string, Body, Parameters> = {
  ids: Record<IdIn<Path>, number>;
  body: Body;
  parameters: Parameters;
  /** The idempotency key of a write, if one was sent. */
  commandId: string | undefined;
  ifMatch: string | undefined;
  today: CalendarDate;
};

/** The function with which a handler calls a use case, as the signed-in user or as a visitor. */
export type Using<Who> = {
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
