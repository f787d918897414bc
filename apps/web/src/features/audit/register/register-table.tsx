import { Link as ChakraLink, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { auditOf, payAt } from '../../../lib/addresses.ts';
import { todayInPuertoRico } from '../../../lib/date-text.ts';
import { auditText } from '../../../text/documents/audit.es.ts';
import { DayField } from '../../../ui/form/fields/select-input.tsx';
import { amountColumn, type RecordColumn, sumOfCents } from '../../../ui/table/record-column.ts';
import { RecordTable } from '../../../ui/table/record-table.tsx';
import type { RegisterAsKnown, RegisterEntry } from '../audit.ts';
import type { AuditViewProps } from '../audit-choice.ts';

const { register: text, totals } = auditText;

/**
 * The entries of a register as known at a point of the log, and as known at a later point or today. Every
 * amount links to its explanation.
 */
export function RegisterTable({ register }: { register: RegisterAsKnown }) {
  const {
    company: { id: companyId },
    period: { id: periodId },
    later: { isToday },
  } = register;
  const addressOf = useMemo(() => entryAddresses(companyId, periodId), [companyId, periodId]);
  const columns = useMemo(
    () => columnsOf(isToday ? text.todayOf : text.laterOf, addressOf),
    [isToday, addressOf],
  );
  return (
    <RecordTable
      label={text.table}
      columns={columns}
      data={register.entries}
      rowId={({ entryId }) => entryId}
      rowLabel={({ employee, entryId }) => text.whyOf(employee.name, entryId)}
      rowHref={addressOf}
      emptyHint={isToday ? text.empty : text.emptyThen}
      hasOwnFile
    />
  );
}

type AddressOf = (entry: RegisterEntry) => string;

/** Returns the address that explains an entry: the entry as loaded or, if it is deleted now, its history. */
function entryAddresses(companyId: number, periodId: number): AddressOf {
  return ({ entryId, employee, isDeleted }) =>
    isDeleted
      ? auditOf({ companyId, entryId })
      : payAt({ kind: 'employee', companyId, personId: employee.id, entryId, periodId });
}

function columnsOf(
  laterOf: (total: string) => string,
  addressOf: AddressOf,
): readonly RecordColumn<RegisterEntry>[] {
  const summed = (id: string, header: string, amount: (entry: RegisterEntry) => number) =>
    linkedAmount({ ...amountColumn(id, header, amount), total: sumOfCents(amount) }, addressOf);
  return [
    { id: 'employee', header: text.employee, text: ({ employee }) => employee.name },
    { id: 'entry', header: text.entry, text: ({ entryId }) => String(entryId), align: 'end' },
    summed('known-gross', text.knownOf(totals.gross), ({ known }) => known.gross),
    summed('known-withheld', text.knownOf(totals.withheld), ({ known }) => known.withheld),
    summed('known-net', text.knownOf(totals.net), ({ known }) => known.net),
    summed('later-gross', laterOf(totals.gross), ({ later }) => later.gross),
    summed('later-withheld', laterOf(totals.withheld), ({ later }) => later.withheld),
    summed('later-net', laterOf(totals.net), ({ later }) => later.net),
    summed('difference', text.difference, ({ known, later }) => later.net - known.net),
  ];
}

function linkedAmount(
  column: RecordColumn<RegisterEntry>,
  addressOf: AddressOf,
): RecordColumn<RegisterEntry> {
  return {
    ...column,
    cell: (entry) => (
      <ChakraLink asChild colorPalette="brand" whiteSpace="nowrap">
        <Link to={addressOf(entry)}>{column.text(entry)}</Link>
      </ChakraLink>
    ),
  };
}

type LogSliderProps = { known: RegisterAsKnown['known']; last: number } & Pick<
  AuditViewProps,
  'choice' | 'choose'
>;

/**
 * Chooses the two points of the log that are compared. The first is a day, or an event by the slider; the
 * second is a day, at first today.
 */
export function LogSlider({ known, last, choice: { seq, day, otherDay }, choose }: LogSliderProps) {
  const id = useId();
  const today = todayInPuertoRico();
  return (
    <Flex gap="4" wrap="wrap" align="end">
      <DayField
        label={text.asKnown}
        value={day ?? null}
        today={today}
        error={undefined}
        onChoose={(chosen) => choose({ day: chosen ?? undefined, seq: undefined })}
      />
      <Flex direction="column" flex="1 1 16rem" gap="1">
        <Flex justify="space-between" fontSize="13px" lineHeight="20px">
          <Text asChild fontWeight="medium">
            <label htmlFor={id}>{text.slider}</label>
          </Text>
          <output htmlFor={id}>{text.position(seq ?? known.seq, last)}</output>
        </Flex>
        <Range
          id={id}
          type="range"
          min={0}
          max={last}
          value={seq ?? known.seq}
          onChange={({ target }) =>
            choose({ seq: Number(target.value), day: undefined }, { isStep: seq !== undefined })
          }
        />
      </Flex>
      <DayField
        label={text.besideKnown}
        value={otherDay ?? null}
        today={today}
        error={undefined}
        onChoose={(chosen) => choose({ otherDay: chosen ?? undefined })}
      />
    </Flex>
  );
}

// The browser's own slider works with the keyboard and with screen readers.
const Range = chakra('input', { base: { w: 'full', h: '6', accentColor: 'brand.solid' } });
