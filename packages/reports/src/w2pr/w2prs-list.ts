import { fullName } from '@garita/domain/employee/full-name';
import { totalPay, type W2prBoxes } from '@garita/domain/filing/w2pr';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { figures, words } from '../lists/column.ts';
import type { ListReport } from '../lists/list-report.ts';
import { money } from '../pdf/figure.ts';
import { W2PR } from '../text/w2pr.es.ts';
import type { W2prsData } from './w2pr-columns.ts';

/** Every box that pay makes, in the order of the form: what a certificate that was filed is corrected by. */
const FIGURES: [caption: string, cents: (boxes: W2prBoxes) => Cents][] = [
  [W2PR.list.donations, ({ donations }) => donations],
  [W2PR.list.wages, ({ wages }) => wages],
  [W2PR.list.commissions, ({ commissions }) => commissions],
  [W2PR.list.concessions, ({ concessions }) => concessions],
  [W2PR.list.tips, ({ tips }) => tips],
  [W2PR.list.total, totalPay],
  [W2PR.list.reimbursedExpenses, ({ reimbursedExpenses }) => reimbursedExpenses],
  [W2PR.list.withheld, ({ incomeTaxWithheld }) => incomeTaxWithheld],
  [W2PR.list.codaPlans, ({ codaPlans }) => codaPlans],
  [W2PR.list.exempt, ({ exemptWages }) => exemptWages],
  [W2PR.list.socialSecurityWages, ({ socialSecurityWages }) => socialSecurityWages],
  [W2PR.list.socialSecurity, ({ socialSecurityWithheld }) => socialSecurityWithheld],
  [W2PR.list.medicareWages, ({ medicareWages }) => medicareWages],
  [W2PR.list.medicare, ({ medicareWithheld }) => medicareWithheld],
  [W2PR.list.socialSecurityTips, ({ socialSecurityTips }) => socialSecurityTips],
];

/** The certificates of a file, a line each, for who looks at it before it is made and for Excel. */
export function w2prsList({ company, date, year, certificates }: W2prsData): ListReport {
  return {
    title: W2PR.list.title(year),
    company: company.name,
    about: [],
    date,
    orientation: 'landscape',
    columns: [
      words(W2PR.list.controlNumber, 1),
      words(W2PR.list.employee, 2),
      ...FIGURES.map(([caption]) => figures(caption)),
    ],
    groups: [
      {
        rows: certificates.map(({ employee, controlNumber, boxes }) => [
          controlNumber ?? '',
          fullName(employee),
          ...FIGURES.map(([, cents]) => money(cents(boxes))),
        ]),
      },
    ],
    total: [
      W2PR.list.totals,
      '',
      ...FIGURES.map(([, cents]) => money(sumCents(certificates.map(({ boxes }) => cents(boxes))))),
    ],
    empty: W2PR.list.empty,
  };
}
