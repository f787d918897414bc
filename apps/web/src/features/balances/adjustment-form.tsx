import { Stack } from '@chakra-ui/react';
import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { balancesText } from '../../text/balances.es.ts';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { optionsOf } from '../../ui/form/fields/options.ts';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { type AdjustmentDraft, adjustmentDraftSchema, adjustmentOf } from './adjustment-draft.ts';
import { adjustmentEffect } from './adjustment-effect.ts';

const { adjustment: text } = balancesText;

type AdjustmentFormProps = {
  kind: LeaveKind;
  movements: readonly LeaveMovement[];
  employeeId: number;
  onDone: () => void;
};

/** A correction of leave by hand: so many hours more or less from a day on, and why. */
export function AdjustmentForm({ kind, movements, employeeId, onDone }: AdjustmentFormProps) {
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
