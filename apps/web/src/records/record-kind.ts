import type { Action } from '@garita/domain/account/permissions';
import type { trpc } from '../lib/trpc.ts';
import type { HistoryKind } from './history/history-line.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

/** What the form of a kind of record has to know of it, beside its fields. */
export type RecordKind = {
  history: HistoryKind;
  /** What one must be allowed to do to change such a record; absent where the server shows none to the others. */
  permission?: Action;
  /** Where all of them are listed; those of one company, where each company has its own. */
  list: { text: { title: string; help?: string; add: string; empty: string } } & (
    | { to: string }
    | { ofCompany: (companyId: number) => string }
  );
  /** The title of the form for those who may only read. */
  viewTitle?: string;
  /** Where one goes from the form: to the list, or back, where other screens lead to the form too. */
  leavesTo: 'list' | 'back';
  /** Has the lists that show such records ask for them again. */
  refresh: (utils: Utils) => Promise<void>;
};

/** A record as its list shows one. */
export type OnOrOff = { id: number; isActive: boolean };

/** What is named and switched on and off in a list. */
export type SwitchedKind<Row extends OnOrOff> = Pick<RecordKind, 'permission' | 'refresh'> & {
  nameOf: (row: Row) => string;
  /** The name with its article, as questions have it: 'la compañía: Café Luna'. */
  inQuestion: (name: string) => string;
  setActive: (client: Utils['client'], id: number, isActive: boolean) => Promise<unknown>;
};

/** What may be removed as well, while nothing depends on it; the server refuses the others. */
export type ListedKind<Row extends OnOrOff> = RecordKind &
  SwitchedKind<Row> & { remove: (client: Utils['client'], id: number) => Promise<unknown> };
