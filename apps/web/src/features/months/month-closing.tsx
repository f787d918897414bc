import { Box, Link as ChakraLink, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { auditFrom, monthClosingsOf } from '../../lib/addresses.ts';
import { momentText, monthText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { ChangedAmounts } from '../../pay/changed-amounts.tsx';
import { ClosingFingerprint, type Month, type MonthPaid } from '../../pay/month-status.tsx';
import { closingText, monthsText as text } from '../../text/pay/periods.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog, SideDrawer } from '../../ui/overlay/overlays.tsx';
import { BeforeAfterTable } from '../../ui/table/before-after-table.tsx';

type MonthClosingProps = { companyId: number; month: Month; onClose: () => void };

/**
 * Asks before a month is closed, and shows what is paid in it. If its pay was changed meanwhile, the server
 * refuses and the new figures are shown.
 */
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

type ClosingDrawerProps = { companyId: number; month: Month; onClose: () => void };

/** The last closing of a month: by whom, its fingerprint, and the amounts that have changed since. */
export function ClosingDrawer({ companyId, month, onClose }: ClosingDrawerProps) {
  const { closing, paid, status } = month;
  if (!closing) return null;
  const isChanged = status === 'changed';
  return (
    <SideDrawer open size="md" title={text.closing(monthText(month.month))} onClose={onClose}>
      <Stack gap="6">
        <Stack gap="1">
          <Text>{text.by(closing.by || text.somebody, momentText(closing.at))}</Text>
          {isChanged && <Text fontWeight="medium">{text.changedSince}</Text>}
        </Stack>
        <Part title={text.paid}>
          <PaidTable now={paid} before={isChanged ? closing.paid : undefined} />
        </Part>
        <ChangedPart title={text.changedAmounts.employees} amounts={closing.changed.employees} />
        <ChangedPart title={text.changedAmounts.contractors} amounts={closing.changed.contractors} />
        <Part title={closingText.fingerprint}>
          <ClosingFingerprint fingerprint={closing.seal} />
          <Text color="fg.muted" fontSize="13px" mt="1">
            {closingText.fingerprintHelp}
          </Text>
        </Part>
        <Stack gap="1" align="start" data-print="hidden">
          {isChanged && <Way to={auditFrom({ companyId, seq: closing.seal.seq + 1 })}>{text.since}</Way>}
          <Way to={monthClosingsOf(companyId)}>{text.allClosings}</Way>
        </Stack>
      </Stack>
    </SideDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" fontSize="14px" lineHeight="20px" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

type Amounts = NonNullable<Month['closing']>['changed']['employees'];

function ChangedPart({ title, amounts }: { title: string; amounts: Amounts }) {
  if (amounts.length === 0) return null;
  return (
    <Part title={title}>
      <ChangedAmounts amounts={amounts} captions={{ before: text.atClosing, after: text.now }} />
    </Part>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <ChakraLink asChild variant="underline" colorPalette="brand">
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}

type PaidTableProps = {
  now: MonthPaid;
  /** The figures at the closing; undefined for a month that was not closed. */
  before?: MonthPaid | undefined;
};

/** The number of payments of a month and their amounts, beside the same figures at its closing. */
function PaidTable({ now, before }: PaidTableProps) {
  return (
    <BeforeAfterTable
      aria-label={text.paid}
      headings={{ label: text.amount, before: before && text.atClosing, after: text.now }}
      rows={PAID_ROWS.map(({ label, value }) => ({
        key: label,
        label,
        before: before && value(before),
        after: value(now),
      }))}
    />
  );
}

const PAID_ROWS: readonly { label: string; value: (paid: MonthPaid) => ReactNode }[] = [
  { label: text.employees, value: ({ employees }) => employees.count },
  { label: text.contractors, value: ({ contractors }) => contractors.count },
  { label: text.columns.gross, value: ({ gross }) => <Amount cents={gross} /> },
  { label: text.columns.net, value: ({ net }) => <Amount cents={net} fontWeight="semibold" /> },
];
