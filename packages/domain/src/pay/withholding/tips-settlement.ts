import { type Cents, sumCents } from '../../money/cents.ts';
import { byName } from '../concepts.ts';
import type { PayOrder } from './certificate/earlier-pay.ts';

// Tips that the employee already has raise the taxes of an entry but not the money that the employer holds.
// IRS Publication 15, section 6: taxes on wages are collected first, then social security and Medicare on
// tips; what cannot be collected is carried to the next pay. Social security before Medicare is our choice.

/**
 * Tips below 20.00 in a month from one employer are no wages for social security and Medicare. 26 U.S.C.
 * 3121(a)(12)(B).
 */
export const LEAST_TIPS_OF_MONTH: Cents = 20_00;

const TIP_TAXES = ['socialSecurity', 'medicare'] as const;

/** Social security and Medicare on tips, in cents. */
export type TaxesOnTips = Record<(typeof TIP_TAXES)[number], Cents>;

export const NO_TAXES_ON_TIPS: TaxesOnTips = { socialSecurity: 0, medicare: 0 };

/**
 * The settlement of taxes in an entry with tips that the employee already has, in cents. In a correction each
 * amount is a difference.
 */
export type TipsSettlement = {
  /** The tips that the employee already has. They are in the gross and are not paid again. */
  received: Cents;
  /** The gross without these tips: the money that taxes are collected from. */
  cash: Cents;
  /** The taxes that the entry would have without any tips. They are collected first. */
  onWages: Cents;
  /** The taxes that the tips of this entry cause. */
  onTips: TaxesOnTips;
  /** The taxes on tips that earlier entries of the year could not collect. This entry deducts them. */
  carriedIn: TaxesOnTips;
  /** The taxes on tips, its own and carried in, that this entry could not collect. */
  carried: TaxesOnTips;
};

type ToSettle = Omit<TipsSettlement, 'carried'> & {
  /** The part of the entry's taxes and deductions that its net does not cover. */
  uncollected: Cents;
};

/** Returns true if an entry settles taxes on tips: with tips that the employee has, or taxes carried in. */
export function settlesTips(received: Cents, carriedIn: TaxesOnTips): boolean {
  return received > 0 || totalOnTips(carriedIn) > 0;
}

/**
 * Collects the taxes on tips from what the taxes on wages leave of the cash: social security, then Medicare,
 * then the taxes carried in. An addition to the net, such as a refund, pays what the cash does not, so that
 * no more is carried than the net left uncollected.
 */
export function settleTips({ uncollected, ...entry }: ToSettle): TipsSettlement {
  const { cash, onWages, onTips, carriedIn } = entry;
  const due = [onTips.socialSecurity, onTips.medicare, carriedIn.socialSecurity, carriedIn.medicare];
  const short = leftAfter(due, Math.max(0, cash - onWages));
  const [ownSocial = 0, ownMedicare = 0, social = 0, medicare = 0] = leftAfter(
    short,
    Math.max(0, sumCents(short) - uncollected),
  );
  return { ...entry, carried: { socialSecurity: ownSocial + social, medicare: ownMedicare + medicare } };
}

/** Pays amounts in order from some money, and returns what is left of each. */
function leftAfter(due: readonly Cents[], money: Cents): Cents[] {
  let left = money;
  return due.map((cents) => {
    const paid = Math.min(cents, left);
    left -= paid;
    return cents - paid;
  });
}

/** Returns social security and Medicare on tips together. */
export function totalOnTips({ socialSecurity, medicare }: TaxesOnTips): Cents {
  return socialSecurity + medicare;
}

/** Returns the difference of two settlements of an entry; undefined if neither has one. */
export function tipsDifference(
  before: TipsSettlement | undefined,
  after: TipsSettlement | undefined,
): TipsSettlement | undefined {
  if (!before && !after) return undefined;
  const [was, is] = [before ?? NO_SETTLEMENT, after ?? NO_SETTLEMENT];
  const difference = (part: 'onTips' | 'carriedIn' | 'carried') =>
    byName(TIP_TAXES, (tax) => is[part][tax] - was[part][tax]);
  return {
    ...byName(['received', 'cash', 'onWages'], (name) => is[name] - was[name]),
    onTips: difference('onTips'),
    carriedIn: difference('carriedIn'),
    carried: difference('carried'),
  };
}

