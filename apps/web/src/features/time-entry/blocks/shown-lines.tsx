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

/** Whether the lines that the company has never used are shown too, as it was left on this browser. */
const ALL = 'all';
const shownLines = localItem('pay-lines');

/** Those of these lines that have a row now. */
export function useShown<Of extends PayLine>(lines: readonly Of[]): Of[] {
  const { isWorthARow } = useEntry();
  const isAll = useLocalItem(shownLines) === ALL;
  return lines.filter((line) => isAll || isWorthARow(line));
}

/** The way to those of these lines that nobody has used, and back. */
export function MoreLines({ of: lines }: { of: readonly PayLine[] }) {
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

/** The lines of every company: what the law takes, and the time that everybody has. */
const EVERYBODYS: readonly PayLine[] = [
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
 * Whether a line is worth a row: everybody has it, the company has used it, or the entry starts with something in it. It stays so
 * while the entry is typed, so that no row comes or goes.
 */
export function isWorthARow(work: EntryWork, draft: TimeEntry, line: PayLine): boolean {
  const { usedConcepts, employee } = work.sheet;
  // Follows from what is typed in another row.
  if (line === 'socialSecurityOnTips') return isWorthARow(work, draft, 'tips');
  if (EVERYBODYS.includes(line) || usedConcepts.includes(line)) return true;
  if (line === 'chauffeurInsurance' && employee.isChauffeur) return true;
  if (isOfKind(line, 'hourly') && draft.minutes[PAY_CONCEPTS[line].time] > 0) return true;
  const statement = calculate(work, draft)?.statement;
  return statement !== undefined && lineCents(statement, { concept: line }) !== 0;
}
