import { Box, Button, Stack, Tabs, Text } from '@chakra-ui/react';
import { findPeriod, type PayCalendars } from '@garita/domain/time/company-periods';
import { PackageCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { useCompanyCalendars } from '../../lib/company-calendars.ts';
import { dateText } from '../../lib/date-text.ts';
import { download } from '../../lib/download.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { useUnfoldedOnPaper } from '../../lib/use-unfolded-on-paper.ts';
import { UnknownYear } from '../../pay/pickers.tsx';
import { auditText as text } from '../../text/documents/audit.es.ts';
import { auditorPacketText } from '../../text/documents/verification.es.ts';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AUDIT_VIEWS, type AuditChoice, type AuditView, useAuditChoice } from './audit-choice.ts';
import { AuditChoices } from './audit-choices.tsx';
import { DisclosuresView } from './disclosures-view.tsx';
import { HistoryView } from './history/history-view.tsx';
import { RegisterView } from './register/register-view.tsx';
import { VerificationView } from './verification/verification-view.tsx';
import { WhatIfView } from './what-if/what-if-view.tsx';

/** Auditoría: history, register as known, verification, disclosures and what-if of a company. */
export function AuditScreen() {
  const companyId = useRouteId('companyId');
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const { choice, yearOfPeriods, unknownYear, choose } = useAuditChoice();
  const calendars = useCompanyCalendars(companyId);
  useUnfoldedOnPaper();
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company?.name), { label: text.title }]} />
      <PageHeader title={text.title} description={aboutText(company?.name, choice, calendars)}>
        <Button size="xs" variant="outline" data-print="hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          {text.print}
        </Button>
        <AuditorPacket companyId={companyId} />
      </PageHeader>
      <Tabs.Root
        value={choice.view}
        onValueChange={({ value }) => choose({ view: value as AuditView, seq: undefined })} // a trigger below
        colorPalette="brand"
        size="sm"
        lazyMount
        unmountOnExit
      >
        <Tabs.List data-print="hidden" mb="4" overflowX="auto">
          {AUDIT_VIEWS.map((view) => (
            <Tabs.Trigger key={view} value={view} flexShrink="0">
              {text.views[view]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {(choice.view === 'history' || choice.view === 'register') && (
          <Box data-print="hidden">
            <AuditChoices {...{ companyId, choice, yearOfPeriods, choose }} />
            <UnknownYear named={unknownYear} year={yearOfPeriods} />
          </Box>
        )}
        <Tabs.Content value="history" p="0">
          <HistoryView {...{ companyId, choice, choose }} />
        </Tabs.Content>
        <Tabs.Content value="register" p="0">
          <RegisterView {...{ companyId, choice, choose }} />
        </Tabs.Content>
        <Tabs.Content value="verification" p="0">
          <VerificationView {...{ companyId, choose }} />
        </Tabs.Content>
        <Tabs.Content value="disclosures" p="0">
          <DisclosuresView {...{ companyId, choice, choose }} />
        </Tabs.Content>
        <Tabs.Content value="what-if" p="0">
          <WhatIfView companyId={companyId} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

/** Returns the company and the chosen period, because the printed page has no pickers. */
function aboutText(
  company: string | undefined,
  { view, periodId }: AuditChoice,
  calendars: PayCalendars,
): string | undefined {
  const isOfPeriod = view === 'history' || view === 'register';
  const period = isOfPeriod && periodId !== undefined ? findPeriod(calendars, periodId) : undefined;
  if (company === undefined || !period) return company;
  const { number, start, end } = period;
  return `${company} · ${text.history.period(number, dateText(start), dateText(end))}`;
}

const packetText = auditorPacketText.question;

/** Downloads the packet for an auditor, after asking if it should include personal data. */
export function AuditorPacket({ companyId }: { companyId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" data-print="hidden" onClick={() => setIsAsking(true)}>
        <PackageCheck aria-hidden />
        {auditorPacketText.name}
      </Button>
      {isAsking && <Question companyId={companyId} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Question({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const mayConsent = useIsAllowed('personal-data:release');
  const [personalData, setPersonalData] = useState(false);
  return (
    <ConfirmDialog
      open
      isWide
      title={packetText.title}
      acceptLabel={packetText.download}
      description={packetText.contents}
      onClose={onClose}
      onAccept={() => download({ report: 'auditor-packet', companyId, personalData })}
    >
      <Stack gap="3" mt="3">
        <Text>{packetText.without}</Text>
        {mayConsent ? (
          <Stack gap="1">
            <TickBox isTicked={personalData} onTick={setPersonalData}>
              {packetText.consent}
            </TickBox>
            <Text color="fg.muted" fontSize="13px" ps="6">
              {packetText.consentHelp}
            </Text>
          </Stack>
        ) : (
          <Text>{packetText.auditor}</Text>
        )}
        <Text color="fg.muted" fontSize="13px">
          {packetText.recorded}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
