import { Alert, Button } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { errorCodeOf, errorText } from '../lib/error-text.ts';
import { recordsText } from '../text/records/records.es.ts';
import { restored } from '../ui/form/saving/draft.ts';

type Values = Record<string, unknown>;

/** A save that was refused because the record changed, and how its form goes on. */
type EditConflict = {
  /** Says who changed the record; undefined without a conflict. */
  sentence: string | undefined;
  isReloading: boolean;
  reload: () => void;
  /** The number of times that the form took what others saved. */
  reloads: number;
};

const EditConflictContext = createContext<EditConflict | undefined>(undefined);

type EditedRecordProps = {
  /** The version of the record as the server has it now. */
  version: number;
  /** The failure of the last save, if there was one. */
  failure: unknown;
  /** Loads the record again, forgets the failure and returns the version; undefined if nothing came. */
  reload: () => Promise<number | undefined>;
  /** `opened` is the version that the values of the form come from. */
  children: (opened: number) => ReactNode;
};

/** Returns true if a save was refused because somebody changed the record, which `ConflictOffer` says. */
export function isEditConflict(failure: unknown): boolean {
  return errorCodeOf(failure) === 'record-changed';
}

/** Returns how the form of a saved record goes on after a conflict, from its query and its mutation. */
export function useEditConflict(
  saved: { refetch: () => Promise<{ data?: { version: number } | undefined; isError: boolean }> },
  update: { error: unknown; reset: () => void },
): Pick<EditedRecordProps, 'failure' | 'reload'> {
  return {
    failure: update.error,
    reload: async () => {
      const { data, isError } = await saved.refetch();
      if (isError) return undefined;
      update.reset();
      return data?.version;
    },
  };
}

/**
 * Wraps the form of a saved record, which saves the version that it was opened with. If somebody changed the
 * record meanwhile, the form keeps what was typed and offers to load the rest again.
 */
export function EditedRecord({ version, failure, reload, children }: EditedRecordProps) {
  const [opened, setOpened] = useState(version);
  const [isReloading, setIsReloading] = useState(false);
  const [loaded, setLoaded] = useState<number>();
  const [reloads, setReloads] = useState(0);
  // In the render in which the loaded record arrives, so that the form gets its values with its version.
  if (loaded !== undefined && loaded === version) {
    setOpened(version);
    setLoaded(undefined);
    setReloads(reloads + 1);
  }
  const load = async () => {
    setLoaded(await reload());
    setIsReloading(false);
  };
  const conflict: EditConflict = {
    sentence: isEditConflict(failure) ? errorText(failure) : undefined,
    isReloading,
    reload: () => {
      setIsReloading(true);
      void load();
    },
    reloads,
  };
  return <EditConflictContext value={conflict}>{children(opened)}</EditConflictContext>;
}

/**
 * Says within the form that somebody changed the record since it was opened, and loads it again on request:
 * what was typed stays, and every other field gets the saved value.
 */
export function ConflictOffer({ saved }: { saved: Values }) {
  const { sentence, isReloading, reload, reloads } = use(EditConflictContext) ?? NO_CONFLICT;
  const { getValues, reset } = useFormContext();
  const { defaultValues: opened = {} } = useFormState();
  const taken = useRef(0);
  useEffect(() => {
    // Only a new reload replaces values: `saved` also changes when the server is asked in the background.
    if (reloads === taken.current) return;
    taken.current = reloads;
    const values = restored({ opened, values: getValues() }, saved);
    reset(saved);
    reset(values, { keepDefaultValues: true });
  }, [reloads, opened, saved, getValues, reset]);
  if (sentence === undefined) return null;
  return (
    <Alert.Root role="alert" status="warning" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1 1 16rem">
        {sentence} {recordsText.keepsTyped}
      </Alert.Title>
      <Button size="sm" colorPalette="brand" loading={isReloading} onClick={reload}>
        {recordsText.reload}
      </Button>
    </Alert.Root>
  );
}

const NO_CONFLICT: EditConflict = {
  sentence: undefined,
  isReloading: false,
  reload: () => undefined,
  reloads: 0,
};
