import { Block, Rows } from '../../../pay/block/block.tsx';
import { ComputedAmountRow } from '../../../pay/block/computed-amount-row.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';
import { CompanyLines } from './company-lines.tsx';
import { LineBefore, LineRow, LineWhy, TypedLineRow } from './rows.tsx';

/** What is taken from pay and added to it, each line with its sign: by law, as typed, and by the company. */
export function DeductionsBlock() {
  return (
    <Block title={payrollText.blocks.taxes}>
      <Rows widths="signed">
        <LineRow concept="disabilityInsurance" direction="deduction" />
        <LineRow concept="medicare" direction="deduction" />
        <LineRow concept="socialSecurity" direction="deduction" />
        <LineRow concept="socialSecurityOnTips" direction="deduction" />
        <IncomeTaxRow />
        <LineRow concept="chauffeurInsurance" direction="deduction" />
        <TypedLineRow name="deductions.donation" concept="donation" direction="deduction" />
        <TypedLineRow name="reimbursedExpenses" concept="reimbursedExpenses" direction="addition" />
        <LineRow concept="others" direction="deduction" />
        <TypedLineRow name="deductions.childSupport" concept="childSupport" direction="deduction" />
        <TypedLineRow name="deductions.aflac" concept="aflac" direction="deduction" />
        <TypedLineRow name="deductions.medicalPlan" concept="medicalPlan" direction="deduction" />
        <TypedLineRow name="deductions.codaPlans" concept="codaPlans" direction="deduction" />
      </Rows>
      <CompanyLines />
    </Block>
  );
}

/** The one tax that may be typed. */
function IncomeTaxRow() {
  const { isReadOnly } = useEntry();
  const { calculation } = useLiveAmounts();
  const line = { concept: 'incomeTax' } as const;
  const label = payrollText.concepts.incomeTax;
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
