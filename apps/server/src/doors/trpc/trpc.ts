import { type Action, isAllowed } from '@garita/domain/account/permissions';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { initTRPC, TRPCError } from '@trpc/server';
import { type ZodType, z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';
import type { OpenUseCase, UseCase } from '../../application/use-case.ts';
import type { Actor } from '../../auth/actor.ts';
import type { DeviceCookie } from '../../auth/cookies.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { AppError } from '../../refusal/app-error.ts';
import { httpStatus, trpcCode } from '../../refusal/error-status.ts';
import { errorDetail } from '../../text/errors.es.ts';
import { requireFewLevels, requireShortBody } from '../body-bounds.ts';
import { outsideProcedures, refusalOfProcedure, shownFacts } from './trpc-errors.ts';

/*
 * The typed door, in three parts: what a procedure is given, how a failure leaves, and the two kinds of
 * procedures. A procedure is one line: its input schema and the use case that it runs. It contains no rule
 * and no SQL.
 */

// 1. The context of a procedure. It is made once for each HTTP request, which may carry a batch of calls.

export type TrpcContext = {
  dependencies: Dependencies;
  /** The user; absent without a session. */
  actor?: Actor | undefined;
  visitor: Visitor;
  /** Sets the cookie that only downloads accept; null removes it. */
  setDownloadCookie: (cookie: { token: string; expiresAt: Date } | null) => void;
  /** Sets the cookie that recognizes the browser when the same user signs in again. */
  setDeviceCookie: (cookie: DeviceCookie) => void;
};

/**
 * The facts that a procedure declares. `isAttempt`: its answer tells if a guess was right, so one request may
 * call it once.
 */
export type ProcedureMeta = { isAttempt?: boolean };

// 2. The errors. Everything thrown becomes an AppError, and every AppError has one shape, in Spanish.

const t = initTRPC
  .context<TrpcContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { code, facts } = error.cause instanceof AppError ? error.cause : outsideProcedures(error);
      const detail = errorDetail(code, facts);
      return {
        code: shape.code,
        message: detail,
        data: { code, httpStatus: httpStatus(code), detail, ...shownFacts(facts, ctx?.actor !== undefined) },
      };
    },
  });

const refusing = t.middleware(async ({ next, ctx, path, getRawInput }) => {
  const result = await next();
  if (result.ok) return result;
  const { logger } = ctx.dependencies;
  const refusal = await refusalOfProcedure(result.error.cause, { getRawInput, logger, path });
  throw new TRPCError({ code: trpcCode(refusal.code), message: refusal.code, cause: refusal });
});

// 3. The procedures. `open` is for everybody and runs a use case with `runOpen`; `signedIn` has an actor and
// runs it with `run`; `permitted` requires a permission too.

export const { router, createCallerFactory } = t;
// A procedure without an input may be called with an empty body, which is no JSON.
const readableInput = (getRawInput: () => Promise<unknown>) => getRawInput().catch(() => null);

const shallow = t.middleware(async ({ next, getRawInput }) => {
  requireFewLevels(await readableInput(getRawInput));
  return next();
});

const withoutLimits = t.procedure.use(refusing);

export const open = withoutLimits.use(shallow).use(async ({ next, getRawInput }) => {
  requireShortBody(JSON.stringify((await readableInput(getRawInput)) ?? null).length);
  return next();
});

/** The declaration of a procedure whose answer tells if a guess was right. */
export const ATTEMPT: ProcedureMeta = { isAttempt: true };

/** An open procedure that takes something which could be guessed. */
export const guessable = open.meta(ATTEMPT);

export const signedIn = withoutLimits
  .use(({ ctx, next }) => {
    if (!ctx.actor) throw new AppError('not-signed-in');
    return next({ ctx: { actor: ctx.actor } });
  })
  .use(shallow);

/**
 * A procedure for users who may do `action`. Others are refused before their input is read; the use case
 * checks again and decides.
 */
export function permitted(action: Action) {
  return signedIn.use(({ ctx, next }) => {
    if (!isAllowed(ctx.actor.role, action)) throw new AppError('forbidden');
    return next();
  });
}

/**
 * Checks the input with today's date before it is read, so that rules about the date are refused together
 * with other errors.
 */
export function asOfToday(inputBy: (today: () => CalendarDate) => ZodType) {
  return t.middleware(async ({ ctx, getRawInput, next }) => {
    await inputBy(ctx.dependencies.today).parseAsync(await getRawInput());
    return next();
  });
}

/**
 * Removes from one record of the input the fields that only answers have, so that an answered record can be
 * sent back. It must come before `input`.
 */
export function sentBack(record: string, answered: readonly string[]) {
  return changedInput(record, (input, sent) => ({ ...input, [record]: withoutNames(sent, answered) }));
}

/**
 * Removes what only answers have, as `sentBack` does, and takes the version of an answered record as the one
 * that the change was typed on, unless the input has a version of its own.
 */
export function changedBack(record: string, answered: readonly string[]) {
  return changedInput(record, (input, sent) => {
    const { version = sent['version'] } = input;
    const own = { ...input, [record]: withoutNames(sent, answered) };
    return version === undefined ? own : { ...own, version };
  });
}

/**
 * Keeps the fields of a saved record that a change leaves out, because a program may be older than they are.
 * It must come after `input`, which gives them their defaults.
 */
export function keepOmitted(record: string, schema: ZodType) {
  return t.middleware(async ({ input, getRawInput, next }) => {
    const typed = members.parse(input);
    const changed = members.parse(typed[record]);
    const sent = members.parse(members.parse(await getRawInput())[record]);
    const omitted = Object.keys(changed).filter((name) => sent[name] === undefined);
    if (omitted.length === 0) return next();
    const change = (saved: Members) =>
      schema.parse({ ...changed, ...Object.fromEntries(omitted.map((name) => [name, saved[name]])) });
    return next({ input: { ...typed, [record]: change, asSent: typed } });
  });
}

type Members = Record<string, unknown>;

function changedInput(record: string, change: (input: Members, sent: Members) => Members) {
  return t.middleware(async ({ getRawInput, next }) => {
    const input = members.parse(await getRawInput());
    const sent = members.safeParse(input[record]);
    if (!sent.success) return next();
    return next({ getRawInput: () => Promise.resolve(change(input, sent.data)) });
  });
}

function withoutNames(sent: Record<string, unknown>, names: readonly string[], under = ''): object {
  const own = Object.entries(sent).filter(([name]) => !names.includes(`${under}${name}`));
  return Object.fromEntries(
    own.map(([name, value]) => {
      const isWithin = names.some((one) => one.startsWith(`${under}${name}.`));
      const inside = isWithin ? members.safeParse(value).data : undefined;
      return [name, inside ? withoutNames(inside, names, `${under}${name}.`) : value];
    }),
  );
}

const members = z.record(z.string(), z.unknown());

/** Runs a use case for the signed-in user. */
export function run<Result, Input>(useCase: UseCase<Result, Input>) {
  return ({ ctx: { dependencies, actor }, input, signal }: SignedInCall<Input>): Promise<Result> =>
    useCase(dependencies, actor, signal)(input);
}

type SignedInCall<Input> = {
  ctx: TrpcContext & { actor: Actor };
  input: Input;
  signal?: AbortSignal | undefined;
};

/** Runs a use case that requires no session. */
export function runOpen<Result, Input>(useCase: OpenUseCase<Result, Input>) {
  return ({ ctx: { dependencies, visitor }, input }: { ctx: TrpcContext; input: Input }): Promise<Result> =>
    useCase(dependencies, visitor)(input);
}
