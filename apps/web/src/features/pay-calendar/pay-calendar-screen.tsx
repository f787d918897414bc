import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { type PayFrequency, payFrequencySchema } from '@garita/domain/reference/enumerations';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { dateText } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { payCalendarText as text } from '../../text/records/pay-calendar.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { FormPage } from '../../ui/form/form-section.tsx';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { type CompanyPayCalendar, PayCalendarForm } from './pay-calendar-form.tsx';

/** Calendario: the periods and paydays of a company, for each pay frequency. */
export function PayCalendarScreen() {
  const companyId = useRouteId('companyId');
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const calendars = trpc.companies.payCalendars.useQuery({ companyId });
  const mayWrite = useIsAllowed('records:write');
  const [edited, setEdited] = useState<PayFrequency>();
  const close = () => setEdited(undefined);
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company?.name), { label: text.title }]} />
      <PageHeader title={text.title} description={mayWrite ? company?.name : recordsText.readOnly} />
      <FormPage>
        <Loaded query={calendars}>
          {(all) => (
            <>
              <Stack gap="4">
                {payFrequencySchema.options.map((frequency) => (
                  <FrequencyPanel
                    key={frequency}
                    frequency={frequency}
                    calendars={all.filter((calendar) => calendar.frequency === frequency)}
                    onChange={mayWrite ? () => setEdited(frequency) : undefined}
                  />
                ))}
              </Stack>
              <SideDrawer
                open={edited !== undefined}
                title={edited ? text.change(nameOf(edited)) : ''}
                onClose={close}
              >
                {edited && (
                  <PayCalendarForm
                    companyId={companyId}
                    frequency={edited}
                    name={nameOf(edited)}
                    calendars={all}
                    onDone={close}
                  />
                )}
              </SideDrawer>
            </>
          )}
        </Loaded>
      </FormPage>
    </>
  );
}

function nameOf(frequency: PayFrequency): string {
  return PAY_FREQUENCY_LABELS[frequency].toLocaleLowerCase('es-PR');
}

type FrequencyPanelProps = {
  frequency: PayFrequency;
  calendars: readonly CompanyPayCalendar[];
  onChange: (() => void) | undefined;
};

/** The calendars of one frequency in words, the oldest first, and the way to change them. */
function FrequencyPanel({ frequency, calendars, onChange }: FrequencyPanelProps) {
  const isByGrid = calendars.some(({ firstStart }) => firstStart !== null);
  return (
    <Panel
      title={PAY_FREQUENCY_LABELS[frequency]}
      action={
        onChange && (
          <Button size="xs" variant="outline" aria-label={text.change(nameOf(frequency))} onClick={onChange}>
            <Pencil aria-hidden />
            {text.changeShort}
          </Button>
        )
      }
    >
      {!isByGrid && <Text>{text.usual[frequency]}</Text>}
      {calendars.length === 0 && <Text color="fg.muted">{text.usualPaydays}</Text>}
      {calendars.map(({ firstStart, effectiveFrom, payLagDays, holidays }) => (
        <Box key={effectiveFrom} mb="1">
          {firstStart !== null && effectiveFrom !== null && (
            <Text>{text.version(dateText(effectiveFrom), dateText(firstStart))}</Text>
          )}
          <Text color="fg.muted">{text.paydays(payLagDays, text.holidayRules[holidays])}</Text>
        </Box>
      ))}
    </Panel>
  );
}
