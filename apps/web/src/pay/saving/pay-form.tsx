import { Stack } from '@chakra-ui/react';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import type { Reload } from './use-reload.ts';

/** The value of the button that saves and goes on to the next. */
export const GO_ON = 'go-on';

type PayFormProps<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  /** The schema for fields that are left. It does not require that there is something to pay yet. */
  leavingSchema: z.ZodType;
  draft: DefaultValues<Input>;
  /**
   * Asks before the typed values are saved. `commandId` makes it harmless to send the same values twice;
   * `goesOn` says that the next one is to be opened then.
   */
  onAsk: (values: Output, submitted: { commandId: string; goesOn: boolean }) => void;
  /** Replaces this form by one with the server's current data. */
  onReload: Reload;
  children: (reload: Reload) => ReactNode;
};

/**
 * The form of an entry of pay, in which Enter moves to the next field. It is inert while the next form loads,
 * because values typed meanwhile would be lost.
 */
export function PayForm<Input extends FieldValues, Output>(props: PayFormProps<Input, Output>) {
  const { schema, leavingSchema, draft, onAsk, onReload, children } = props;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const goesOn = useRef(false);
  const reload: Reload = async (...opened) => {
    setIsSubmitting(true);
    try {
      await onReload(...opened);
    } finally {
      setIsSubmitting(false);
    }
  };
  const ask = async (values: Output, commandId: string) => {
    onAsk(values, { commandId, goesOn: goesOn.current });
    // Nothing is saved yet.
    return false;
  };
  return (
    <div
      inert={isSubmitting}
      onSubmitCapture={({ nativeEvent }) => {
        goesOn.current = submitterOf(nativeEvent)?.value === GO_ON;
      }}
    >
      <SchemaForm
        {...{ schema, leavingSchema }}
        defaultValues={draft}
        onSubmit={ask}
        actions={null}
        doesEnterMoveOn
        startsInFirstField={false}
      >
        {children(reload)}
      </SchemaForm>
    </div>
  );
}

function submitterOf(event: Event): HTMLButtonElement | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : undefined;
  return submitter instanceof HTMLButtonElement ? submitter : undefined;
}

type PayFieldsProps = {
  /** The field that takes the focus in a new entry; undefined leaves the focus where it is. */
  startsIn: string | undefined;
  children: ReactNode;
};

// The focused control must not be behind the bar above the screen or the foot with its warnings.
const BARS = '6rem 11rem';

/**
 * The content of the form of an entry, one part below the other. Its blocks are laid out by the width of this
 * container.
 */
export function PayFields({ startsIn, children }: PayFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useFirstFocus(startsIn);
  usePayKeys(fields);
  return (
    <Stack
      ref={fields}
      gap="4"
      containerType="inline-size"
      css={{ '& :is(input, select, textarea, button)': { scrollMarginBlock: BARS } }}
    >
      {children}
    </Stack>
  );
}

function useFirstFocus(field: string | undefined): void {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (field !== undefined && !document.activeElement?.matches(IN_USE)) setFocus(field);
  }, [field, setFocus]);
}

// The user may have opened a list or the command palette while this form was loading.
const IN_USE = '[aria-expanded=true], [role$=dialog] *';

/** The key of the button that goes on to the next, by which it is found, too. */
export const GO_ON_KEY = 'Alt+ArrowDown';

/**
 * Saves by Alt+Enter, and goes on by Alt+↓, wherever the focus is: after a save it is on no field. To be
 * heard while the event goes down, before the fields for which Enter means to move on; not in a question,
 * and not where the key opens a list or a calendar.
 */
function usePayKeys(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { target, key, altKey } = event;
      const isAsked = document.querySelector(QUESTION) !== null;
      if (!altKey || !fields.current || !(target instanceof HTMLElement) || isAsked) return;
      const goOn = fields.current.querySelector<HTMLElement>(`[aria-keyshortcuts="${GO_ON_KEY}"]`);
      const isGoingOn = key === 'ArrowDown' && goOn && !target.matches(OPENED_BY_KEY);
      if (!isGoingOn && key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (isGoingOn) goOn.click();
      else fields.current.closest('form')?.requestSubmit();
    };
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, [fields]);
}

/** A question, drawer or palette that is open. */
const QUESTION = '[role$=dialog][data-state=open]';

const OPENED_BY_KEY = 'select, [role=combobox], [type=date]';

/** An entry that is worked on, with its saved version. */
type WithSaved = { saved: { paid: PaidDifference | null } | undefined };

/**
 * Keeps the entry as the form opened it: changes by others do not alter it. Only the mark as paid, which is
 * recorded beside the form, is taken in, so that the next question knows of it.
 */
export function useOpenedWork<Work extends WithSaved>(opened: Work) {
  const [work, setWork] = useState(opened);
  const setPaid = useCallback(
    (paid: PaidDifference | null) =>
      setWork((before) => (before.saved ? { ...before, saved: { ...before.saved, paid } } : before)),
    [],
  );
  return { work, setPaid };
}
