import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { aSheet, periodOf } from '../../pay/entry/sheet.builder.ts';
import type { Correction, PayrollSheet, SavedEntry } from '../../pay/entry/sheet.ts';
import { show } from '../../testing/show.tsx';
import { type Answers, TestServer } from '../../testing/test-server.tsx';
import { EntryForm } from './entry-form.tsx';

const TYPED = 'input:not([type=checkbox])';

type Case = {
  sheet?: PayrollSheet;
  saved?: SavedEntry;
  correction?: Correction;
  mayWrite?: boolean;
  answers?: Answers;
  isStyled?: boolean;
};

/** Renders the form of an entry of weekly period 21 of 2026, and returns functions that fill and read it. */
export function showEntry({ sheet = aSheet(), saved, correction, mayWrite = true, ...setting }: Case = {}) {
  const { answers = {}, isStyled } = setting;
  const onReload = vi.fn<(entryId: number | undefined) => Promise<void>>(() => Promise.resolve());
  const onCorrect = vi.fn<(isCorrecting: boolean) => void>();
  const work = { sheet, period: periodOf(sheet, 21), saved, correction };
  const shown = show(
    <TestServer answers={{ 'filing.list': () => [], ...answers }}>
      <EntryForm {...{ work, mayWrite, onCorrect, onReload }} />
    </TestServer>,
    { isStyled },
  );
  const { user } = shown;
  // By label, which is what is read out too: looking for roles in a form of this size takes seconds.
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: TYPED });
  return {
    ...shown,
    onReload,
    onCorrect,
    field,
    /** Writes all of a field at once. */
    fill: async (label: string, text: string) => {
      await user.clear(field(label));
      if (text !== '') await user.paste(text);
    },
    /** The row in which an amount is explained, as it reads. */
    row: (label: string) => screen.getByLabelText(`Por qué: ${label}`).closest('li')?.textContent ?? '',
    explain: (label: string) => user.click(screen.getByLabelText(`Por qué: ${label}`)),
    backToComputed: (label: string) => user.click(screen.getByLabelText(`Volver al calculado: ${label}`)),
    save: () => user.click(screen.getByText(/^(Cargar tiempo de empleado|Guardar cambios)$/)),
    dialog: async (title = 'Cargar Hora') => {
      const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=alertdialog]');
      if (!dialog) throw new TypeError(`No dialog is called ${title}`);
      return within(dialog);
    },
  };
}
