import { MAX_PAGE_SIZE, type PageRequest } from '@garita/domain/field/page.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { errorCodeOf } from '../lib/error-text.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { type NumberOwners, useNumberOwners, wholeNumberIn } from '../lib/use-number-owners.ts';
import { recordsText } from '../text/records/records.es.ts';
import { useRememberedState } from '../ui/remembered-state.tsx';
import type { PageView, RowPages } from '../ui/table/use-paged-table.ts';
import { FIRST_PAGE, type RowFilter } from '../ui/table/use-record-table.ts';
import type { SwitchableRecord } from './record-kind.ts';

/** A page as the server returns it. */
type Page<Row> = { rows: Row[]; found: { active: number; inactive: number } };
type PageQuery<Row> = { data: Page<Row> | undefined; error: unknown; isPlaceholderData: boolean };
type FetchPage<Row, Order extends string> = (request: PageRequest<Order>) => Promise<Page<Row>>;

/** The key under which a list remembers its page while another screen is open. */
type List = NumberOwners | 'companies';

/**
 * Builds the request for a page of a long list, and the table's paging. In a list of people a whole personal
 * number is looked up separately and never put into an address; the page then holds the people who have it.
 */
export function useRecordPages<Row extends SwitchableRecord, Order extends string>(
  orders: readonly [Order, ...Order[]],
  list: List,
) {
  const [view, setView] = useRememberedState<PageView<Row>>(list, FIRST_PAGE);
  const { settled: search, isSettled } = useDebounced(view.search);
  const holders = list === 'companies' ? undefined : list;
  const personal = holders ? search : '';
  const isNumber = wholeNumberIn(personal) !== undefined;
  const found = useNumberOwners(personal);
  const ids = holders && found?.[holders];
  const isKnown = !isNumber || ids !== undefined;
  const ofAllPages = {
    ...(isNumber ? { ids: ids ?? [] } : { search }),
    ...(view.filter && { isActive: isOfActive(view.filter) }),
    ...orderOf(view, orders),
  };
  // The row beside which the page starts no longer exists.
  const beginAnew = ({ error }: PageQuery<Row>) => {
    const { search: typed, filter, sorting, pagination, beside } = view;
    if (beside && errorCodeOf(error) === 'not-found') {
      setView({ search: typed, filter, sorting, pagination: { ...pagination, pageIndex: 0 } });
    }
  };
  return {
    request: { ...ofAllPages, ...pageRequest(view) },
    options: { placeholderData: keepPreviousData, enabled: isKnown },
    /** Returns the paging around an answer. `ask` loads the other pages when all rows are needed. */
    pagesOf: (query: PageQuery<Row>, ask: FetchPage<Row, Order>): RowPages<Row> => {
      beginAnew(query);
      return {
        view,
        setView,
        countOf: (filter) => countOf(query.data?.found, filter && isOfActive(filter)),
        allRows: () => readAll((place) => ask({ ...ofAllPages, ...place })),
        isBehind: query.isPlaceholderData || !isSettled || !isKnown,
      };
    },
  };
}

// By name, until somebody chooses another column.
function orderOf<Row, Order extends string>(
  { sorting: [sorting] }: PageView<Row>,
  orders: readonly [Order, ...Order[]],
): Pick<PageRequest<Order>, 'orderBy' | 'isDescending'> {
  const orderBy = orders.find((order) => order === sorting?.id) ?? orders[0];
  return { orderBy, ...(sorting?.desc && { isDescending: true }) };
}

function pageRequest<Row extends SwitchableRecord>({
  beside,
  isBackwards,
  length,
  pagination,
}: PageView<Row>) {
  return {
    ...(beside && { beside: beside.id }),
    ...(isBackwards && { isBackwards }),
    limit: length ?? pagination.pageSize,
  };
}

function countOf(found: Page<never>['found'] = { active: 0, inactive: 0 }, isActive?: boolean): number {
  if (isActive === undefined) return found.active + found.inactive;
  return isActive ? found.active : found.inactive;
}

/** Loads the rows of all pages, in large pages. */
async function readAll<Row extends SwitchableRecord>(
  ask: (place: { limit: number; beside?: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const { rows } = await ask({ limit: MAX_PAGE_SIZE, ...(last && { beside: last.id }) });
    all.push(...rows);
    if (rows.length < MAX_PAGE_SIZE) return all;
  }
}

/** The chips above lists whose records can be deactivated, by the grammatical article of the records. */
export const ACTIVE_FILTERS: Record<'el' | 'la', readonly RowFilter<SwitchableRecord>[]> = {
  el: filtersOf('el'),
  la: filtersOf('la'),
};

/** Returns true if a chip keeps the active records, and false if it keeps the inactive ones. */
function isOfActive({ label }: Pick<RowFilter<never>, 'label'>): boolean {
  return Object.values<string>(recordsText.onlyActive).includes(label);
}

function filtersOf(article: 'el' | 'la'): RowFilter<SwitchableRecord>[] {
  return [
    { label: recordsText.onlyActive[article], accepts: ({ isActive }) => isActive },
    { label: recordsText.onlyInactive[article], accepts: ({ isActive }) => !isActive },
  ];
}
