import { Badge, Link as ChakraLink, Flex, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { includesEveryYear } from '@garita/domain/account/access.schema';
import type { CompanyPeriods } from '@garita/domain/schedule/open-periods';
import { isLate, type PeriodProgress, type PeriodState } from '@garita/domain/schedule/period-progress';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { dayText, todayInPuertoRico } from '../../lib/date-text.ts';
import { useCurrentUser } from '../../lib/trpc.ts';
import { deskText } from '../../text/desk.es.ts';
import { periodStateText } from '../../text/pay/pay.es.ts';
import { NoWorkButton } from './settle-dialog.tsx';

const text = deskText.week;

/** The open periods of one company. */
export function PeriodLines({ companyId, company, periods }: Omit<CompanyPeriods, 'isMine'>) {
  if (periods.length === 0) return <NoPeriods />;
  return (
    <Stack as="ul" aria-label={company} gap="0" mt="1" listStyleType="none">
      {periods.map((progress) => (
        <PeriodLine key={progress.period.id} companyId={companyId} progress={progress} />
      ))}
    </Stack>
  );
}

/** A user who does not see every year is not told that no other period exists. */
function NoPeriods() {
  const user = useCurrentUser();
  return (
    <Text color="fg.muted" fontSize="13px">
      {!user || includesEveryYear(user.access) ? text.noPeriods : text.noPeriodsInAccess}
    </Text>
  );
}

const PERIOD_COLORS: Record<PeriodState, string> = {
  'to-load': 'gray',
  'partly-loaded': 'gray',
  'to-pay': 'brand',
  paid: 'success',
};

/** An open period with its progress, and a link to the pay of the next employee. */
function PeriodLine({ companyId, progress }: { companyId: number; progress: PeriodProgress }) {
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
      <Flex gap="3" align="center" minH="10" wrap="wrap" columnGap="4" rowGap="0" py="1">
        <LinkOverlay asChild fontWeight="medium" whiteSpace="nowrap" minW="6.5rem">
          <Link to={periodPath(companyId, progress)}>
            {text.period(PAY_FREQUENCY_LABELS[period.frequency], period.number)}
          </Link>
        </LinkOverlay>
        <Text color="fg.muted" fontSize="13px" whiteSpace="nowrap">
          {periodStateText.days(dayText(period.start), dayText(period.end))}
        </Text>
        <HStack flex="1" justify="end" gap="3" minW="max-content">
          {status !== 'open' && <Badge colorPalette="success">{periodStateText.status[status]}</Badge>}
          {late && <Badge colorPalette="accent">{text.late}</Badge>}
          <Badge colorPalette={late ? 'accent' : PERIOD_COLORS[state]}>{text.state[state](progress)}</Badge>
        </HStack>
        <HStack
          color="fg.muted"
          fontSize="13px"
          gap="1"
          width={{ base: 'full', xl: '17rem' }}
          minW="0"
          visibility={next ? undefined : 'hidden'}
        >
          <ArrowRight size={14} aria-hidden />
          <Text truncate flex="1">
            {next && (
              <ChakraLink asChild colorPalette="brand">
                <Link to={timeEntryAt({ companyId, employeeId: next.employeeId, periodId: period.id })}>
                  {text.next(next.name)}
                </Link>
              </ChakraLink>
            )}
          </Text>
          {next && state !== 'to-pay' && (
            <NoWorkButton
              companyId={companyId}
              periodId={period.id}
              period={`${PAY_FREQUENCY_LABELS[period.frequency]} ${period.number}`}
              employee={next}
            />
          )}
        </HStack>
      </Flex>
    </LinkBox>
  );
}

/** Returns the address of a company's period, where everybody who waits for pay is loaded at once. */
export function periodPath(companyId: number, { period }: PeriodProgress): string {
  return href(PATHS.period, { companyId, periodId: period.id });
}
