import { Button, Stack, Text } from '@chakra-ui/react';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useIsAllowed } from '../../lib/current-user.ts';
import { download } from '../../lib/download.ts';
import { auditorPacketText } from '../../text/auditor-packet.es.ts';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';

const text = auditorPacketText.question;

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
      title={text.title}
      acceptLabel={text.download}
      description={text.contents}
      onClose={onClose}
      onAccept={() => download({ report: 'auditor-packet', companyId, personalData })}
    >
      <Stack gap="3" mt="3">
        <Text>{text.without}</Text>
        {mayConsent ? (
          <Stack gap="1">
            <TickBox isTicked={personalData} onTick={setPersonalData}>
              {text.consent}
            </TickBox>
            <Text color="fg.muted" fontSize="13px" ps="6">
              {text.consentHelp}
            </Text>
          </Stack>
        ) : (
          <Text>{text.auditor}</Text>
        )}
        <Text color="fg.muted" fontSize="13px">
          {text.recorded}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
