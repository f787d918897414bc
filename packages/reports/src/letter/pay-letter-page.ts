import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { type LetterContext, type LetterPay, payLetter } from '@garita/domain/explanation/pay-letter';
import type { Cents } from '@garita/domain/money/cents';
import { centsOf } from '@garita/domain/pay/amounts';
import { type ConceptOf, conceptsOf } from '@garita/domain/pay/concepts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { sumOf } from '@garita/domain/report/box-source';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { figures, words } from '../list/column.ts';
import type { ListGroup } from '../list/list-report.ts';
import { LIST, PAGE, PAY_STUB, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { changeSentences } from '../text/letter-changes.es.ts';
import {
  correctionSentence,
  netSentence,
  noteSentence,
  PAY_LETTER,
  summarySentence,
} from '../text/pay-letter.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';
import type { Letter } from './letter-lines.ts';

/** The data of the letter about one pay; the previous pay may be of any period. */
export type PayLetterData = LetterContext & {
  company: { name: string };
  employee: PersonName;
  period: Pick<PayPeriod, 'id' | 'number' | 'year' | 'start' | 'end'>;
  pay: LetterPay;
};

/** Returns the letter about a pay: the net, why it differs from the pay before, and both side by side. */
export function payLetterOf({ company, employee, period, pay, ...context }: PayLetterData): Letter {
  const { previous, corrects } = context;
  const { changes, notes } = payLetter(pay, context);
  const { statement, payDate } = pay;
  return {
    title: PAY_LETTER.title,
    company: company.name,
    about: [
      PAY_LETTER.to(fullName(employee)),
      `${PAGE.period(period.number, period.year)}: ${dateRange(period.start, period.end)}`,
    ],
    date: pay.payDate,
    sentences: [
      ...(corrects
        ? [correctionSentence(statement.net, payDate)]
        : [summarySentence({ ...statement, payDate }), besidePrevious(pay, previous)]),
      ...notes.map(noteSentence),
      ...changeSentences(changes),
    ],
    table: corrects
      ? comparison(corrects.after, corrects.before, PAY_LETTER.correctionColumns)
      : withSources(comparison(statement, previous?.statement, PAY_LETTER.columns)),
  };
}

function besidePrevious({ statement: { net } }: LetterPay, previous: LetterPay | undefined): string {
  if (!previous) return PAY_LETTER.first;
  return netSentence(net, { net: previous.statement.net, payDate: previous.payDate });
}

/** The labels of the two pays of a letter, in the order of their columns. */
export const LETTER_PAYS = ['now', 'before'] as const;

type Name = keyof ReturnType<typeof centsOf>;

const SECTIONS: readonly [heading: string, names: readonly Exclude<Name, ConceptOf<'subtotal'>>[]][] = [
  [PAY_STUB.headings.earnings, conceptsOf('hourly', 'salary', 'typed-earning')],
  [PAY_STUB.headings.withholdings, conceptsOf('contribution', 'withholding')],
  [PAY_STUB.headings.deductions, conceptsOf('typed-deduction', 'company-deductions', 'tips-deduction')],
  [PAY_STUB.headings.additions, conceptsOf('reimbursement', 'company-additions')],
];

/** Returns every amount of two statements side by side; for a first pay its own alone. */
function comparison(
  statement: PayStatement,
  previous: PayStatement | undefined,
  captions: Record<keyof typeof PAY_LETTER.columns, string>,
): Letter['table'] {
  const [is, was] = [centsOf(statement), previous && centsOf(previous)];
  const row = (label: string, name: Name) => [
    label,
    money(is[name]),
    ...(was ? [money(was[name]), money(is[name] - was[name])] : []),
  ];
  const hasAmount = (cents: Cents | undefined) => cents !== undefined && cents !== 0;
  return {
    columns: [
      words(LIST.captions.line, 2),
      figures(captions.now),
      ...(was ? [figures(captions.before), figures(captions.difference)] : []),
    ],
    groups: SECTIONS.flatMap(([heading, names]): ListGroup[] => {
      const shown = names.filter((name) => hasAmount(is[name]) || hasAmount(was?.[name]));
      return shown.length === 0
        ? []
        : [
            {
              heading,
              rows: shown.map((name) => row(PRINTED_AMOUNTS[name], name)),
              sources: shown.map((name) => sumOf(name)),
            },
          ];
    }),
    total: row(PRINTED_AMOUNTS.net, 'net'),
    totalSource: sumOf('net'),
  };
}

/** Adds the source to both columns, which is their own pay; the column of differences has none. */
function withSources(table: Letter['table']): Letter['table'] {
  const columns = table.columns.map((column, index) => {
    const label = [undefined, ...LETTER_PAYS][index];
    return label === undefined ? column : { ...column, source: { label } };
  });
  return { ...table, columns };
}
