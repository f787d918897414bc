import { Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { daysOfMonth } from '@garita/domain/time/calendar-month';
import { Link } from 'react-router';
import { auditFrom } from '../../lib/addresses.ts';
import { dayText, momentText } from '../../lib/date-text.ts';
import { type Month, monthState } from '../../pay/closing/month.ts';
import { MonthBadge, OpenPeriods } from '../../pay/closing/month-status.tsx';
import { monthsText as text } from '../../text/months.es.ts';

type MonthStateCellProps = { companyId: number; month: Month; onShow: (month: Month) => void };

/** How a month stands, and what is left to do, or who closed it when, and what that is known by. */
export function MonthStateCell({ companyId, month, onShow }: MonthStateCellProps) {
  const { closing, isOver, status } = month;
  return (
    <Stack gap="0.5" align="start" py="1" maxW={{ md: '18rem' }} fontSize="13px">
      <MonthBadge month={month} />
      {status === 'changed' && (
        <Text>
          {text.changedSince}{' '}
          <Button
            variant="plain"
            size="xs"
            px="0"
            h="auto"
            color="brand.fg"
            textDecoration="underline"
            onClick={() => onShow(month)}
          >
            {text.whatChanged}
          </Button>
        </Text>
      )}
      {closing && (
        <>
          <Text color="fg.muted">{closedBy(closing)}</Text>
          <ChakraLink asChild colorPalette="brand" whiteSpace="nowrap">
            <Link to={auditFrom({ companyId, seq: closing.seal.seq })}>{text.seal(closing.seal.digits)}</Link>
          </ChakraLink>
        </>
      )}
      {!isOver && <Text color="fg.muted">{text.ends(dayText(daysOfMonth(month.month).to))}</Text>}
      {isOver && <OpenPeriods companyId={companyId} month={month} />}
    </Stack>
  );
}

/** The same in words alone, to be searched and saved as a sheet. */
export function monthStateText(month: Month): string {
  const { closing } = month;
  const told = closing ? [closedBy(closing), text.seal(closing.seal.digits)] : [];
  return [text.states[monthState(month)], ...told].join(' · ');
}

function closedBy({ by, at }: NonNullable<Month['closing']>): string {
  return text.closedBy(by || text.somebody, momentText(at));
}
