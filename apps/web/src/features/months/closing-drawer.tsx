import { Box, Link as ChakraLink, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { auditFrom, monthClosingsOf } from '../../lib/addresses.ts';
import { momentText, monthText } from '../../lib/date-text.ts';
import { ChangedAmounts } from '../../pay/changed-amounts.tsx';
import type { Month } from '../../pay/closing/month.ts';
import { ClosingFingerprint } from '../../pay/closing/month-status.tsx';
import { closingText } from '../../text/closing.es.ts';
import { monthsText as text } from '../../text/months.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';
import { PaidTable } from './paid-table.tsx';

type ClosingDrawerProps = { companyId: number; month: Month; onClose: () => void };

/** How a month was closed last: by whom, what its closing is known by, and what is paid in it now that was not then. */
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
        <Part title={closingText.seal}>
          <ClosingFingerprint seal={closing.seal} />
          <Text color="fg.muted" fontSize="13px" mt="1">
            {closingText.sealHelp}
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
