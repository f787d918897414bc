import { Button } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { LineDirection } from '@garita/domain/reference/enumerations';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { localItem, useLocalItem } from '../../../lib/local-item.ts';
import { AmountBefore, LiveAmount } from '../../../pay/block/amounts.tsx';
import { Row, WhyButton } from '../../../pay/block/block.tsx';
import { storedStatement } from '../../../pay/entry/calculation.ts';
import type { PayLine } from '../../../pay/entry/sheet.ts';
import { type ConceptId, type LineRef, lineCents } from '../../../pay/statement-lines.ts';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { useBoundField } from '../../../ui/form/fields/bound-field.ts';
import { Editable as EditableControl } from '../../../ui/form/fields/editable.tsx';
import { FieldNote } from '../../../ui/form/fields/field-frame.tsx';
import { AmountInput } from '../../../ui/form/fields/figure-fields.tsx';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';

type LineRowProps = { concept: ConceptId; label?: string; direction?: LineDirection; isStrong?: boolean };

/** A computed amount, compared with the stored one, and explained. */
export function LineRow({ concept, label = payrollText.concepts[concept], ...row }: LineRowProps) {
  const line = { concept };
  return (
    <Row
      {...row}
      label={label}
      why={<LineWhy line={line} label={label} />}
      before={<LineBefore line={line} />}
    >
      <LineAmount line={line} />
    </Row>
  );
}

type AmountRowProps = { name: string; label: string; direction?: LineDirection };

/** A typed amount. */
export function AmountRow({ name, label, direction }: AmountRowProps) {
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction={direction}
      note={<FieldNote {...frame} />}
    >
      <Editable>
        <AmountInput {...{ value, onChange }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

type TypedLineRowProps = { name: string; concept: ConceptId; direction: LineDirection };

/** A typed amount that is a line of the statement by itself. */
export function TypedLineRow({ name, concept, direction }: TypedLineRowProps) {
  const label = payrollText.concepts[concept];
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction={direction}
      why={<LineWhy line={{ concept }} label={label} />}
      before={<LineBefore line={{ concept }} />}
      note={<FieldNote {...frame} />}
    >
      <Editable>
        <AmountInput {...{ value, onChange }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

/** The current amount of a line of the statement. */
export function LineAmount({ line, fontSize }: { line: LineRef; fontSize?: string }) {
  const cents = centsIn(useLiveAmounts().calculation?.statement, line);
  return <LiveAmount cents={cents} fontSize={fontSize} />;
}

/** The stored amount of a line, where an unsaved change differs from it. */
export function LineBefore({ line }: { line: LineRef }) {
  const before = centsIn(storedStatement(useEntry().work), line);
  const now = centsIn(useLiveAmounts().calculation?.statement, line);
  return <AmountBefore before={before} now={now} />;
}

function centsIn(statement: PayStatement | undefined, line: LineRef): Cents | undefined {
  return statement && lineCents(statement, line);
}

/** The button that explains a line of the statement. */
export function LineWhy({ line, label }: { line: LineRef; label: string }) {
  const { explain } = useEntry();
  return <WhyButton label={label} onAsk={() => explain(line, label)} />;
}

/** Disables the control inside it where the entry is read-only. */
export function Editable({ children }: { children: ReactNode }) {
  const { isReadOnly } = useEntry();
  return <EditableControl isReadOnly={isReadOnly}>{children}</EditableControl>;
}

/** Kept in this browser: shows also the lines that the company has never used. */
const ALL = 'all';
const shownLines = localItem('pay-lines');

/** Returns the lines that have a row now. */
export function useShownLines<Of extends PayLine>(lines: readonly Of[]): Of[] {
  const { isInUse } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  return lines.filter((line) => isAll || isInUse(line));
}

/** The button that shows the unused lines, and hides them again. */
export function MoreLines({ of: lines }: { of: readonly PayLine[] }) {
  const { isInUse } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  const unused = lines.filter((line) => !isInUse(line)).length;
  if (unused === 0) return null;
  const Icon = isAll ? ChevronUp : ChevronDown;
  return (
    <Button
      type="button"
      variant="ghost"
      size="xs"
      mt="1"
      px="1"
      color="fg.muted"
      aria-expanded={isAll}
      data-print="hidden"
      onClick={() => shownLines.write(isAll ? '' : ALL)}
    >
      <Icon aria-hidden />
      {isAll ? payrollText.blocks.fewerLines : payrollText.blocks.moreLines(unused)}
    </Button>
  );
}
