import { trpc } from '../../lib/trpc.ts';
import { plainText } from './fields/history-field.ts';

/** An accountant by name; by number where the accountant is gone. */
export function AccountantName({ id }: { id: unknown }) {
  const { data } = trpc.accountants.list.useQuery();
  const accountant = data?.find((each) => each.id === id);
  return accountant ? `${accountant.name} ${accountant.firstLastName}` : plainText(id);
}
