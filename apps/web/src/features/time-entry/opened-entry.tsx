import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import type { CertificateRule } from '../../pay/entry/certificate-rule.ts';
import {
  correctionOfSaved,
  correctionsOf,
  isByCertificate,
  type LoadedEntry,
  type PayrollSheet,
  type SavedEntry,
  type SheetPeriod,
} from '../../pay/entry/sheet.ts';
import { preparedPayIn } from '../../pay/prepared-pay.ts';
import { FreshlyLoaded, Loaded, useModule } from '../../ui/page/loaded.tsx';
import { EntryForm } from './entry-form.tsx';

type OpenedEntryProps = Omit<ComponentProps<typeof EntryForm>, 'work'> & {
  sheet: PayrollSheet;
  period: SheetPeriod;
  /** Undefined for a new entry. */
  loaded: LoadedEntry | undefined;
  isCorrecting: boolean;
};

/** The form of the chosen entry. The rule of certificates is loaded for an employee whose tax is by it. */
export function OpenedEntry(opened: OpenedEntryProps) {
  const isNeeded = isByCertificate(opened.sheet);
  const rule = useModule('certificate rule', () => import('../../pay/entry/certificate-rule.ts'), isNeeded);
  if (!isNeeded) return <ChosenEntry {...opened} rule={undefined} />;
  return (
    <Loaded query={rule}>
      {({ certificateRule }) => <ChosenEntry {...opened} rule={certificateRule} />}
    </Loaded>
  );
}

type ChosenEntryProps = OpenedEntryProps & { rule: CertificateRule | undefined };

/** A saved entry is loaded first, with the facts it was calculated from. */
function ChosenEntry({ loaded, ...opened }: ChosenEntryProps) {
  const prepared = preparedPayIn(useLocation().state);
  if (loaded) return <SavedEntryForm {...opened} entryId={loaded.entryId} />;
  const { sheet, period, rule, isCorrecting: _, ...form } = opened;
  return <EntryForm {...form} work={{ sheet, period, saved: undefined, rule, prepared }} />;
}

type SavedEntryFormProps = Omit<ChosenEntryProps, 'loaded'> & { entryId: number };

function SavedEntryForm({ entryId, isCorrecting, ...opened }: SavedEntryFormProps) {
  const { sheet, period, rule, ...form } = opened;
  const entry = trpc.payroll.get.useQuery({ entryId }, NO_CACHE);
  const last = correctionsOf(sheet, { entryId }).at(-1);
  return (
    <FreshlyLoaded query={entry}>
      {(saved) => {
        if (isCorrecting && last) return <CorrectedAgainForm {...opened} saved={saved} last={last} />;
        const correction = isCorrecting ? correctionOfSaved(sheet, saved, undefined) : undefined;
        return <EntryForm {...form} work={{ sheet, period, saved, correction, rule }} />;
      }}
    </FreshlyLoaded>
  );
}

type CorrectedAgainFormProps = Omit<ChosenEntryProps, 'loaded' | 'isCorrecting'> & {
  saved: SavedEntry;
  last: LoadedEntry;
};

/** Corrects an entry that was corrected before: the form starts with the result of the last correction. */
function CorrectedAgainForm({ sheet, period, saved, last, rule, ...form }: CorrectedAgainFormProps) {
  const query = trpc.payroll.get.useQuery({ entryId: last.entryId }, NO_CACHE);
  return (
    <FreshlyLoaded query={query}>
      {(before) => (
        <EntryForm
          {...form}
          work={{ sheet, period, saved, correction: correctionOfSaved(sheet, saved, before), rule }}
        />
      )}
    </FreshlyLoaded>
  );
}
