import { Flex, Text } from '@chakra-ui/react';
import { reportYears } from '@garita/domain/report/report-years';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/pickers.tsx';
import { monthsText as text } from '../../text/pay/periods.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MonthTable } from './month-table.tsx';

/** Meses: what a company pays in each month of a year, and where each is closed. */
export function MonthListScreen() {
  const companyId = useRouteId('companyId');
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const { year, years, unknown, goTo } = useYearAddress(reportYears(todayInPuertoRico()));
  const months = trpc.months.list.useQuery(
    { companyId, year },
    // The periods may have changed while another screen was open.
    { refetchOnMount: 'always' },
  );
  return (
    <>
      <Breadcrumb
        crumbs={[...companyCrumbs(companyId, company?.name), { label: text.title }]}
        ofWhen={String(year)}
      />
      <PageHeader title={text.title} description={company?.name} />
      <Flex mb="4" gap="4" align="end" wrap="wrap" data-print="hidden">
        <YearPicker
          label={text.year}
          years={years}
          year={year}
          onChoose={(chosen) => goTo(addressOfYear(chosen))}
        />
        <Text flex="1 1 20rem" color="fg.muted" fontSize="13px">
          {text.help}
        </Text>
      </Flex>
      <UnknownYear named={unknown} year={year} />
      <MonthTable companyId={companyId} year={year} query={months} />
    </>
  );
}
