import type { CertificateWithholding } from './certificate-withholding.ts';

/**
 * Returns the difference of two computations of an entry by the same certificate: the parts that later
 * entries and documents count are differences, everything else is as in `after`.
 */
export function certificateDifference(
  before: CertificateWithholding,
  after: CertificateWithholding,
): CertificateWithholding {
  return {
    ...after,
    taxed: after.taxed - before.taxed,
    regularTax: after.regularTax - before.regularTax,
    coda: { ...after.coda, amount: after.coda.amount - before.coda.amount },
    young: youngDifference(before.young, after.young),
    bonus: bonusDifference(before.bonus, after.bonus),
    additional: { ...after.additional, amount: after.additional.amount - before.additional.amount },
  };
}

type Young = CertificateWithholding['young'];

function youngDifference(before: Young, after: Young): Young {
  const shape = after ?? before;
  if (!shape) return null;
  return {
    ...shape,
    regular: (after?.regular ?? 0) - (before?.regular ?? 0),
    bonus: (after?.bonus ?? 0) - (before?.bonus ?? 0),
  };
}

type Bonus = CertificateWithholding['bonus'];

function bonusDifference(before: Bonus, after: Bonus): Bonus {
  const shape = after ?? before;
  if (!shape) return null;
  return {
    ...shape,
    taxed: (after?.taxed ?? 0) - (before?.taxed ?? 0),
    tax: (after?.tax ?? 0) - (before?.tax ?? 0),
  };
}
