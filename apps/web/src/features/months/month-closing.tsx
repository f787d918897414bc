import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { monthText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Month } from '../../pay/closing/month.ts';
import { monthsText as text } from '../../text/months.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';
import { PaidTable } from './paid-table.tsx';

type MonthClosingProps = { companyId: number; month: Month; onClose: () => void };

/** Asks before a month is closed, with what is paid in it. What somebody changed meanwhile is refused, and then shown. */
export function MonthClosing({ companyId, month, onClose }: MonthClosingProps) {
  const utils = trpc.useUtils();
  const [commandId] = useState(() => uuidv7());
  const closing = trpc.months.close.useMutation();
  const close = async () => {
    const { paid } = month;
    try {
      await closing.mutateAsync({
        companyId,
        month: month.month,
        confirmedNet: paid.net,
        commandId,
      });
      notifySuccess(text.closed);
    } finally {
      await utils.months.invalidate();
    }
  };
  return (
    <ConfirmDialog
      open
      isWide
      title={text.closeTitle(monthText(month.month))}
      description={text.closeQuestion}
      acceptLabel={month.closing ? text.closeAgain : text.close}
      onClose={onClose}
      onAccept={close}
    >
      <Box mt="4">
        <PaidTable now={month.paid} before={month.closing?.paid} />
      </Box>
    </ConfirmDialog>
  );
}
