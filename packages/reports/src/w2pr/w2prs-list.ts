import { fullName } from '@garita/domain/employee/full-name';
import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import { yearRange } from '@garita/domain/returns/quarter';
import { totalPay, type W2prBoxes } from '@garita/domain/returns/w2pr';
import { documentLines } from '../document-lines.ts';
import { sourcedFigures, words } from '../list/column.ts';
import type { ListReport } from '../list/list-report.ts';
import { partialNotices } from '../text/labels.es.ts';
import { money } from '../text/printed-figure.ts';
import { W2PR } from '../text/w2pr.es.ts';
import type { W2prsData } from './w2pr-columns.ts';

type BoxName = keyof W2prBoxes | 'totalPay';

/** The boxes that pay makes, in the order of the form, by which a filed certificate is corrected. */
const FIGURES: [caption: string, name: BoxName][] = [
  [W2PR.list.donations, 'donations'],
  [W2PR.list.wages, 'wages'],
  [W2PR.list.commissions, 'commissions'],
  [W2PR.list.concessions, 'concessions'],
  [W2PR.list.tips, 'tips'],
  [W2PR.list.total, 'totalPay'],
  [W2PR.list.reimbursedExpenses, 'reimbursedExpenses'],
  [W2PR.list.withheld, 'incomeTaxWithheld'],
  [W2PR.list.codaPlans, 'codaPlans'],
  [W2PR.list.exempt, 'exemptWages'],
  [W2PR.list.socialSecurityWages, 'socialSecurityWages'],
  [W2PR.list.socialSecurity, 'socialSecurityWithheld'],
  [W2PR.list.medicareWages, 'medicareWages'],
  [W2PR.list.medicare, 'medicareWithheld'],
  [W2PR.list.socialSecurityTips, 'socialSecurityTips'],
];

/** The boxes that few employees have, which are columns only where somebody has them. */
const OF_FEW: typeof FIGURES = [
  [W2PR.list.exemptSeverance, 'exemptSeverance'],
  [W2PR.list.uncollectedSocialSecurity, 'uncollectedSocialSecurity'],
  [W2PR.list.uncollectedMedicare, 'uncollectedMedicare'],
];

/** Returns the certificates of a file as a list, for the preview and for Excel. */
export function w2prsList({ company, date, year, certificates }: W2prsData): ListReport {
  const ofFew = OF_FEW.filter(([, name]) => certificates.some(({ boxes }) => centsOf(boxes, name) !== 0));
  const figures = [...FIGURES, ...ofFew];
  return {
    title: W2PR.list.title(year),
    company: company.name,
    about: partialNotices({ company, date }, yearRange(year)),
    date,
    orientation: 'landscape',
    columns: [
      words(W2PR.list.controlNumber, 1),
      words(W2PR.list.employee, 2),
      ...figures.map(([caption, name]) => sourcedFigures(caption, sumOf(name))),
    ],
    groups: [
      {
        rows: certificates.map(({ employee, controlNumber, boxes }) => [
          controlNumber ?? '',
          fullName(employee),
          ...figures.map(([, name]) => money(centsOf(boxes, name))),
        ]),
        sources: certificates.map(({ employee }) => ({ personId: employee.id })),
      },
    ],
    total: [
      W2PR.list.totals,
      '',
      ...figures.map(([, name]) => money(sumCents(certificates.map(({ boxes }) => centsOf(boxes, name))))),
    ],
    empty: W2PR.list.empty,
  };
}

function centsOf(boxes: W2prBoxes, name: BoxName): Cents {
  return name === 'totalPay' ? totalPay(boxes) : boxes[name];
}

/**
 * Returns everybody's certificates line by line, under the control number or, before it is assigned, the
 * name; then their totals.
 */
export function w2prsLines(data: W2prsData): DocumentLine[] {
  const list = w2prsList(data);
  const figures = list.columns.filter(({ isFigure }) => isFigure).length;
  return documentLines({ kind: 'list', list }).map((line, index) => {
    const own = data.certificates[Math.floor(index / figures)];
    return own ? { ...line, certificate: own.controlNumber ?? fullName(own.employee) } : line;
  });
}
