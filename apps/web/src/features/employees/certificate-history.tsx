import { Box, Button, Heading, HStack, List, Text } from '@chakra-ui/react';
import { formatCents } from '@garita/domain/money/cents';
import { PERSONAL_EXEMPTION_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { PreviewDrawer } from '../../documents/preview/preview-drawer.tsx';
import { dateText, momentText } from '../../lib/date-text.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { employeesText } from '../../text/records/employees.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';

type CertificateRecord = inferRouterOutputs<AppRouter>['employees']['certificates'][number];

const text = employeesText.withholding.history;

/** Lists the certificates of an employee, the latest first, with who entered each and when. */
export function CertificateHistory(employee: { companyId: number; employeeId: number }) {
  const [isToSign, setToSign] = useState(false);
  const certificates = trpc.employees.certificates.useQuery(employee, NO_CACHE);
  return (
    <Box mt="5">
      <HStack justify="space-between" mb="2">
        <Heading as="h4" fontSize="13px">
          {text.title}
        </Heading>
        <Button size="sm" variant="outline" onClick={() => setToSign(true)}>
          <FileText aria-hidden />
          {text.toSign}
        </Button>
      </HStack>
      {isToSign && (
        <PreviewDrawer
          open
          request={{ report: 'withholding-certificate', ...employee }}
          onClose={() => setToSign(false)}
        />
      )}
      <Loaded query={certificates} lines={2}>
        {(list) =>
          list.length === 0 ? <Text color="fg.muted">{text.none}</Text> : <Entries {...{ list }} />
        }
      </Loaded>
    </Box>
  );
}

function Entries({ list }: { list: readonly CertificateRecord[] }) {
  return (
    <List.Root aria-label={text.title} variant="plain" gap="3">
      {list.map((certificate) => (
        <List.Item key={certificate.certificateDate} display="block" borderLeftWidth="2px" pl="3">
          <Text fontWeight="semibold">{text.since(dateText(certificate.certificateDate))}</Text>
          <Text>{contentsOf(certificate).join(' · ')}</Text>
          <Text color="fg.muted" fontSize="13px">
            {entryText(certificate)}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Returns what a certificate claims, in words; what it does not claim is left out. */
function contentsOf(certificate: CertificateRecord): string[] {
  const { additionalWithholding: additional } = certificate;
  const claims: [boolean, string][] = [
    [true, PERSONAL_EXEMPTION_LABELS[certificate.personalExemption]],
    [certificate.isVeteran, text.veteran],
    [certificate.dependents > 0, text.dependents(certificate.dependents)],
    [certificate.sharedDependents > 0, text.sharedDependents(certificate.sharedDependents)],
    [certificate.hasSharedCustody, text.sharedCustody],
    [certificate.allowanceCount > 0, text.allowances(certificate.allowanceCount)],
    [certificate.isOptionalComputation, text.optional],
    [additional > 0, text.additional(formatCents(additional))],
    [certificate.youthOptOut, text.youthOptOut],
  ];
  return claims.flatMap(([isClaimed, words]) => (isClaimed ? words : []));
}

function entryText({ entered, corrected }: CertificateRecord): string {
  const first = text.entered(entered.by, momentText(entered.at));
  return corrected === null ? first : `${first} ${text.corrected(corrected.by, momentText(corrected.at))}`;
}
