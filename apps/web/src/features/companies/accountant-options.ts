import { useFormContext } from 'react-hook-form';
import type { Option } from '../../form/fields/options.ts';
import { trpc } from '../../lib/trpc.ts';

/** The accountants to choose from: the active ones, and the one that the company was saved with. */
export function useAccountantOptions(): Option<number>[] {
  const { data = [] } = trpc.accountants.list.useQuery();
  const saved: unknown = useFormContext().formState.defaultValues?.['accountantId'];
  return data
    .filter(({ id, isActive }) => isActive || id === saved)
    .map(({ id, name, firstLastName }) => ({ value: id, label: `${name} ${firstLastName}` }));
}
