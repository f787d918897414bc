import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { PackageRequest } from '@garita/domain/report/report-package';
import { Clock, FileArchive, FileDown, type LucideIcon, Wallet } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { processesText } from '../../text/documents/processes.es.ts';

const text = processesText.actions;

type ProcessActionsProps = {
  /** The employee whose time can be loaded; undefined while none is chosen. */
  employee: { companyId: number; employeeId: number } | undefined;
  /** True if the surrounding form can be submitted to download a document. */
  canDownload: boolean;
  /** The package that can be downloaded; absent while no company or no year is chosen. */
  packaged: PackageRequest | undefined;
  onPackage: (request: PackageRequest) => void;
};

/** The large buttons of the screen. A disabled one says what is missing. */
export function ProcessActions({ employee, canDownload, packaged, onPackage }: ProcessActionsProps) {
  const navigate = useNavigate();
  return (
    <SimpleGrid as="section" aria-label={text.label} columns={{ base: 1, md: 2, lg: 1 }} gap="3">
      <LargeButton
        label={text.loadTime}
        icon={Clock}
        help={text.loadTimeHelp}
        isOff={!employee}
        onClick={employee && (() => void navigate(href(PATHS.timeEntry, employee)))}
      />
      <LargeButton
        label={text.download}
        icon={FileDown}
        help={text.downloadHelp}
        isOff={!canDownload}
        isSubmit
      />
      <LargeButton
        label={packageLabel(packaged)}
        icon={FileArchive}
        help={text.packageHelp}
        isOff={!packaged}
        onClick={packaged && (() => onPackage(packaged))}
      />
      <LargeButton label={text.payRoll} icon={Wallet} help={text.payRollHelp} isOff />
    </SimpleGrid>
  );
}

function packageLabel(packaged: PackageRequest | undefined): string {
  if (!packaged) return text.package;
  const { year, quarter } = packaged;
  return quarter === null ? text.yearPackage(year) : text.quarterPackage(quarter, year);
}

type LargeButtonProps = {
  label: string;
  icon: LucideIcon;
  /** The reason why the button is disabled. */
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
        height={{ base: '20', lg: '14' }}
        whiteSpace="normal"
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
