import {
  CONCEPT_KINDS,
  type ConceptOf,
  conceptsOf,
  isOfKind,
  PAY_CONCEPTS,
} from '@garita/domain/pay/concepts';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { ComputedAmountRow } from '../../../pay/block/computed-amount-row.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';
import { CompanyLines } from './company-lines.tsx';
import { TYPED_WITH_HOURS } from './hours-block.tsx';
import { MoreLines, useShown } from './more-lines.tsx';
import { LineBefore, LineRow, LineWhy, TypedLineRow } from './rows.tsx';

const LINES = conceptsOf('contribution', 'withholding', 'typed-deduction', 'reimbursement');

/** What is taken from pay and added to it, each line with its sign: by law, as typed, and by the company. */
export function DeductionsBlock() {
  const shown = useShown(LINES);
  return (
    <Block title={payrollText.blocks.taxes}>
      <Rows widths="signed">
        {shown.map((concept) => (
          <SignedRow key={concept} concept={concept} />
        ))}
      </Rows>
      <MoreLines of={LINES} />
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

/** The one tax that may be typed. */
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