const NO_SETTLEMENT: TipsSettlement = {
  received: 0,
  cash: 0,
  onWages: 0,
  onTips: NO_TAXES_ON_TIPS,
  carriedIn: NO_TAXES_ON_TIPS,
  carried: NO_TAXES_ON_TIPS,
};

/** The parts of a settlement that later entries and documents count, as the log stores them. */
export const TIPS_PARTS = [
  'carriedInSocialSecurity',
  'carriedInMedicare',
  'carriedSocialSecurity',
  'carriedMedicare',
] as const;

export type TipsParts = Record<(typeof TIPS_PARTS)[number], Cents>;

/** Returns the parts of a settlement that later entries and documents count. */
export function tipsPartsOf({ carriedIn, carried }: TipsSettlement): TipsParts {
  return {
    carriedInSocialSecurity: carriedIn.socialSecurity,
    carriedInMedicare: carriedIn.medicare,
    carriedSocialSecurity: carried.socialSecurity,
    carriedMedicare: carried.medicare,
  };
}

/**
 * Returns what an entry adds to the taxes on tips that its year has not collected, in cents. It is negative
 * for an entry that collects taxes carried in. An entry without a settlement adds nothing.
 */
export function uncollectedOnTips(parts: Record<keyof TipsParts, Cents | null>): TaxesOnTips {
  return {
    socialSecurity: (parts.carriedSocialSecurity ?? 0) - (parts.carriedInSocialSecurity ?? 0),
    medicare: (parts.carriedMedicare ?? 0) - (parts.carriedInMedicare ?? 0),
  };
}

/** A live entry of a year with the parts of its settlement; they are null for an entry without one. */
export type SettledPay = PayOrder & {
  /** The entry of a closed period that it corrects; its parts are then differences. */
  corrects?: number | undefined;
  parts: Record<keyof TipsParts, Cents | null>;
};

/**
 * Returns the taxes on tips that the entries of a year before a place left uncollected. A correction counts
 * at the place of the entry that it corrects. `entries` must not include the entry of the place or its
 * corrections.
 */
export function carriedInto(entries: Iterable<SettledPay>, place: PayOrder): TaxesOnTips {
  const all = [...entries];
  if (!all.some(hasParts)) return NO_TAXES_ON_TIPS;
  const earlier = inPlaces(all).filter((entry) => isBefore(entry, place));
  const left = sumOf(earlier.map(({ parts }) => uncollectedOnTips(parts)));
  return byName(TIP_TAXES, (tax) => Math.max(0, left[tax]));
}

/** Returns the ids of the entries that deduct another amount than earlier entries left uncollected. */
export function settlementsToRecalculate(entries: Iterable<SettledPay>): number[] {
  const all = [...entries];
  if (!all.some(hasParts)) return [];
  const placed = inPlaces(all);
  return all
    .filter(({ corrects }) => corrects === undefined)
    .filter((entry) => {
      const others = placed.filter(({ entryId }) => entryId !== entry.entryId);
      const due = carriedInto(others, entry);
      const own = placed.filter(({ entryId }) => entryId === entry.entryId).map(({ parts }) => parts);
      return (
        due.socialSecurity !== sumCents(own.map((parts) => parts.carriedInSocialSecurity ?? 0)) ||
        due.medicare !== sumCents(own.map((parts) => parts.carriedInMedicare ?? 0))
      );
    })
    .map(({ entryId }) => entryId);
}

/** Puts each correction at the place of the entry that it corrects, with its number. */
function inPlaces(entries: readonly SettledPay[]): SettledPay[] {
  const dates = new Map(entries.map(({ entryId, payDate }) => [entryId, payDate]));
  return entries.map(({ corrects, ...entry }) =>
    corrects === undefined
      ? entry
      : { ...entry, entryId: corrects, payDate: dates.get(corrects) ?? entry.payDate },
  );
}

function hasParts({ parts }: SettledPay): boolean {
  return TIPS_PARTS.some((name) => (parts[name] ?? 0) !== 0);
}

function isBefore(one: PayOrder, other: PayOrder): boolean {
  return one.payDate === other.payDate ? one.entryId < other.entryId : one.payDate < other.payDate;
}

function sumOf(all: readonly TaxesOnTips[]): TaxesOnTips {
  return byName(TIP_TAXES, (tax) => sumCents(all.map((one) => one[tax])));
}
