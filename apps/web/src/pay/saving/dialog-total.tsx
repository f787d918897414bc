import { Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { dollarsText } from '../../components/amount.tsx';
import { payrollText } from '../../text/payroll.es.ts';

/** The amount that a question about pay is about. */
export function DialogTotal({ net }: { net: Cents }) {
  return (
    <Text fontSize="20px" fontWeight="semibold" mt="3">
      {payrollText.confirmation.total} {dollarsText(net)}
    </Text>
  );
}
