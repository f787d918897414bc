import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { SchemaForm } from '../../form/schema-form.tsx';
import type { Reload } from './use-reload.ts';

type PayFormProps<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  draft: DefaultValues<Input>;
  /** Asks before what is typed is saved. `commandId` makes it harmless to send the same values twice. */
  onAsk: (values: Output, commandId: string) => void;
  /** Puts a form of what the server has now in the place of this one. */
  onReload: Reload;
  children: (reload: Reload) => ReactNode;
};

/**
 * The form of an entry of pay, which is gone through as on an adding machine. It takes nothing more while its successor is
 * on its way: what is typed or asked there would go with it.
 */
export function PayForm<Input extends FieldValues, Output>(props: PayFormProps<Input, Output>) {
  const { schema, draft, onAsk, onReload, children } = props;
  const [isGoing, setIsGoing] = useState(false);
  const reload: Reload = async (entryId) => {
    setIsGoing(true);
    try {
      await onReload(entryId);
    } finally {
      setIsGoing(false);
    }
  };
  const ask = async (values: Output, commandId: string) => {
    onAsk(values, commandId);
    // Nothing is saved yet.
    return false;
  };
  return (
    <div inert={isGoing}>
      <SchemaForm schema={schema} defaultValues={draft} onSubmit={ask} actions={null} doesEnterMoveOn>
        {children(reload)}
      </SchemaForm>
    </div>
  );
}
