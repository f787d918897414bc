import { isDeepStrictEqual } from 'node:util';
import { byName } from '@garita/domain/pay/concepts';
import {
  carriedInto,
  NO_TAXES_ON_TIPS,
  type SettledPay,
  settlementsToRecalculate,
  TIPS_PARTS,
  totalOnTips,
} from '@garita/domain/pay/withholding/tips-settlement';
import type { Calculation } from '../events/payroll-events.ts';
import { entryWithCorrections } from './before-event.ts';
import { type FoldedEntry, isLive } from './entries.ts';
import type { LogState } from './log-state.ts';
import { limitIn } from './logged-details.ts';
import type { LoggedEvent } from './logged-event.ts';

/** Returns the ids of the entries that deduct another amount than earlier entries left uncollected. */
export function foldedSettlements({ entries }: LogState): Set<number> {
  const live = [...entries.values()].filter((entry) => entry.kind === 'employee' && isLive(entry));
  const streams = new Map<string, SettledPay[]>();
  for (const { details, stream } of live) {
    if (TIPS_PARTS.some((name) => limitIn(details?.limits, name) !== null)) streams.set(stream, []);
  }
  if (streams.size === 0) return new Set();
  for (const entry of live) streams.get(entry.stream)?.push(settledPay(entry));
  return new Set([...streams.values()].flatMap(settlementsToRecalculate));
}

/** Returns true if a calculation counted and deducted the taxes on tips that earlier entries carried. */
export function countsSettlements(
  { basis: { soFar }, inputs, result, corrects }: Calculation,
  event: LoggedEvent,
  before: LogState,
): boolean {
  const apart = new Set(entryWithCorrections(event, before).map(({ entryId }) => entryId));
  const others = [...before.entries.values()].filter(
    (entry) => entry.stream === event.stream && isLive(entry) && !apart.has(entry.entryId),
  );
  const due = carriedInto(others.map(settledPay), {
    entryId: corrects?.entryId ?? event.entryId ?? 0,
    payDate: (corrects && before.entries.get(corrects.entryId)?.payDate) ?? inputs.payDate,
  });
  const { carriedIn = NO_TAXES_ON_TIPS } = (corrects?.result ?? result).tips ?? {};
  return (
    isDeepStrictEqual(soFar.carriedIn, totalOnTips(due) > 0 ? due : undefined) &&
    isDeepStrictEqual(carriedIn, due)
  );
}

function settledPay({ entryId, payDate = '', details }: FoldedEntry): SettledPay {
  return {
    entryId,
    payDate,
    corrects: details?.corrects,
    parts: byName(TIPS_PARTS, (name) => limitIn(details?.limits, name)),
  };
}
