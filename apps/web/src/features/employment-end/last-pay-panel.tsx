import { Button, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react';
import type { Severance } from '@garita/domain/employee/severance';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import type { PreparedPay } from '../../pay/prepared-pay.ts';
import { employmentEndText } from '../../text/records/employment-end.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { Panel } from '../../ui/page/panel.tsx';

const text = employmentEndText.lastPay;

export type LastPay = inferRouterOutputs<AppRouter>['employees']['lastPay'];

/** Shows what the last pay has beside the work of its period, and the way to load it. */
export function LastPayPanel({ lastPay, severance }: { lastPay: LastPay; severance: Severance }) {
  const { vacation, sickMinutes, period, payBy } = lastPay;
  const mayWrite = useIsAllowed('pay:write');
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <Panel title={text.title} help={text.help}>
      <Stack gap="2" maxW="44rem">
        {period ? (
          <>
            <Fact label={text.period}>
              {dateText(period.start)} – {dateText(period.end)}
            </Fact>
            {payBy !== null && <Fact label={text.payBy}>{dateText(payBy)}</Fact>}
          </>
        ) : (
          <Text>{text.noPeriod}</Text>
        )}
        <Fact label={text.vacation}>
          {formatMinutes(vacation.minutes)} · {text.vacationPay} {dollarsText(vacation.amount)}
        </Fact>
        <Fact label={text.sick}>
          {formatMinutes(sickMinutes)} · {text.sickNotPaid}
        </Fact>
        <Fact label={text.bonus}>
          <ChakraLink asChild>
            <Link to={PATHS.processes}>{text.toBonus}</Link>
          </ChakraLink>
        </Fact>
        <Text fontSize="13px" color="fg.muted">
          {text.bonusHelp}
        </Text>
        {mayWrite && period && (
          <Stack gap="2" mt="2" align="start">
            {severance.amount > 0 && (
              <TickBox isTicked={isDismissed} onTick={setIsDismissed}>
                {text.withSeverance}: {dollarsText(severance.amount)}
              </TickBox>
            )}
            <Button asChild size="sm">
              <Link
                to={timeEntryAt({ ...idsOf(lastPay), periodId: period.id, entryId: 'new' })}
                state={preparedPay(lastPay, isDismissed ? severance.amount : 0)}
              >
                <Clock aria-hidden />
                {text.load}
              </Link>
            </Button>
            <Text fontSize="13px" color="fg.muted">
              {text.loadHelp}
            </Text>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

function idsOf({ company, employee }: LastPay) {
  return { companyId: company.id, employeeId: employee.id };
}

/** Returns the amounts with which the new entry starts. */
function preparedPay({ vacation }: LastPay, severance: number): PreparedPay {
  return {
    preparedPay: {
      vacationMinutes: vacation.minutes,
      salary: vacation.isHourly ? 0 : vacation.amount,
      severance,
    },
  };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex gap="3" justify="space-between" wrap="wrap">
      <Text color="fg.muted">{label}</Text>
      <Text fontVariantNumeric="tabular-nums">{children}</Text>
    </Flex>
  );
}
