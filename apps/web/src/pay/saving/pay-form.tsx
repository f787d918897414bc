import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import type { Reload } from './use-reload.ts';

/** The value of the button that saves and goes on to the next. */
export const GO_ON = 'go-on';

type PayFormProps<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  /** What is told as fields are left; that there is nothing to pay is not, while somebody types. */
  leavingSchema: z.ZodType;
  draft: DefaultValues<Input>;
  /**
   * Asks before what is typed is saved. `commandId` makes it harmless to send the same values twice; `goesOn` says that the
   * next one is to be opened then.
   */
  onAsk: (values: Output, asked: { commandId: string; goesOn: boolean }) => void;
  /** Puts a form of what the server has now in the place of this one. */
  onReload: Reload;
  children: (reload: Reload) => ReactNode;
};

/**
 * The form of an entry of pay, which is gone through as on an adding machine. It takes nothing more while its successor is
 * on its way: what is typed or asked there would go with it.
 */
export function PayForm<Input extends FieldValues, Output>(props: PayFormProps<Input, Output>) {
  const { schema, leavingSchema, draft, onAsk, onReload, children } = props;
  const [isGoing, setIsGoing] = useState(false);
  const goesOn = useRef(false);
  const reload: Reload = async (...opened) => {
    setIsGoing(true);
    try {
      await onReload(...opened);
    } finally {
      setIsGoing(false);
    }
  };
  const ask = async (values: Output, commandId: string) => {
    onAsk(values, { commandId, goesOn: goesOn.current });
    // Nothing is saved yet.
    return false;
  };
  return (
    <div
      inert={isGoing}
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
