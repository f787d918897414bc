import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { Calculator, Download, type LucideIcon, Printer, Trash2 } from 'lucide-react';
import { ActionsMenu } from '../../components/actions-menu.tsx';
import { dollarsText } from '../../components/amount.tsx';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import { dialogText } from '../../text/dialog.es.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { useEntry } from './entry-context.ts';
import { FOUR_BLOCKS } from './layout-widths.ts';
import { useLiveAmounts } from './live-amounts.tsx';
import { useStubDownload } from './use-stub-download.ts';

const { actions: text, concepts } = payrollText;

type ActionBarProps = { onRecalculate: () => void; onRemove: () => void };

/** What can be done with the entry. It stays in view at the foot, with the net in it where the summary does not. */
export function ActionBar(props: ActionBarProps) {
  const { isReadOnly } = useEntry();
  const isNarrow = useIsNarrow();
  const deeds = useDeeds(props);
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      gap="3"
      p="3"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      data-print="hidden"
    >
      {isNarrow || <DeedButtons deeds={deeds} />}
      <NetInBar />
      <HStack gap="1">
        {isReadOnly || (
          <Button type="submit" colorPalette="brand" title={text.saveShortcut} aria-keyshortcuts="Alt+Enter">
            {text.save}
          </Button>
        )}
        {isNarrow && <ActionsMenu label={dialogText.moreActions} actions={deeds} size="sm" />}
      </HStack>
    </Flex>
  );
}

type Deed = { label: string; icon: LucideIcon; isDestructive?: boolean; onSelect: () => void };

/** What is offered besides saving: for a saved entry only, and nothing that changes pay for those who may only read. */
function useDeeds({ onRecalculate, onRemove }: ActionBarProps): Deed[] {
  const { work, mayWrite } = useEntry();
  const { isDownloading, downloadStub } = useStubDownload();
  const { saved } = work;
  const paper: Deed = { label: text.print, icon: Printer, onSelect: () => print() };
  if (!saved) return [paper];
  const stub: Deed = {
    label: isDownloading ? text.downloadingStub : text.downloadStub,
    icon: Download,
    onSelect: () => void downloadStub(saved),
  };
  if (!mayWrite) return [stub, paper];
  return [
    { label: text.remove, icon: Trash2, isDestructive: true, onSelect: onRemove },
    { label: text.recalculate, icon: Calculator, onSelect: onRecalculate },
    stub,
    paper,
  ];
}

function DeedButtons({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <HStack gap="1" wrap="wrap">
      {deeds.map(({ label, icon: Icon, isDestructive = false, onSelect }) => (
        <Button
          key={label}
          type="button"
          variant="ghost"
          colorPalette={isDestructive ? 'red' : 'gray'}
          color={isDestructive ? 'fg.error' : undefined}
          onClick={onSelect}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </HStack>
  );
}

function NetInBar() {
  const { calculation } = useLiveAmounts();
  return (
    <Box
      lineHeight="20px"
      ms={{ md: 'auto' }}
      textAlign={{ md: 'end' }}
      css={{ [FOUR_BLOCKS]: { display: 'none' } }}
    >
      <Text fontSize="13px" color="fg.muted">
        {concepts.net}
      </Text>
      <Text fontSize="16px" fontWeight="semibold">
        {calculation ? dollarsText(calculation.statement.net) : '—'}
      </Text>
    </Box>
  );
}
