import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { RUN_COLUMNS, type RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import { isCalendarDate } from '@garita/domain/time/calendar-date';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { timeText } from '../../../lib/date-text.ts';
import { NO_CACHE, trpc } from '../../../lib/trpc.ts';
import { defaultAccountantId } from '../../../pay/entry/entry-draft.ts';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { Input } from '../../../ui/controls/input.tsx';
import { FieldFrame } from '../../../ui/form/fields/field-frame.tsx';
import { UnsavedGuard } from '../../../ui/form/saving/unsaved-values.tsx';
import { notifyInfo } from '../../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { type DraftState, typedRow } from './draft-state.ts';
import { LoadButton, type RunRefusals } from './load-button.tsx';
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
  const { draft, saving, isDirty, type, undo, settle, setWithoutWork, forget } = useRunDraft(
    sheet,
    onOutdated,
  );
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [calculate] = useState(createRowCalculator);
  const accountantId = defaultAccountantId(sheet);
  const terms = useMemo(
    () => ({ payDate: isCalendarDate(payDate) ? payDate : sheet.period.payDate, accountantId }),
    [payDate, accountantId, sheet],
  );
  const rows = payees.map((payee) => calculate(payee, typedRow(draft, payee.employeeId), terms));
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
  const withoutWork = payees
    .map(({ employeeId }) => employeeId)
    .filter((id) => typedRow(draft, id).isWithoutWork);
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
  // What is typed in a refused row answers its refusals.
  const typeAnew = useCallback(
    (cells: readonly TypedCell[]) => {
      type(cells);
      setRefused((before) => withoutRows(before, cells));
    },
    [type],
  );
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
        <FieldFrame
          id="run-pay-date"
          label={text.payDate}
          isRequired
          help={undefined}
          error={refused.payDate}
        >
          <Input
            id="run-pay-date"
            type="date"
            size="sm"
            width="44"
            value={payDate}
            onChange={(event) => {
              setPayDate(event.target.value);
              setRefused(NOTHING_REFUSED);
            }}
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
      <RunGrid
        {...{ columns, rows, draft }}
        refusals={refused.rows}
        onType={typeAnew}
        onUndo={undo}
        onSettle={settle}
        onWithoutWork={setWithoutWork}
      />
      <LoadButton
        {...{ sheet, included, withoutWork, faults }}
        isUndecided={saving.kind === 'waiting'}
        payDate={terms.payDate}
        onLoaded={() => {
          forget([...included.map(({ payee }) => payee.employeeId), ...withoutWork]);
          setRefused(NOTHING_REFUSED);
        }}
        onRefused={setRefused}
      />
      <SavingLine saving={saving} />
      <UnsavedGuard isDirty={isDirty} isSaving={isLeft} />
    </Panel>
  );
}

const NOTHING_REFUSED: RunRefusals = { rows: [], payDate: undefined };

function withoutRows(refused: RunRefusals, typed: readonly TypedCell[]): RunRefusals {
  const isTyped = (id: number) => typed.some(({ employeeId }) => employeeId === id);
  const rows = refused.rows.filter(({ employeeId }) => !isTyped(employeeId));
  return rows.length === refused.rows.length ? refused : { ...refused, rows };
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
