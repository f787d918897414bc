import { Badge, Flex, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { isLate, type PeriodProgress, type PeriodState } from '@garita/domain/schedule/period-progress';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../../config/paths.ts';
import { timeEntryAt } from '../../../lib/addresses.ts';
import { dayText } from '../../../lib/date-text.ts';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { deskText } from '../../../text/desk.es.ts';
import { periodStateText } from '../../../text/period-state.es.ts';
import { payFrequencyLabels } from '../../../text/reference.es.ts';

const text = deskText.week;

const COLOR: Record<PeriodState, string> = {
  'to-load': 'gray',
  'partly-loaded': 'gray',
  'to-pay': 'brand',
  paid: 'success',
};

/** An open period: how far it is, and the way to whoever comes next in it. */
export function PeriodLine({ companyId, progress }: { companyId: number; progress: PeriodProgress }) {
  const { period, state, status, next } = progress;
  const late = isLate(progress, todayInPuertoRico());
  return (
    <LinkBox
      as="li"
      rounded="md"
      px="2"
      mx="-2"
      _hover={{ bg: 'bg.muted' }}
      css={{ '&:has(:focus-visible)': { bg: 'bg.muted' } }}
    >
      <Flex gap="3" align="center" minH="9" wrap="wrap" columnGap="4" rowGap="0" py="1">
        <LinkOverlay asChild fontWeight="medium" whiteSpace="nowrap" minW="6.5rem">
          <Link to={placeOf(companyId, progress)}>
            {text.period(payFrequencyLabels[period.frequency], period.number)}
          </Link>
        </LinkOverlay>
        <Text color="fg.muted" fontSize="13px" whiteSpace="nowrap">
          {periodStateText.days(dayText(period.start), dayText(period.end))}
        </Text>
        <HStack flex="1" justify="end" gap="3" minW="max-content">
          {status !== 'open' && <Badge colorPalette="success">{periodStateText.status[status]}</Badge>}
          {late && <Badge colorPalette="accent">{text.late}</Badge>}
          <Badge colorPalette={late ? 'accent' : COLOR[state]}>{text.state[state](progress)}</Badge>
        </HStack>
        <HStack
          color="fg.muted"
          fontSize="13px"
          gap="1"
          width={{ base: 'full', xl: '14rem' }}
          minW="0"
          visibility={next ? undefined : 'hidden'}
        >
          <ArrowRight size={14} aria-hidden />
          <Text truncate>{next && text.next(next.name)}</Text>
        </HStack>
      </Flex>
    </LinkBox>
  );
}

/** Cargar Tiempo of whom the period waits for; where it waits for nobody, the period, to be reviewed and closed. */
export function placeOf(companyId: number, { period, next }: PeriodProgress): string {
  if (!next) return href(PATHS.period, { companyId, periodId: period.id });
  return timeEntryAt({ companyId, employeeId: next.employeeId, periodId: period.id });
}
