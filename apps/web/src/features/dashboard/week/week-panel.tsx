import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { includesEveryYear } from '@garita/domain/account/access.schema';
import type { CompanyWeek } from '@garita/domain/schedule/open-periods';
import { Link } from 'react-router';
import { href, PATHS } from '../../../config/paths.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { deskText } from '../../../text/desk.es.ts';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PeriodLine } from './period-line.tsx';

const text = deskText.week;

type WeekPanelProps = {
  query: { data: CompanyWeek[] | undefined; error: unknown; refetch: () => unknown };
  /** Whether a company is looked for. */
  isShown: (company: string) => boolean;
};

/** Mi semana: every company with its open periods, those that need hands first. */
export function WeekPanel({ query, isShown }: WeekPanelProps) {
  return (
    <Panel title={text.title} help={text.help}>
      <Loaded query={query} lines={8}>
        {(weeks) =>
          weeks.length === 0 ? (
            <Text color="fg.muted">{text.empty}</Text>
          ) : (
            <Stack as="ul" gap="0" listStyleType="none">
              {weeks
                .filter(({ company }) => isShown(company))
                .map((week) => (
                  <CompanyLine key={week.companyId} week={week} />
                ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

function CompanyLine({ week: { companyId, company, periods } }: { week: CompanyWeek }) {
  return (
    <Box as="li" py="3" _notFirst={{ borderTopWidth: '1px' }} _first={{ pt: '0' }}>
      <ChakraLink asChild fontWeight="semibold">
        <Link to={href(PATHS.companyHome, { companyId })}>{company}</Link>
      </ChakraLink>
      <PeriodLines companyId={companyId} company={company} periods={periods} />
    </Box>
  );
}

/** The open periods of one company. */
export function PeriodLines({ companyId, company, periods }: CompanyWeek) {
  if (periods.length === 0) return <NoPeriods />;
  return (
    <Stack as="ul" aria-label={company} gap="0" mt="1" listStyleType="none">
      {periods.map((progress) => (
        <PeriodLine key={progress.period.id} companyId={companyId} progress={progress} />
      ))}
    </Stack>
  );
}

/** Who does not see every year is not told that there is no other. */
function NoPeriods() {
  const user = useCurrentUser();
  return (
    <Text color="fg.muted" fontSize="13px">
      {!user || includesEveryYear(user.access) ? text.noPeriods : text.noPeriodsInAccess}
    </Text>
  );
}
