import type { Accountant } from '@garita/domain/account/accountant.schema';

/** An accountant as lists and questions name one: 'Luis Vega'. */
export function accountantName({ name, firstLastName }: Pick<Accountant, 'name' | 'firstLastName'>): string {
  return `${name} ${firstLastName}`;
}
