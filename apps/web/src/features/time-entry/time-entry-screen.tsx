import { Box, Flex } from '@chakra-ui/react';
import { withoutYears } from '@garita/domain/text/access-texts.es';
import { type ReactNode, useState } from 'react';
import { LoadedScreen } from '../../layout/breadcrumb.tsx';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE_KEEP_PREVIOUS, trpc, useIsAllowed, useIsFresh } from '../../lib/trpc.ts';
import { useYearAddress } from '../../lib/year-address.ts';
import type { PayrollSheet, SheetPeriod } from '../../pay/entry/sheet.ts';
import { ONE_ROW, ReadOnlyNote, TIGHT_ROW } from '../../pay/form-layout.tsx';
import { PaidSlot } from '../../pay/paid-switch.tsx';
import { useReload } from '../../pay/saving/use-reload.ts';
import { withoutWorkIn } from '../../pay/without-work.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { notifyInfo } from '../../ui/notices/notices.ts';
import { LoadingBlock } from '../../ui/page/state-blocks.tsx';
import { correctionNotes, EntryHeader, Missing, NoPeriod, noteOf } from './entry-header.tsx';
import { EntryPickers, useOpenEmployee } from './entry-pickers.tsx';
import { OpenedEntry } from './opened-entry.tsx';
import { addressAfter, type EntryChoice, nextWithoutPay, selectionOf } from './state/selection.ts';
import { TermsSlot } from './terms-row.tsx';

const { actions } = payrollText;

/** Cargar Tiempo: an employee's pay, period by period. */
export function TimeEntryScreen() {
  const companyId = useRouteId('companyId');
  const employeeId = useRouteId('employeeId');
  const selection = useSelection();
  const sheet = trpc.payroll.sheet.useQuery(
    { companyId, employeeId, year: selection.year },
    NO_CACHE_KEEP_PREVIOUS,
  );
  const isArriving = !useIsFresh(sheet);
  return (
    <LoadedScreen title={payrollText.title} query={sheet}>
      {(data) => <EntrySheet sheet={data} isArriving={isArriving} selection={selection} />}
    </LoadedScreen>
  );
}

/** Returns the year, and how the period and entry are read from the address and chosen. */
function useSelection() {
  const { address, today, year, goTo } = useYearAddress();
  return {
    year,
    selectionIn: (sheet: PayrollSheet, mayWrite: boolean) => selectionOf(sheet, address, { today, mayWrite }),
    choose: (choice: EntryChoice, period?: number) =>
      goTo(addressAfter(choice, { year, ...(period === undefined ? {} : { period }) })),
  };
}

type EntrySheetProps = {
  sheet: PayrollSheet;
  /** True while the sheet is still that of the previous choice or a cached one. */
  isArriving: boolean;
  selection: ReturnType<typeof useSelection>;
};

/** The choices, and below them the form of the chosen entry. */
function EntrySheet({ sheet, isArriving, selection }: EntrySheetProps) {
  const { year, choose, selectionIn } = selection;
  const mayWrite = useIsAllowed('pay:write');
  const { period, saved, isMissing } = selectionIn(sheet, mayWrite);
  const note = mayWrite ? period && noteOf(sheet, { period, saved }) : actions.readOnly;
  const leftOut = period?.yearsLeftOut.length ? withoutYears(period.yearsLeftOut) : undefined;
  const notes = [note, leftOut, ...(saved ? correctionNotes(sheet, saved) : [])].filter(
    (text) => text !== undefined,
  );
  const [correcting, setCorrecting] = useState<number>();
  const isCorrecting = saved !== undefined && saved.entryId === correcting && mayWrite;
  const openNext = useOpenNext(sheet, period, year);
  const utils = trpc.useUtils();
  const { reloads, choices, reload } = useReload({
    refetch: () => utils.payroll.invalidate(),
    open: (entryId) => {
      setCorrecting(undefined);
      if (period) choose(entryId === undefined ? { periodId: period.id } : { entryId }, period.id);
    },
    openNext,
  });
  const correct = (starts: boolean) => {
    setCorrecting(starts ? saved?.entryId : undefined);
    // The pressed button is gone with its form.
    choices.current?.focus({ preventScroll: true });
  };

  return (
    <SlotProviders>
      <EntryHeader {...{ sheet, year, period }} />
      <Box containerType="inline-size" mb="3">
        <Flex wrap="wrap" align="start" gap="2" css={isCorrecting ? undefined : CHOICES_AND_TERMS}>
          <EntryPickers
            ref={choices}
            sheet={sheet}
            year={year}
            selection={{ period, saved, isMissing }}
            onChoose={choose}
            mayWrite={mayWrite}
          />
          <TermsSlot.Outlet />
        </Flex>
      </Box>
      {notes.length > 0 && <ReadOnlyNote text={notes.join(' ')} />}
      {isArriving && <LoadingBlock lines={12} />}
      {!isArriving && isMissing && <Missing sheet={sheet} period={period} />}
      {!isArriving && !period && !isMissing && <NoPeriod mayWrite={mayWrite} />}
      {!isArriving && period && !isMissing && (
        <OpenedEntry
          key={[sheet.employee.id, period.id, saved?.entryId ?? 'new', correcting, reloads].join('-')}
          {...{ sheet, period, isCorrecting }}
          loaded={saved}
          mayWrite={mayWrite}
          onCorrect={correct}
          onReload={reload}
        />
      )}
    </SlotProviders>
  );
}

/** The slots above the form that the form fills: its terms, and how it was paid. */
function SlotProviders({ children }: { children: ReactNode }) {
  return (
    <TermsSlot.Provider>
      <PaidSlot.Provider>{children}</PaidSlot.Provider>
    </TermsSlot.Provider>
  );
}

// A correction has one more term: without room for all in one row they stand in two.
const CHOICES_AND_TERMS = {
  [ONE_ROW]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [TIGHT_ROW]: {
    '& :is(select, input)': { fontSize: '13px', ps: '2' },
    '& select': { pe: '6' },
    '& [data-part=indicator]': { insetEnd: '1.5' },
  },
};

/**
 * Returns a function that opens the next employee without pay in the period; it returns false if there is
 * none.
 */
function useOpenNext(sheet: PayrollSheet, period: SheetPeriod | undefined, year: number) {
  const ofCompany = { companyId: sheet.company.id };
  const periodOfCompany = { ...ofCompany, periodId: period?.id ?? 0 };
  const open = useOpenEmployee({ ...ofCompany, year, periodId: period?.id });
  const utils = trpc.useUtils();
  return async () => {
    await utils.payroll.loaded.invalidate();
    const payees = await utils.employees.payees.ensureData(ofCompany);
    const settled = await utils.filing.settlements.fetch(ofCompany);
    const loaded = await utils.payroll.loaded.ensureData(periodOfCompany);
    const withoutWork = withoutWorkIn(settled, period?.id);
    const next =
      period && nextWithoutPay({ employee: sheet.employee, payees }, period, { loaded, withoutWork });
    if (next === undefined) notifyInfo(actions.allLoaded);
    else open(next);
    return next !== undefined;
  };
}
