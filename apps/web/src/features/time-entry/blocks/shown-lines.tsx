import { Button } from '@chakra-ui/react';
import { isOfKind, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { localItem, useLocalItem } from '../../../lib/local-item.ts';
import { lineCents } from '../../../pay/statement-lines.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.tsx';
import { calculate, type EntryWork } from '../state/calculation.ts';
import type { PayLine } from '../state/sheet.ts';

/** Kept in this browser: shows also the lines that the company has never used. */
const ALL = 'all';
const shownLines = localItem('pay-lines');

/** Returns the lines that have a row now. */
export function useShownLines<Of extends PayLine>(lines: readonly Of[]): Of[] {
  const { isInUse } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  return lines.filter((line) => isAll || isInUse(line));
}

/** The button that shows the unused lines, and hides them again. */
export function MoreLines({ of: lines }: { of: readonly PayLine[] }) {
  const { isInUse } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  const unused = lines.filter((line) => !isInUse(line)).length;
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

/** The lines of every company: withholding by law, and time that everybody has. */
const LINES_OF_EVERYBODY: readonly PayLine[] = [
  'regularPay',
  'overtimePay',
  'vacationPay',
  'sickPay',
  'holidayPay',
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'incomeTaxWithheld',
];

/**
 * Returns true for a line that everybody has, that the company has used, or in which the entry starts with an
 * amount. It depends on the draft, not on the typed values, so that no row comes or goes while somebody
 * types.
 */
export function isLineInUse(work: EntryWork, draft: TimeEntry, line: PayLine): boolean {
  const { usedConcepts, employee } = work.sheet;
  // It follows from the tips, which are typed in another row.
  if (line === 'socialSecurityOnTips') return isLineInUse(work, draft, 'tips');
  if (LINES_OF_EVERYBODY.includes(line) || usedConcepts.includes(line)) return true;
  if (line === 'chauffeurInsurance' && employee.isChauffeur) return true;
  if (isOfKind(line, 'hourly') && draft.minutes[PAY_CONCEPTS[line].time] > 0) return true;
  const statement = calculate(work, draft)?.statement;
  return statement !== undefined && lineCents(statement, { concept: line }) !== 0;
}
