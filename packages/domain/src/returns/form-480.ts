import type { ContractorCategory } from '../contractor/contractor-payment.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { byName } from '../pay/concepts.ts';

/**
 * The figures of form 480.6SP for a payee's year, in cents: the four items, the withholding of the last two,
 * and reimbursed expenses.
 */
export const FORM_480_ITEMS = [
  'individualsNotSubject',
  'corporationsNotSubject',
  'individualsSubject',
  'individualsWithheld',
  'corporationsSubject',
  'corporationsWithheld',
  'reimbursedExpenses',
] as const;
export type Form480Item = (typeof FORM_480_ITEMS)[number];
export type Form480Items = Record<Form480Item, Cents>;

/** The item for the pay of each category. */
export const CATEGORY_ITEMS = {
  1: 'individualsNotSubject',
  2: 'corporationsNotSubject',
  3: 'individualsSubject',
  4: 'corporationsSubject',
} as const satisfies Record<ContractorCategory, Form480Item>;

export const NO_ITEMS: Form480Items = byName(FORM_480_ITEMS, () => 0);

/**
 * The yearly pay of one payee from which the form must be filed, in cents. A larger amount not subject to
 * withholding needs an exemption code. Source: Puerto Rico Internal Revenue Code, secs. 1062.03(b)(1) and
 * 1063.01, as amended by Act 257-2018. In force 2019 and after.
 */
const FILED_FROM: Cents = 500_00;

/** The fields of a payment that the form sums. */
type Payment = {
  contractorId: number;
  category: ContractorCategory;
  gross: Cents;
  /** The part of the gross in the first 500.00 of the year, which goes to items 1 and 2. */
  notSubject: Cents;
  incomeTaxWithheld: Cents;
  reimbursedExpenses: Cents;
};

/** A payee's form for a year. */
export type Form480 = { contractorId: number; items: Form480Items };

/**
 * Returns the forms of a year in the order of the payees' ids: those with enough pay, or with anything
 * withheld.
 */
export function form480sOfYear(payments: readonly Payment[]): Form480[] {
  const ids = [...new Set(payments.map(({ contractorId }) => contractorId))].toSorted((a, b) => a - b);
  return ids
    .map((contractorId) => ({
      contractorId,
      items: itemsOf(payments.filter((payment) => payment.contractorId === contractorId)),
    }))
    .filter(({ items }) => isReportable({ gross: totalPaid(items), withheld: totalWithheld(items) }));
}

/** Returns true if a payee's year must be reported: enough was paid, or something was withheld. */
export function isReportable({ gross, withheld }: { gross: Cents; withheld: Cents }): boolean {
  return gross >= FILED_FROM || withheld > 0;
}

/** Returns the total pay in the four items. */
export function totalPaid(items: Form480Items): Cents {
  const { individualsNotSubject, corporationsNotSubject, individualsSubject, corporationsSubject } = items;
  return individualsNotSubject + corporationsNotSubject + individualsSubject + corporationsSubject;
}

export function totalWithheld({ individualsWithheld, corporationsWithheld }: Form480Items): Cents {
  return individualsWithheld + corporationsWithheld;
}

/**
 * Returns true if this amount of item 1 or 2 needs an exemption code, the reason why nothing was withheld.
 */
export function needsExemptionCode(notSubject: Cents): boolean {
  return notSubject > FILED_FROM;
}

/** Adds two forms, item by item. */
export function addItems(a: Form480Items, b: Form480Items): Form480Items {
  return byName(FORM_480_ITEMS, (name) => a[name] + b[name]);
}

// The category with nothing withheld for the same kind of entity.
const NOT_SUBJECT_CATEGORY = { 1: 1, 2: 2, 3: 1, 4: 2 } as const;

/**
 * Returns what a payment adds to the item of a category, in cents. A payment that is subject to withholding
 * has its part in the first 500.00 of the year under the item that is not.
 */
export function paidUnder(
  category: ContractorCategory,
  payment: Pick<Payment, 'category' | 'gross' | 'notSubject'>,
): Cents {
  const exempt = NOT_SUBJECT_CATEGORY[payment.category];
  if (exempt === payment.category) return category === exempt ? payment.gross : 0;
  if (category === payment.category) return payment.gross - payment.notSubject;
  return category === exempt ? payment.notSubject : 0;
}

/** Sums payments by item. */
export function itemsOf(payments: readonly Payment[]): Form480Items {
  const sum = (cents: (payment: Payment) => Cents, ...categories: ContractorCategory[]) =>
    sumCents(payments.filter(({ category }) => categories.includes(category)).map(cents));
  const paid = (category: ContractorCategory) =>
    sumCents(payments.map((payment) => paidUnder(category, payment)));
  const withheld = ({ incomeTaxWithheld }: Payment) => incomeTaxWithheld;
  return {
    individualsNotSubject: paid(1),
    corporationsNotSubject: paid(2),
    individualsSubject: paid(3),
    // Withholding that was typed by mistake for a payment not subject to it is still reported.
    individualsWithheld: sum(withheld, 1, 3),
    corporationsSubject: paid(4),
    corporationsWithheld: sum(withheld, 2, 4),
    reimbursedExpenses: sum(({ reimbursedExpenses }) => reimbursedExpenses, 1, 2, 3, 4),
  };
}
