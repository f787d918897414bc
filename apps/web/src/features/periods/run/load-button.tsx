import { Button, Flex, Text } from '@chakra-ui/react';
import { sumCents } from '@garita/domain/money/cents';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { fieldErrorsOf } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FiledReason, useFiledPay, useFiledReason } from '../../../pay/filed-reason.tsx';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { notifyError, notifySuccess } from '../../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../../ui/overlay/overlays.tsx';
import { type RowRefusal, type RunPayee, type RunSheet, rowRefusals } from './run-rows.ts';

type LoadButtonProps = {
  sheet: RunSheet;
  included: readonly { payee: RunPayee; entry: TimeEntry; statement: { net: number } }[];
  /** The employees who did not work. */
  withoutWork: readonly number[];
  faults: number;
  payDate: string;
  /** Two people typed in one row, and nobody has chosen yet. */
  isUndecided: boolean;
  /** The rows are recorded. */
  onLoaded: () => void;
  /** The server refused these rows, or the pay date, and nothing is recorded. */
  onRefused: (refusals: RunRefusals) => void;
};

/** The refusals of a run by the server: of rows, and of the pay date of all. */
export type RunRefusals = { rows: readonly RowRefusal[]; payDate: string | undefined };

/** The button that loads all rows, with its question. */
export function LoadButton({ sheet, included, withoutWork, faults, payDate, ...rest }: LoadButtonProps) {
  const { isUndecided, onLoaded, onRefused } = rest;
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
      : included.length + withoutWork.length === 0
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
        withoutWork: [...withoutWork],
        rows: included.map(({ payee, entry: { periodId: _, payDate: __, ...entry } }) => ({
          employeeId: payee.employeeId,
          entry,
        })),
      });
    } catch (error) {
      const refused = refusalsIn(error, included);
      if (refused.rows.length === 0 && refused.payDate === undefined) throw error;
      onRefused(refused);
      notifyError(text.refusedRows);
      return;
    }
    onLoaded();
    notifySuccess(text.loaded(included.length, withoutWork.length));
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
        {text.load(included.length, withoutWork.length)}
      </Button>
      <Text color="fg.muted">{hint ?? dollarsText(total)}</Text>
      <ConfirmDialog
        open={commandId !== undefined}
        title={text.confirm}
        description={text.question({
          count: included.length,
          net: dollarsText(total),
          withoutWork: withoutWork.length,
        })}
        mayAccept={isGiven}
        onClose={() => setCommandId(undefined)}
        onAccept={accept}
      >
        <FiledReason {...box} />
      </ConfirmDialog>
    </Flex>
  );
}

function refusalsIn(error: unknown, included: LoadButtonProps['included']): RunRefusals {
  const errors = fieldErrorsOf(error);
  return {
    rows: rowRefusals(
      errors,
      included.map(({ payee }) => payee),
    ),
    payDate: errors.find(({ field }) => field === 'payDate')?.msg,
  };
}
