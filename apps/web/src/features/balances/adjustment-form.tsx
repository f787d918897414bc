import { Button, Stack } from '@chakra-ui/react';
import {
  type LeaveAdjustmentInput,
  leaveAdjustmentSchema,
} from '@garita/domain/employee/leave-adjustment.schema';
import { type LeaveMovement, leaveBalanceAt } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { STRICT } from '@garita/domain/field-code';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes, minutesSchema } from '@garita/domain/time/work-minutes';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { dateText, todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { balancesText } from '../../text/records/balances.es.ts';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';

const { adjustment: text } = balancesText;

type AdjustmentButtonProps = { kind: LeaveKind; movements: readonly LeaveMovement[]; employeeId: number };

/** Opens the form for a correction of one kind of leave. */
export function AdjustmentButton({ kind, ...rest }: AdjustmentButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="xs" variant="outline" data-print="hidden" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden />
        {text.open[kind]}
      </Button>
      <SideDrawer open={isOpen} title={text.open[kind]} onClose={close}>
        <AdjustmentForm kind={kind} {...rest} onDone={close} />
      </SideDrawer>
    </>
  );
}

type AdjustmentFormProps = {
  kind: LeaveKind;
  movements: readonly LeaveMovement[];
  employeeId: number;
  onDone: () => void;
};

/** The form of a correction of leave: hours added or taken away, from which day on, and the reason. */
function AdjustmentForm({ kind, movements, employeeId, onDone }: AdjustmentFormProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.balances.adjustLeave.useMutation();
  const save = async (draft: AdjustmentDraft, commandId: string) => {
    await mutateAsync({ employeeId, adjustment: adjustmentOf(kind, draft), commandId });
    notifySuccess(text.saved);
    await utils.balances.get.invalidate({ employeeId });
    onDone();
  };
  return (
    <SchemaForm
      schema={adjustmentDraftSchema}
      defaultValues={{ direction: 'add', minutes: 0, date: todayInPuertoRico(), reason: '' }}
      confirm={{ title: text.title, description: questionOf(kind, movements) }}
      onSubmit={save}
      isGuarded={false}
      isInDrawer
      actions={<SaveButton label={text.save} />}
    >
      <Stack gap="4">
        <SelectField
          name="direction"
          label={text.direction}
          options={optionsOf(text.directions)}
          isRequired
        />
        <HoursField name="minutes" label={text.time} isRequired />
        <DateField name="date" label={text.date} help={text.dateHelp} isRequired />
        <TextField name="reason" label={text.reason} isRequired />
      </Stack>
    </SchemaForm>
  );
}

function questionOf(kind: LeaveKind, movements: readonly LeaveMovement[]) {
  return (draft: AdjustmentDraft) => {
    const question = text.question[draft.direction](formatMinutes(draft.minutes), text.of[kind]);
    return `${question} ${effectText(movements, kind, draft)}`;
  };
}

function effectText(movements: readonly LeaveMovement[], kind: LeaveKind, draft: AdjustmentDraft): string {
  const today = todayInPuertoRico();
  const effect = adjustmentEffect(movements, adjustmentOf(kind, draft), today);
  if (!effect.counts) return text.notCounted(dateText(effect.openingDate));
  const { day, before, after } = effect;
  const onDay = day === today ? text.today : text.on(dateText(day));
  const sentence = text.effect(onDay, formatMinutes(before), formatMinutes(after));
  return after < 0 ? `${sentence} ${text.negative}` : sentence;
}

const fields = leaveAdjustmentSchema.shape;

/**
 * A correction of leave as its form has it: hours without a sign, and whether they are added or taken away.
 */
export const adjustmentDraftSchema = z.strictObject(
  {
    direction: z.enum(['add', 'subtract'], 'required'),
    minutes: minutesSchema.min(1, 'required'),
    date: fields.date,
    reason: fields.reason,
  },
  STRICT,
);
type AdjustmentDraft = z.infer<typeof adjustmentDraftSchema>;

/** The correction as the server takes it, in signed minutes. */
export function adjustmentOf(
  kind: LeaveKind,
  { direction, minutes, ...rest }: AdjustmentDraft,
): LeaveAdjustmentInput {
  return { kind, minutes: direction === 'add' ? minutes : -minutes, ...rest };
}

/**
 * The effect of a correction: the balance before and after it, today or on its own day where that is later;
 * or the date of the opening balance that leaves it uncounted.
 */
type AdjustmentEffect =
  | { counts: true; day: CalendarDate; before: Minutes; after: Minutes }
  | { counts: false; openingDate: CalendarDate };

/** Returns the effect that a correction would have on the balance of these movements. */
export function adjustmentEffect(
  movements: readonly LeaveMovement[],
  { date, minutes }: Pick<LeaveAdjustmentInput, 'date' | 'minutes'>,
  today: CalendarDate,
): AdjustmentEffect {
  const opening = movements.find(({ cause }) => cause === 'opening');
  if (opening && date <= opening.date) return { counts: false, openingDate: opening.date };
  const day = date > today ? date : today;
  const before = leaveBalanceAt(movements, day);
  return { counts: true, day, before, after: before + minutes };
}
