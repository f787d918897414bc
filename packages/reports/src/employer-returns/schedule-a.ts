import { formatCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import { creditReduction, type FederalUnemployment } from '@garita/domain/returns/form-940';
import { type FormBlock, line, part, type StateRow } from '../form/form-document.ts';
import { type FormEmployer, sheetHead } from '../form/form-parties.ts';
import { SCHEDULE_A } from '../text/employer-returns.es.ts';

/**
 * The states in the order of the schedule, down its left column and then down its right one. Source: Schedule
 * A (Form 940), 2018.
 */
const STATES = (
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT ' +
  'NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY PR VI'
).split(' ');

/**
 * Schedule A of the 940, of an employer of Puerto Rico alone: ticked where anything was taxed, and without
 * amounts as long as the credit is whole. While it is not known whether it is, the wages stand there, and
 * whoever learns the rate writes it beside them.
 */
export function scheduleA(
  company: FormEmployer,
  year: number,
  { taxable }: Pick<FederalUnemployment, 'taxable'>,
): FormBlock[] {
  const words = SCHEDULE_A;
  const isKnown = creditReduction(year) !== undefined;
  return [
    part('Anexo A', words.title),
    ...sheetHead(company),
    { kind: 'note', text: isKnown ? words.wholeCredit(year) : words.notKnownYet(year) },
    {
      kind: 'states',
      captions: words.captions,
      states: STATES.map((state) => {
        const isTaxed = state === 'PR' && taxable > 0;
        return isTaxed && !isKnown
          ? { ...blank(state, isTaxed), wages: formatCents(taxable), source: sumOf('futaWages') }
          : blank(state, isTaxed);
      }),
    },
    line('', words.total, ''),
  ];
}

function blank(state: string, isTicked: boolean): StateRow {
  return { state, isTicked, wages: '', rate: '', reduction: '' };
}
