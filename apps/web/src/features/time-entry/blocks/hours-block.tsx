import { Box, Button, Separator, Text } from '@chakra-ui/react';
import { type ConceptOf, conceptsOf, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import { MAX_MEMO_LENGTH } from '@garita/domain/pay/time-entry.schema';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Block, Row, Rows } from '../../../pay/block/block.tsx';
import { AuditLink } from '../../../pay/recorded-event.tsx';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { useBoundField } from '../../../ui/form/fields/bound-field.ts';
import { FieldNote } from '../../../ui/form/fields/field-frame.tsx';
import { HoursInput } from '../../../ui/form/fields/hours-field.tsx';
import { TextareaField } from '../../../ui/form/fields/plain-fields.tsx';
import { Loaded, useModule } from '../../../ui/page/loaded.tsx';
import { useEntry } from '../entry-context.tsx';
import { AmountRow, Editable, LineRow, MoreLines, useShownLines } from './rows.tsx';

const { blocks, hours, concepts, amounts } = payrollText;

/** The field that takes the focus in a new entry. */
export const FIRST_FIELD = 'minutes.regular';

/** The one deduction that is typed among the hours instead of in its own line. */
export const TYPED_WITH_HOURS: ConceptOf<'typed-deduction'> = 'others';

const TIMES = conceptsOf('hourly');
const EARNINGS = conceptsOf('salary', 'typed-earning');

/** The typed fields but deductions: time of six kinds, other earnings, the memo. */
export function HoursBlock() {
  const times = useShownLines(TIMES);
  const byDay = useByDay();
  const earnings = useShownLines(EARNINGS);
  const others = useShownLines([TYPED_WITH_HOURS]);
  return (
    <Block title={blocks.hours}>
      {byDay.editor}
      <Rows widths="typed">
        {times.map((concept) => {
          const { time } = PAY_CONCEPTS[concept];
          if (byDay.isOpen && TIMES_OF_DAYS.has(time)) return null;
          return <HoursRow key={time} name={`minutes.${time}`} label={hours[time]} />;
        })}
        {earnings.map((concept) => (
          <AmountRow key={concept} name={`earnings.${concept}`} label={concepts[concept]} />
        ))}
        {others.map((concept) => (
          <AmountRow
            key={concept}
            name={`deductions.${concept}`}
            label={concepts[concept]}
            direction="deduction"
          />
        ))}
      </Rows>
      <MoreLines of={[...TIMES, ...EARNINGS, TYPED_WITH_HOURS]} />
      <Box mt="3">
        <MemoField />
      </Box>
    </Block>
  );
}

// The days give these.
const TIMES_OF_DAYS = new Set<string>(['regular', 'overtime', 'mealPeriod']);

/** The work of each day, which is closed until somebody asks for it. */
function useByDay() {
  const { getValues, setValue } = useFormContext();
  const { work, mayWrite, isReadOnly } = useEntry();
  const [isOpen, setIsOpen] = useState(() => getValues('days') !== undefined);
  const days = useModule('days', () => import('../days/days-editor.tsx'), isOpen);
  const [typed, setTyped] = useState<unknown>();
  const open = () => {
    setTyped({ ...getValues('minutes') }); // a copy, because the form writes into its own
    setValue('days', [], { shouldDirty: true });
    setIsOpen(true);
  };
  const close = () => {
    // Who typed no day finds the hours as they were.
    if (typed && getValues('days').length === 0) setValue('minutes', typed);
    setValue('days', undefined, { shouldDirty: true });
    setIsOpen(false);
  };
  const editor = isOpen ? (
    <Loaded query={days} lines={7}>
      {({ DaysEditor }) => <DaysEditor {...{ work, mayWrite, isReadOnly }} onClose={close} />}
    </Loaded>
  ) : isReadOnly ? null : (
    <Button type="button" variant="plain" size="xs" px="0" onClick={open}>
      {payrollText.byDay}
    </Button>
  );
  return { isOpen, editor };
}

/** The memo, with the number of its characters. */
function MemoField() {
  const memo: unknown = useWatch({ name: 'memo' });
  const length = typeof memo === 'string' ? memo.length : 0;
  return (
    <>
      <Editable>
        <TextareaField name="memo" label={payrollText.memo} maxLength={MAX_MEMO_LENGTH} rows={2} />
      </Editable>
      <Text color="fg.muted" fontSize="13px" textAlign="end">
        {payrollText.memoCount(length, MAX_MEMO_LENGTH)}
      </Text>
      <ErasedMemo />
    </>
  );
}

/** Says that the memo was erased, with a link to the event that says by whom and why. */
function ErasedMemo() {
  const { saved } = useEntry().work;
  if (!saved?.isMemoErased) return null;
  return (
    <Text fontSize="13px">
      {payrollText.memoErased}{' '}
      <AuditLink companyId={saved.companyId} entryId={saved.entryId}>
        {payrollText.memoErasedBy}
      </AuditLink>
    </Text>
  );
}

const PAY_LINES = conceptsOf('hourly', 'salary', 'typed-earning');

/** The pay for the typed time and amounts, and the total. */
export function AmountsBlock() {
  const shown = useShownLines(PAY_LINES);
  return (
    <Block title={blocks.amounts}>
      <Rows widths="plain">
        {shown.map((concept) => (
          <LineRow key={concept} concept={concept} />
        ))}
      </Rows>
      <Separator my="1" />
      <Rows widths="plain">
        <LineRow concept="gross" label={amounts.total} isStrong />
      </Rows>
    </Block>
  );
}

/** The field for the time of one kind. */
function HoursRow({ name, label }: { name: string; label: string }) {
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row label={<label htmlFor={frame.id}>{label}</label>} note={<FieldNote {...frame} />}>
      <Editable>
        <HoursInput {...{ value, onChange, label }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}
