import { type Action, isAllowed } from '@garita/domain/account/permissions';
import { companyCrumbs } from '../layout/breadcrumb.tsx';
import { useRouteId } from '../lib/route.ts';
import { trpc, useCurrentUser } from '../lib/trpc.ts';
import type { HistoryKind } from './history-lines.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

/** The facts about a kind of record that its form needs besides its fields. */
export type RecordFormKind = {
  history: HistoryKind;
  /** The permission to change such a record; absent if the server hides the records from users without it. */
  permission?: Action;
  /** The list of all such records, or of those of one company. */
  list: { text: { title: string; help?: string; add: string; empty: string } } & (
    | { to: string }
    | { ofCompany: (companyId: number) => string }
  );
  /** The title of the form for users who may only read. */
  viewTitle?: string;
  /** The screen after the form: the list, or the previous screen if other screens link to the form. */
  leavesTo: 'list' | 'back';
  /** Reloads the lists that show such records. */
  refresh: (utils: Utils) => Promise<void>;
};

/** A record as its list shows it. */
export type SwitchableRecord = { id: number; isActive: boolean };

/** A kind of record that can be switched on and off in a list. */
export type SwitchedKind<Row extends SwitchableRecord> = Pick<RecordFormKind, 'permission' | 'refresh'> & {
  nameOf: (row: Row) => string;
  /** The name with its article, as questions use it: 'la compañía: Café Luna'. */
  inQuestion: (name: string) => string;
  setActive: (client: Utils['client'], id: number, isActive: boolean) => Promise<unknown>;
};

/**
 * A kind of record that can also be removed. The server refuses records that something depends on. Each
 * feature states its kind in one constant, so the files of the kinds have one shape and differ in their data.
 */
export type ListedKind<Row extends SwitchableRecord> = RecordFormKind &
  SwitchedKind<Row> & { remove: (client: Utils['client'], id: number) => Promise<unknown> };

/** Returns true if the signed-in user may change records of this kind. */
export function useMayWrite({ permission }: Pick<RecordFormKind, 'permission'>): boolean {
  const role = useCurrentUser()?.role;
  return permission === undefined || (role !== undefined && isAllowed(role, permission));
}

/**
 * Returns the list of a kind of record: its address, the breadcrumb steps above it, and the name of its
 * company.
 */
export function useRecordList({ list }: Pick<RecordFormKind, 'list'>) {
  const companyId = useRouteId('companyId');
  const isOfCompany = 'ofCompany' in list;
  const company = useCompanyName(isOfCompany ? companyId : undefined);
  return {
    to: isOfCompany ? list.ofCompany(companyId) : list.to,
    parents: isOfCompany ? companyCrumbs(companyId, company) : [],
    company,
  };
}

/** Returns the name of a company for the breadcrumb; undefined until it is loaded. */
function useCompanyName(companyId: number | undefined): string | undefined {
  const { data } = trpc.companies.list.useQuery(undefined, { enabled: companyId !== undefined });
  return data?.find(({ id }) => id === companyId)?.name;
}
