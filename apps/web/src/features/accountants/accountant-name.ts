import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';

/** An accountant as lists and questions name one: 'Luis Vega'. */
export function accountantName({
  name,
  firstLastName,
}: Pick<AccountantRecord, 'name' | 'firstLastName'>): string {
  return `${name} ${firstLastName}`;
}
