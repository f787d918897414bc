import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { sumCents } from '@garita/domain/money/cents';
import { RUN_COLUMNS, type RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { isCalendarDate } from '@garita/domain/time/calendar-date';
import { useEffect, useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { timeText } from '../../../lib/date-text.ts';
import { fieldErrorsOf } from '../../../lib/error-text.ts';
import { NO_CACHE, trpc } from '../../../lib/trpc.ts';
import { defaultAccountantId } from '../../../pay/entry/entry-draft.ts';
import { FiledReason, useFiledPay, useFiledReason } from '../../../pay/filed-reason.tsx';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { FieldFrame } from '../../../ui/form/fields/field-frame.tsx';
import { UnsavedGuard } from '../../../ui/form/saving/unsaved-values.tsx';
import { notifyError, notifyInfo, notifySuccess } from '../../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../../ui/overlay/overlays.tsx';
import { FreshlyLoaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { type DraftState, typedRow } from './draft-state.ts';
import { createRowCalculator } from './row-calculator.ts';
import { usedColumns } from './run-columns.ts';
import { RunGrid } from './run-grid.tsx';
import { peopleToLoad, previousCells, type RunPayee, type RunSheet } from './run-rows.ts';
import { type DraftSaving, type TypedCell, useRunDraft } from './use-run-draft.ts';

type Place = { companyId: number; periodId: number };

/** The rows of everybody who is due in a period and has no pay in it; nothing where nobody is missing. */
export function RunPanel({ companyId, periodId }: Place) {
  const run = trpc.payRuns.get.useQuery({ companyId, periodId }, NO_CACHE);
  return (
    <FreshlyLoaded query={run}>
      {(sheet) => <ToLoad key={periodId} sheet={sheet} onOutdated={() => void run.refetch()} />}
    </FreshlyLoaded>
  );
}

type ToLoadProps = {
  sheet: RunSheet;
  /** Pay was loaded since the sheet was read. */
  onOutdated: () => void;
};

function ToLoad({ sheet, onOutdated }: ToLoadProps) {
  const payees = useMemo(() => peopleToLoad(sheet), [sheet]);
  return payees.length === 0 ? null : <RunForm {...{ sheet, payees, onOutdated }} />;
}

type RunFormProps = ToLoadProps & { payees: readonly RunPayee[] };

function RunForm({ sheet, payees, onOutdated }: RunFormProps) {
  const [payDate, setPayDate] = useState(sheet.period.payDate);
  const [isWhole, setIsWhole] = useState(false);
  const { draft, saving, isDirty, type, undo, settle, forget } = useRunDraft(sheet, onOutdated);
  const [calculate] = useState(createRowCalculator);
  const accountantId = defaultAccountantId(sheet);
  const terms = useMemo(
    () => ({ payDate: isCalendarDate(payDate) ? payDate : sheet.period.payDate, accountantId }),
    [payDate, accountantId, sheet],
  );
  const rows = payees.map((payee) => calculate(payee, typedRow(draft, payee.employeeId).cells, terms));
  const hasSalaries = payees.some(({ sheet: { employee } }) => employee.salary > 0);
  // As a text, so that the columns stay the same object while nothing is typed in a new one.
  const typed = columnsTyped(draft).join();
  const columns = useMemo(() => {
    if (isWhole) return RUN_COLUMNS;
    return usedColumns(sheet.usedConcepts, {
      hasSalaries,
      typed: RUN_COLUMNS.filter((column) => typed.split(',').includes(column)),
    });
  }, [isWhole, sheet, hasSalaries, typed]);
  const included = rows.flatMap(({ payee, entry, statement }) =>
    entry && statement ? [{ payee, entry, statement }] : [],
  );
  const isLeft = useRef(false);
  useEffect(() => {
    const due = new Set(payees.map(({ employeeId }) => employeeId));
    const loaded = Object.keys(draft.typed)
      .map(Number)
      .filter((id) => !due.has(id));
    if (loaded.length > 0) forget(loaded);
  }, [payees, draft.typed, forget]);
  const faults = rows.reduce((count, row) => count + Object.keys(row.faults).length, 0);
  const copyPrevious = () => {
    const copied = payees.flatMap((payee) =>
      Object.entries(previousCells(payee) ?? {}).map(
        // Object.entries loses the type of the keys.
        ([column, value]) => ({ employeeId: payee.employeeId, column, text: value }) as TypedCell,
      ),
    );
    if (copied.length === 0) notifyInfo(text.nothingToCopy);
    else type(copied);
  };
  return (
    <Panel title={text.title} help={text.help}>
      <Flex gap="3" wrap="wrap" align="end" mb="3">
        <FieldFrame id="run-pay-date" label={text.payDate} isRequired help={undefined} error={undefined}>
          <Input
            id="run-pay-date"
            type="date"
            size="sm"
            width="44"
            value={payDate}
            onChange={(event) => setPayDate(event.target.value)}
          />
        </FieldFrame>
        <HStack gap="2">
          <Button size="sm" variant="outline" onClick={copyPrevious}>
            {text.copyPrevious}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? text.usedColumns : text.allColumns}
          </Button>
        </HStack>
      </Flex>
      <RunGrid {...{ columns, rows, draft }} onType={type} onUndo={undo} onSettle={settle} />
      <LoadButton
        {...{ sheet, included, faults }}
        isUndecided={saving.kind === 'waiting'}
        payDate={terms.payDate}
        onLoaded={() => forget(included.map(({ payee }) => payee.employeeId))}
      />
      <SavingLine saving={saving} />
      <UnsavedGuard isDirty={isDirty} isSaving={isLeft} />
    </Panel>
  );
}

/** Tells whether what was typed is saved, and when. */
function SavingLine({ saving }: { saving: DraftSaving }) {
  return (
    <Text as="output" display="block" minH="5" mt="2" fontSize="13px" color="fg.muted">
      {saving.kind === 'saved' ? text.saved.saved(timeText(saving.at)) : text.saved[saving.kind]}
    </Text>
  );
}

/** Returns the columns in which anybody has something typed. */
function columnsTyped({ typed }: DraftState): RunColumn[] {
  return RUN_COLUMNS.filter((column) =>
    Object.values(typed).some(({ cells }) => (cells[column] ?? '').trim() !== ''),
  );
}

type LoadButtonProps = {
  sheet: RunSheet;
  included: readonly { payee: RunPayee; entry: TimeEntry; statement: { net: number } }[];
  faults: number;
  payDate: string;
  /** Two people typed in one row, and nobody has chosen yet. */
  isUndecided: boolean;
  /** The rows are recorded: leaving loses nothing any more. */
  onLoaded: () => void;
};

/** The button that loads all rows, with its question. */
function LoadButton({ sheet, included, faults, payDate, isUndecided, onLoaded }: LoadButtonProps) {
  const [commandId, setCommandId] = useState<string>();
  const utils = trpc.useUtils();
  const load = trpc.payRuns.load.useMutation();
  const total = sumCents(included.map(({ statement }) => statement.net));
  const filed = useFiledPay({ companyId: sheet.company.id, subject: 'employee', payDates: [payDate] });
  const { reason, isGiven, box } = useFiledReason(filed);
  const hint = isUndecided
    ? text.undecided
    : faults > 0
      ? text.wrong(faults)
      : included.length === 0
        ? text.nothing
        : undefined;
  const accept = async () => {
    try {
      await load.mutateAsync({
        companyId: sheet.company.id,
        periodId: sheet.period.id,
        payDate,
        position: sheet.position,
        confirmedTotal: total,
        commandId,
        reason,
        rows: included.map(({ payee, entry: { periodId: _, payDate: __, ...entry } }) => ({
          employeeId: payee.employeeId,
          entry,
        })),
      });
    } catch (error) {
      const refused = refusedRow(error, included);
      if (refused === undefined) throw error;
      notifyError(refused);
      return;
    }
    onLoaded();
    notifySuccess(text.loaded(included.length));
    await Promise.all([
      utils.payRuns.invalidate(),
      utils.payroll.invalidate(),
      utils.periods.invalidate(),
      utils.desk.invalidate(),
    ]);
  };
  return (
    <Flex gap="3" align="center" mt="4">
      <Button colorPalette="brand" disabled={hint !== undefined} onClick={() => setCommandId(uuidv7())}>
        {text.load(included.length)}
      </Button>
      <Text color="fg.muted">{hint ?? dollarsText(total)}</Text>
      <ConfirmDialog
        open={commandId !== undefined}
        title={text.confirm}
        description={text.question(included.length, dollarsText(total))}
        mayAccept={isGiven}
        onClose={() => setCommandId(undefined)}
        onAccept={accept}
      >
        <FiledReason {...box} />
      </ConfirmDialog>
    </Flex>
  );
}

/** Returns what is wrong with the first refused row, with the person's name; undefined if no row is named. */
function refusedRow(error: unknown, included: LoadButtonProps['included']): string | undefined {
  const [first] = fieldErrorsOf(error);
  const [list, row] = first?.field.split('.') ?? [];
  const payee = list === 'rows' ? included[Number(row)]?.payee : undefined;
  return payee && first && text.refused(payee.name, first.msg);
}
