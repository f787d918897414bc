import { Grid, Text } from '@chakra-ui/react';
import { reportYears } from '@garita/domain/report/report-years';
import { keepPreviousData } from '@tanstack/react-query';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { trpc } from '../../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../../pay/year-picker.tsx';
import { deskText } from '../../../text/desk.es.ts';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { YearChart } from './year-chart.tsx';
import { YearTable } from './year-table.tsx';

const text = deskText.home;

/** Shows what the company paid, withheld and contributed in each month of a year, as a chart and a table. */
export function YearPanel({ companyId }: { companyId: number }) {
  const { year, years, unknown, goTo } = useYearAddress(reportYears(todayInPuertoRico()));
  const months = trpc.desk.companyYear.useQuery({ companyId, year }, { placeholderData: keepPreviousData });
  const picker = (
    <YearPicker
      label={text.chooseYear}
      years={years}
      year={year}
      onChoose={(chosen) => goTo(addressOfYear(chosen))}
    />
  );
  return (
    <Panel title={text.year(year)} help={text.yearHelp} action={picker}>
      <UnknownYear named={unknown} year={year} />
      <Loaded query={months} lines={8}>
        {(data) =>
          data.every(({ gross }) => gross === 0) ? (
            <Text color="fg.muted">{text.noPay(year)}</Text>
          ) : (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
              gap="6"
              aria-busy={months.isPlaceholderData}
            >
              <YearChart months={data} label={text.chart(year)} />
              <YearTable companyId={companyId} year={year} months={data} label={text.figures(year)} />
            </Grid>
          )
        }
      </Loaded>
    </Panel>
  );
}
