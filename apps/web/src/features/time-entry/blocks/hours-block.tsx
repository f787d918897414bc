import { Box, Text } from '@chakra-ui/react';
import { MAX_MEMO_LENGTH } from '@garita/domain/pay/time-entry.schema';
import { useWatch } from 'react-hook-form';
import { TextareaField } from '../../../form/fields/plain-fields.tsx';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { AmountRow, Editable, HoursRow } from './rows.tsx';

const { blocks, hours, concepts } = payrollText;

/** Where the focus goes when a new record starts. */
export const FIRST_FIELD = 'minutes.regular';

/** Everything that is typed for a period but what is taken from pay: time of six kinds, other earnings, the memo. */
export function HoursBlock() {
  return (
    <Block title={blocks.hours}>
      <Rows widths="typed">
        <HoursRow name={FIRST_FIELD} label={hours.regular} />
        <HoursRow name="minutes.overtime" label={hours.overtime} />
        <HoursRow name="minutes.mealPeriod" label={hours.mealPeriod} />
        <HoursRow name="minutes.vacation" label={hours.vacation} />
        <HoursRow name="minutes.sick" label={hours.sick} />
        <HoursRow name="minutes.holiday" label={hours.holiday} />
        <AmountRow name="earnings.tips" label={concepts.tips} />
        <AmountRow name="earnings.commissions" label={concepts.commissions} />
        <AmountRow name="earnings.concessions" label={concepts.concessions} />
        <AmountRow name="earnings.salary" label={concepts.salary} />
        <AmountRow name="earnings.bonus" label={concepts.bonus} />
        <AmountRow name="deductions.others" label={concepts.others} direction="deduction" />
      </Rows>
      <Box mt="3">
        <MemoField />
      </Box>
    </Block>
  );
}

/** The memo, with how much of it is used. */
function MemoField() {
  const memo: unknown = useWatch({ name: 'memo' });
  const length = typeof memo === 'string' ? memo.length : 0;
  return (
    <>
      <Editable>
        <TextareaField name="memo" label={payrollText.memo} maxLength={MAX_MEMO_LENGTH} rows={3} />
      </Editable>
      <Text color="fg.muted" fontSize="13px" textAlign="end">
        {payrollText.memoCount(length, MAX_MEMO_LENGTH)}
      </Text>
    </>
  );
}
