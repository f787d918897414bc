import type { ComponentProps } from 'react';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { EntryForm } from './entry-form.tsx';
import {
  correctionOfSaved,
  correctionsOf,
  type LoadedEntry,
  type PayrollSheet,
  type SavedEntry,
  type SheetPeriod,
} from './state/sheet.ts';

type OpenedEntryProps = Omit<ComponentProps<typeof EntryForm>, 'work'> & {
  sheet: PayrollSheet;
  period: SheetPeriod;
  /** Undefined for a new entry. */
  loaded: LoadedEntry | undefined;
  isCorrecting: boolean;
};

/** The form of the chosen entry. A saved entry is loaded first, with the facts it was calculated from. */
export function OpenedEntry({ loaded, ...opened }: OpenedEntryProps) {
  if (loaded) return <SavedEntryForm {...opened} entryId={loaded.entryId} />;
  const { sheet, period, isCorrecting: _, ...form } = opened;
  return <EntryForm {...form} work={{ sheet, period, saved: undefined }} />;
}

type SavedEntryFormProps = Omit<OpenedEntryProps, 'loaded'> & { entryId: number };

function SavedEntryForm({ entryId, isCorrecting, ...opened }: SavedEntryFormProps) {
  const { sheet, period, ...form } = opened;
  const entry = trpc.payroll.get.useQuery({ entryId }, NO_CACHE);
  const last = correctionsOf(sheet, { entryId }).at(-1);
  return (
    <FreshlyLoaded query={entry}>
      {(saved) => {
        if (isCorrecting && last) return <CorrectedAgainForm {...opened} saved={saved} last={last} />;
        const correction = isCorrecting ? correctionOfSaved(sheet, saved, undefined) : undefined;
        return <EntryForm {...form} work={{ sheet, period, saved, correction }} />;
      }}
    </FreshlyLoaded>
  );
}

type CorrectedAgainFormProps = Omit<OpenedEntryProps, 'loaded' | 'isCorrecting'> & {
  saved: SavedEntry;
  last: LoadedEntry;
};

/** Corrects an entry that was corrected before: the form starts with the result of the last correction. */
function CorrectedAgainForm({ sheet, period, saved, last, ...form }: CorrectedAgainFormProps) {
  const query = trpc.payroll.get.useQuery({ entryId: last.entryId }, NO_CACHE);
  return (
    <FreshlyLoaded query={query}>
      {(before) => (
        <EntryForm
          {...form}
          work={{ sheet, period, saved, correction: correctionOfSaved(sheet, saved, before) }}
        />
      )}
    </FreshlyLoaded>
  );
}
