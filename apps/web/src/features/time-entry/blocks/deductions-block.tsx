import {
  CONCEPT_KINDS,
  type ConceptOf,
  conceptsOf,
  isOfKind,
  PAY_CONCEPTS,
} from '@garita/domain/pay/concepts';
import { ComputedAmountRow } from '../../../pay/block/amounts.tsx';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';
import { CompanyLines } from './company-lines.tsx';
import { TYPED_WITH_HOURS } from './hours-block.tsx';
import { LineBefore, LineRow, LineWhy, MoreLines, TypedLineRow, useShownLines } from './rows.tsx';

const DEDUCTION_LINES = conceptsOf('contribution', 'withholding', 'typed-deduction', 'reimbursement');

/** The deductions and additions, each line with its sign: by law, as typed, and of the company. */
export function DeductionsBlock() {
  const shown = useShownLines(DEDUCTION_LINES);
  return (
    <Block title={payrollText.blocks.taxes}>
      <Rows widths="signed">
        {shown.map((concept) => (
          <SignedRow key={concept} concept={concept} />
        ))}
      </Rows>
      <MoreLines of={DEDUCTION_LINES} />
      <CompanyLines />
    </Block>
  );
}

type SignedConcept = ConceptOf<'contribution' | 'withholding' | 'typed-deduction' | 'reimbursement'>;

function SignedRow({ concept }: { concept: SignedConcept }) {
  if (isOfKind(concept, 'withholding')) return <IncomeTaxRow concept={concept} />;
  const direction = CONCEPT_KINDS[PAY_CONCEPTS[concept].kind];
  if (isOfKind(concept, 'contribution') || concept === TYPED_WITH_HOURS) {
    return <LineRow concept={concept} direction={direction} />;
  }
  const name = isOfKind(concept, 'reimbursement') ? concept : (`deductions.${concept}` as const);
  return <TypedLineRow name={name} concept={concept} direction={direction} />;
}

/** The income tax, the only tax that may be typed over. */
function IncomeTaxRow({ concept }: { concept: ConceptOf<'withholding'> }) {
  const { isReadOnly } = useEntry();
  const { calculation } = useLiveAmounts();
  const line = { concept };
  const label = payrollText.concepts[concept];
  return (
    <ComputedAmountRow
      name="editedIncomeTax"
      label={label}
      computed={calculation?.statement.incomeTax.computed.amount ?? 0}
      isReadOnly={isReadOnly}
      why={<LineWhy line={line} label={label} />}
      before={<LineBefore line={line} />}
    />
  );
}
