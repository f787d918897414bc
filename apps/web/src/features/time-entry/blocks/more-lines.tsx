import { Button } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { localItem, useLocalItem } from '../../../lib/local-item.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.tsx';
import type { Line } from '../state/shown-lines.ts';

/** Whether the lines that the company has never used are shown too, as it was left on this browser. */
const ALL = 'all';
const shownLines = localItem('pay-lines');

/** Those of these lines that have a row now. */
export function useShown<Of extends Line>(lines: readonly Of[]): Of[] {
  const { isWorthARow } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  return lines.filter((line) => isAll || isWorthARow(line));
}

/** The way to those of these lines that nobody has used, and back. */
export function MoreLines({ of: lines }: { of: readonly Line[] }) {
  const { isWorthARow } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  const unused = lines.filter((line) => !isWorthARow(line)).length;
  if (unused === 0) return null;
  const Icon = isAll ? ChevronUp : ChevronDown;
  return (
    <Button
      type="button"
      variant="ghost"
      size="xs"
      mt="1"
      px="1"
      color="fg.muted"
      aria-expanded={isAll}
      data-print="hidden"
      onClick={() => shownLines.write(isAll ? '' : ALL)}
    >
      <Icon aria-hidden />
      {isAll ? payrollText.blocks.fewerLines : payrollText.blocks.moreLines(unused)}
    </Button>
  );
}
