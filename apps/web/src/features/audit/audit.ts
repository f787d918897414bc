import type { AppRouter } from '@garita/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

type Outputs = inferRouterOutputs<AppRouter>['audit'];

/** One event of a company's log. */
export type HistoryLine = Outputs['history']['lines'][number];
export type EventType = HistoryLine['type'];
export type EventKind = HistoryLine['kind'];
export type ChangedAmount = HistoryLine['amounts'][number];
export type Cause = HistoryLine['causes'][number];

/** The kind of a disclosure: a number seen or a document exported. */
export type DisclosureKind = Outputs['disclosures']['lines'][number]['kind'];

/** A register as it was known, beside today's. */
export type RegisterAsKnown = Outputs['registerAsKnown'];
export type RegisterEntry = RegisterAsKnown['entries'][number];

/** The result of checking a company's books. */
export type BooksVerification = Outputs['verify'];
export type Check = NonNullable<BooksVerification['check']>;

/** Pay beside what it would have been. */
export type WhatIfAnswer = Outputs['whatIf'];

/** The part of a log that is requested. */
export type HistoryRequest = Omit<inferRouterInputs<AppRouter>['audit']['history'], 'cursor' | 'direction'>;
