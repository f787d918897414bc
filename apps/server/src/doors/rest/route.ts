import type { Context } from 'hono';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { requireShortBody } from '../body-bounds.ts';
import type { HttpEnv } from '../connection.ts';
import { actorOf, formBody, idIn, jsonBody, keyOf, optionalJsonBody } from './request.ts';
import type {
  IdIn,
  Method,
  RestRequest,
  RestRoute,
  RouteSpec,
  SignedInRequest,
  Using,
} from './route-spec.ts';
import { refuseUnknown, refuseUnknownNames } from './wire/refuse-unknown-names.ts';
import { readAll } from './wire/wire-value.ts';

/*
 * A route of the documented interface is defined once, with `route` or `openRoute`. Its definition both
 * serves it (rest.ts) and describes it in the document (openapi/).
 */

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
