import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Clock, FileDown, type LucideIcon, Wallet } from 'lucide-react';
import { useId } from 'react';
import { processesText } from '../../text/processes.es.ts';

const text = processesText.actions;

type ProcessActionsProps = {
  /** Absent while no employee is chosen. */
  onLoadTime: (() => void) | undefined;
  /** Whether there is something to download: by submitting the form around. */
  canDownload: boolean;
};

/** The three large buttons. What is off says what it waits for. */
export function ProcessActions({ onLoadTime, canDownload }: ProcessActionsProps) {
  return (
    <SimpleGrid as="section" aria-label={text.label} columns={{ base: 1, md: 3 }} gap="4">
      <LargeButton
        label={text.loadTime}
        icon={Clock}
        help={text.loadTimeHelp}
        isOff={!onLoadTime}
        onClick={onLoadTime}
      />
      <LargeButton
        label={text.download}
        icon={FileDown}
        help={text.downloadHelp}
        isOff={!canDownload}
        isSubmit
      />
      <LargeButton label={text.payRoll} icon={Wallet} help={text.payRollHelp} isOff />
    </SimpleGrid>
  );
}

type LargeButtonProps = {
  label: string;
  icon: LucideIcon;
  /** What it waits for. */
  help: string;
  isOff: boolean;
  isSubmit?: boolean;
  onClick?: (() => void) | undefined;
};

function LargeButton({ label, icon: Icon, help, isOff, isSubmit = false, onClick }: LargeButtonProps) {
  const id = useId();
  return (
    <Stack gap="1">
      <Button
        type={isSubmit ? 'submit' : 'button'}
        variant={isSubmit ? 'solid' : 'outline'}
        colorPalette="brand"
        height="20"
        fontSize="16px"
        disabled={isOff}
        aria-describedby={isOff ? id : undefined}
        onClick={onClick}
      >
        <Icon aria-hidden />
        {label}
      </Button>
      {isOff && (
        <Text id={id} color="fg.muted" fontSize="13px" textAlign="center">
          {help}
        </Text>
      )}
    </Stack>
  );
}
