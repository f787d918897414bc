import { Text } from '@chakra-ui/react';
import { MAX_MEMO_LENGTH } from '@garita/domain/pay/time-entry.schema';
import { useWatch } from 'react-hook-form';
import { TextareaField } from '../../../form/fields.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { Editable } from './editable.tsx';

/** The memo, with how much of it is used. */
export function MemoField() {
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
