import { Box, Heading, Separator } from '@chakra-ui/react';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import {
  CONCEPT_KINDS,
  type ConceptOf,
  conceptsOf,
  isOfKind,
  PAY_CONCEPTS,
} from '@garita/domain/pay/concepts';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { ComputedAmountRow, EditedNote } from '../../../pay/block/amounts.tsx';
import { Block, Row, Rows } from '../../../pay/block/block.tsx';
import { choiceOf, type TypedChoice, withChoice } from '../../../pay/entry/entry-draft.ts';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { percentText } from '../../../ui/amount.tsx';
import { TickBox } from '../../../ui/controls/tick-box.tsx';
import { errorId, useFormField } from '../../../ui/form/fields/bound-field.ts';
import { FieldNote } from '../../../ui/form/fields/field-frame.tsx';
import { AmountInput } from '../../../ui/form/fields/figure-fields.tsx';
import { Loaded, useModule } from '../../../ui/page/loaded.tsx';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';
import { TYPED_WITH_HOURS } from './hours-block.tsx';
import { Editable, LineBefore, LineRow, LineWhy, MoreLines, TypedLineRow, useShownLines } from './rows.tsx';

const DEDUCTION_LINES = conceptsOf(
  'contribution',
  'withholding',
  'typed-deduction',
  'reimbursement',
  'tips-deduction',
  'exempt-part',
);

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

type SignedConcept = ConceptOf<
  'contribution' | 'withholding' | 'typed-deduction' | 'reimbursement' | 'tips-deduction' | 'exempt-part'
>;

function SignedRow({ concept }: { concept: SignedConcept }) {
  if (isOfKind(concept, 'withholding')) return <IncomeTaxRow concept={concept} />;
  if (isOfKind(concept, 'exempt-part')) return <ExemptSeverance concept={concept} />;
  const direction = CONCEPT_KINDS[PAY_CONCEPTS[concept].kind];
  if (isOfKind(concept, 'contribution', 'tips-deduction') || concept === TYPED_WITH_HOURS) {
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

/** The exempt part of the severance, fetched where an entry has such a row. */
function ExemptSeverance({ concept }: { concept: ConceptOf<'exempt-part'> }) {
  const row = useModule('severance', () => import('./exempt-severance-row.tsx'), true);
  return <Loaded query={row}>{({ ExemptSeveranceRow }) => <ExemptSeveranceRow concept={concept} />}</Loaded>;
}

/** The lines of the company: those in force for a new entry, the frozen ones for a saved entry. */
function CompanyLines() {
  const { calculation } = useLiveAmounts();
  const { field } = useController({ name: 'companyLines' });
  const lines = calculation?.facts.companyLines ?? [];
  const choices: TypedChoice[] | undefined = field.value;
  if (lines.length === 0) return null;
  return (
    <>
      <Separator my="2" />
      <Heading as="h3" fontSize="13px" lineHeight="20px" color="fg.muted" fontWeight="medium">
        {payrollText.blocks.companyLines}
      </Heading>
      <Rows widths="signed">
        {lines.map((line, place) => (
          <CompanyLineRow
            key={line.taxId}
            line={line}
            name={`companyLines.${place}.editedCents`}
            choice={choiceOf(line, choices)}
            onChange={(choice) => field.onChange(withChoice(lines, choices, choice))}
            onBlur={field.onBlur}
          />
        ))}
      </Rows>
    </>
  );
}

type CompanyLineRowProps = {
  line: CompanyLine;
  /** The path at which the schema reports errors of the amount. */
  name: string;
  choice: TypedChoice;
  onChange: (choice: TypedChoice) => void;
  onBlur: () => void;
};

/** A line of the company: on or off, with its amount as computed or as typed over. */
function CompanyLineRow({ line, name, choice, onChange, onBlur }: CompanyLineRowProps) {
  const { taxId } = line;
  const id = useFormField(name, line.name);
  const error = useFormContext().getFieldState(name, useFormState()).error?.message;
  const { isReadOnly } = useEntry();
  const { calculation } = useLiveAmounts();
  const computed = calculation?.statement.companyLines.find((one) => one.taxId === taxId);

  return (
    <Row
      label={<CompanyLineSwitch {...{ line, choice, onChange }} />}
      direction={line.direction}
      before={<LineBefore line={{ taxId }} />}
      why={computed && <LineWhy line={{ taxId }} label={line.name} />}
      note={
        <>
          <FieldNote id={id} help={undefined} error={error} />
          {choice.editedCents !== undefined && choice.isActive && (
            <EditedNote
              label={line.name}
              computed={computed?.computed ?? 0}
              isReadOnly={isReadOnly}
              onReset={() => onChange({ ...choice, editedCents: undefined })}
            />
          )}
        </>
      }
    >
      <Editable>
        <AmountInput
          id={id}
          aria-label={line.name}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId(id)}
          disabled={!choice.isActive}
          size="xs"
          value={choice.editedCents ?? computed?.computed ?? 0}
          onChange={(editedCents) => onChange({ ...choice, editedCents })}
          onBlur={onBlur}
        />
      </Editable>
    </Row>
  );
}

type CompanyLineSwitchProps = {
  line: CompanyLine;
  choice: TypedChoice;
  onChange: (choice: TypedChoice) => void;
};

/** Switches a line of the company on or off. A required line always counts: its box stays checked. */
function CompanyLineSwitch({ line, choice, onChange }: CompanyLineSwitchProps) {
  const isRequired = line.requirement === 'required';
  return (
    <Editable>
      <TickBox
        isTicked={choice.isActive}
        isDisabled={isRequired}
        title={isRequired ? payrollText.amounts.required : undefined}
        labelCss={LINE_NAME}
        onTick={(isActive) => onChange({ ...choice, isActive })}
      >
        {line.name}
        {line.basis === 'percentage' && (
          <Box as="span" color="fg.muted" whiteSpace="nowrap">
            {' '}
            {percentText(line.rate)}
          </Box>
        )}
      </TickBox>
    </Editable>
  );
}

// Not dimmed where it cannot be switched: a required line would look like one that does not count.
const LINE_NAME = { lineHeight: '18px', color: 'fg', _disabled: { opacity: 1 } };
