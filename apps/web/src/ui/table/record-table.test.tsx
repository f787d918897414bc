import { act, screen, waitFor, within } from '@testing-library/react';
import ExcelJS from 'exceljs';
import { Pencil, Trash2 } from 'lucide-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ELSEWHERE, HERE, show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { windowWidth } from '../../testing/window-width.ts';
import { RESET_STATE } from '../remembered-state.tsx';
import { type RecordColumn, sumOfCents } from './record-column.ts';
import { RecordTable } from './record-table.tsx';

afterEach(() => void vi.restoreAllMocks());

type Company = { id: number; name: string; town: string; cents: number };

const COLUMNS: RecordColumn<Company>[] = [
  { id: 'name', header: 'Empresa', text: (company) => company.name },
  { id: 'town', header: 'Municipio', text: (company) => company.town },
  {
    id: 'cents',
    header: 'Total',
    text: (company) => String(company.cents),
    sortBy: (company) => company.cents,
    align: 'end',
  },
];

const COMPANIES: Company[] = [
  { id: 1, name: 'Café Luna', town: 'Bayamón', cents: 900 },
  { id: 2, name: 'Ébano', town: 'Ponce', cents: 10_000 },
  { id: 3, name: 'Dulces Rivera', town: 'Añasco', cents: 50 },
];

/** Companies 'Empresa 1' to 'Empresa n'. */
function companies(count: number): Company[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Empresa ${index + 1}`,
    town: 'Ponce',
    cents: 0,
  }));
}

function Companies(props: Partial<Parameters<typeof RecordTable<Company>>[0]>) {
  return (
    <RecordTable
      label="Compañías"
      columns={COLUMNS}
      data={COMPANIES}
      rowId={(company) => company.id}
      rowLabel={(company) => company.name}
      {...props}
    />
  );
}

/** The files that the browser is given to save, in order. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:saved';
  });
  return files;
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Nothing was saved');
  return value;
}

/** Returns the first cell of each row in view. */
function names(): (string | null)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
}

describe('the table of records', () => {
  it('finds rows in any column, ignoring accents and capitals', async () => {
    const { user } = show(<Companies />);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'bayamon');
    expect(names()).toEqual(['Café Luna']);
  });

  it('says so when nothing is found, and shows all again', async () => {
    const { user } = show(<Companies />);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('There are no records to display').lang).toBe('en');
    await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(names()).toHaveLength(3);
  });

  it('sorts as Spanish does, then backwards, then not at all', async () => {
    const { user } = show(<Companies />);
    const sort = screen.getByRole('button', { name: 'Empresa' });
    await user.click(sort);
    expect(names()).toEqual(['Café Luna', 'Dulces Rivera', 'Ébano']);
    expect(screen.getByRole('columnheader', { name: 'Empresa' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(sort);
    expect(names()).toEqual(['Ébano', 'Dulces Rivera', 'Café Luna']);
    await user.click(sort);
    expect(names()).toEqual(['Café Luna', 'Ébano', 'Dulces Rivera']);
  });

  it('sorts amounts by size rather than by their digits', async () => {
    const { user } = show(<Companies />);
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(names()).toEqual(['Dulces Rivera', 'Café Luna', 'Ébano']);
  });

  it('shows ten rows a page, and offers 10, 15, 20, 25 and 30', async () => {
    const { user } = show(<Companies data={companies(32)} />);
    expect(names()).toHaveLength(10);
    const size = screen.getByRole('combobox', { name: 'Rows per page:' });
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '15', '20', '25', '30']);
    await user.selectOptions(size, '30');
    expect(names()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(names()).toEqual(['Empresa 31', 'Empresa 32']);
    expect(screen.getByText('31–32 de 32')).toBeTruthy();
  });

  it('names its pages after itself, for a screen with several tables', () => {
    show(<Companies />);
    expect(screen.getByRole('navigation', { name: 'Páginas: Compañías' })).toBeTruthy();
  });

  it('goes back to the first page for a search', async () => {
    const { user } = show(<Companies data={companies(32)} />);
    await user.click(screen.getByRole('button', { name: 'Última página' }));
    await user.type(screen.getByRole('searchbox'), 'empresa');
    expect(names()[0]).toBe('Empresa 1');
  });

  it('is restored on coming back, and starts afresh from the menu', async () => {
    const isBig = { label: 'Grandes', accepts: (company: Company) => company.id > 9 };
    const { user, router } = show(<Companies data={companies(32)} filters={[isBig]} />);
    const sawAll = names();
    await user.type(screen.getByRole('searchbox'), 'empresa');
    await user.click(screen.getByRole('button', { name: 'Grandes (23)' }));
    await user.click(screen.getByRole('button', { name: 'Empresa' }));
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    const sawLast = names();
    // 10 to 32 sorted; the page has the eleventh to the twentieth.
    expect(sawLast).toEqual(Array.from({ length: 10 }, (_, index) => `Empresa ${index + 20}`));

    const leave = async () => {
      await act(() => router.navigate(ELSEWHERE));
      expect(screen.queryByRole('table')).toBeNull();
    };
    await leave();
    await act(() => router.navigate(-1));
    expect(names()).toEqual(sawLast);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'empresa');
    await leave();
    await act(() => router.navigate(HERE));
    expect(names()).toEqual(sawLast);
    await leave();
    await act(() => router.navigate(HERE, { state: RESET_STATE }));
    expect(names()).toEqual(sawAll);
  });

  it('keeps the focus on the button that led to the last page', async () => {
    const { user } = show(<Companies data={companies(32)} />);
    const last = screen.getByRole('button', { name: 'Última página' });
    await user.click(last);
    expect(last.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(last);
    await user.keyboard('{Enter}');
    expect(screen.getByText('31–32 de 32')).toBeTruthy();
  });

  it('narrows down by a chip, and lets go of it again', async () => {
    const isBig = { label: 'Grandes', accepts: (company: Company) => company.cents > 500 };
    const { user } = show(<Companies filters={[isBig]} />);
    const chip = screen.getByRole('button', { name: 'Grandes (2)', pressed: false });
    await user.click(chip);
    expect(names()).toEqual(['Café Luna', 'Ébano']);
    await user.click(screen.getByRole('button', { name: 'Grandes (2)', pressed: true }));
    expect(names()).toHaveLength(3);
  });

  it('counts on its chips what the search leaves', async () => {
    const isBig = { label: 'Grandes', accepts: (company: Company) => company.cents > 500 };
    const { user } = show(<Companies filters={[isBig]} />);
    await user.type(screen.getByRole('searchbox'), 'luna');
    expect(screen.getByRole('button', { name: 'Grandes (1)' })).toBeTruthy();
  });
});

describe('a line of totals', () => {
  const WITH_TOTAL = COLUMNS.map((column) =>
    column.id === 'cents' ? { ...column, total: sumOfCents<Company>(({ cents }) => cents) } : column,
  );

  // 9.00 + 100.00 + 0.50.
  it('adds up every page', () => {
    show(<Companies columns={WITH_TOTAL} />);
    expect(screen.getByRole('row', { name: 'Total $109.50' })).toBeTruthy();
  });

  it('adds up what is found', async () => {
    const { user } = show(<Companies columns={WITH_TOTAL} />);
    await user.type(screen.getByRole('searchbox'), 'luna');
    expect(screen.getByRole('row', { name: 'Total $9.00' })).toBeTruthy();
  });

  it('is the last card of a narrow window', () => {
    windowWidth(390);
    show(<Companies columns={WITH_TOTAL} />);
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('TotalTotal$109.50');
  });
});

describe('the cards of a narrow window', () => {
  const titles = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);

  it('are ordered by any column, up or down', async () => {
    windowWidth(390);
    const { user } = show(<Companies />);
    const order = screen.getByRole('combobox', { name: 'Ordenar por' });
    await user.selectOptions(order, 'Total, descendente');
    expect(titles()).toEqual(['Ébano', 'Café Luna', 'Dulces Rivera']);
    await user.selectOptions(order, 'Empresa, ascendente');
    expect(titles()).toEqual(['Café Luna', 'Dulces Rivera', 'Ébano']);
    await user.selectOptions(order, 'Sin ordenar');
    expect(titles()).toEqual(['Café Luna', 'Ébano', 'Dulces Rivera']);
  });

  it('are offered no order by what has none', () => {
    windowWidth(390);
    show(
      <Companies
        columns={[{ id: 'name', header: 'Empresa', text: ({ name }) => name, isSortable: false }]}
      />,
    );
    expect(screen.queryByRole('combobox', { name: 'Ordenar por' })).toBeNull();
  });
});

describe('the way to Excel', () => {
  it('hands over no file that is not recorded', async () => {
    const files = savedFiles();
    const refused = vi.fn<(input: unknown) => never>(() => {
      throw refusal('unexpected', 'No se pudo.');
    });
    const { user } = show(
      <TestServer answers={{ 'reports.recordList': refused }}>
        <Companies label="Compañías" />
      </TestServer>,
    );
    await user.click(screen.getByRole('button', { name: 'Exportar a Excel' }));
    await screen.findByText('No se pudo crear el archivo de Excel. Intente otra vez.');
    expect(refused).toHaveBeenCalledExactlyOnceWith({ list: 'Compañías' });
    expect(files).toEqual([]);
  });

  it('takes along what is found, in its order and from all pages, and says so', async () => {
    const files = savedFiles();
    const { user } = show(
      <TestServer answers={{ 'reports.recordList': () => undefined }}>
        <Companies data={companies(32)} label="Compañías" />
      </TestServer>,
    );
    await user.type(screen.getByRole('searchbox'), 'empresa 3');
    await user.click(screen.getByRole('button', { name: 'Empresa' }));
    await user.click(screen.getByRole('button', { name: 'Empresa' }));
    await user.click(screen.getByRole('button', { name: 'Exportar a Excel' }));
    await screen.findByText(/^Se exportaron 6 filas a Compañías-\d{4}-\d\d-\d\d\.xlsx\.$/);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await must(files[0]).arrayBuffer());
    expect(workbook.worksheets[0]?.getColumn(1).values).toEqual([
      undefined,
      'Empresa',
      'Empresa 32',
      'Empresa 31',
      'Empresa 30',
      'Empresa 23',
      'Empresa 13',
      'Empresa 3',
    ]);
  });

  it('is closed while there is nothing to take along', () => {
    show(<Companies data={[]} />);
    expect(screen.getByRole('button', { name: 'Exportar a Excel' })).toHaveProperty('disabled', true);
  });
});

describe('a row', () => {
  it('opens by Enter on its link', async () => {
    const { user, router } = show(<Companies rowHref={() => ELSEWHERE} />);
    screen.getByRole('link', { name: 'Café Luna' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(ELSEWHERE));
  });

  it('opens by a click anywhere on it', async () => {
    const { user, router } = show(<Companies rowHref={() => ELSEWHERE} />);
    await user.click(screen.getByText('Bayamón'));
    await waitFor(() => expect(router.state.location.pathname).toBe(ELSEWHERE));
  });

  it('does not open by its own actions, which name the record', async () => {
    const edit = vi.fn<() => void>();
    const open = vi.fn<() => void>();
    const { user } = show(
      <Companies onOpenRow={open} actions={() => [{ label: 'Editar', icon: Pencil, onSelect: edit }]} />,
    );
    await user.click(screen.getByRole('button', { name: 'Editar: Café Luna' }));
    expect(edit).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });

  it('does not open the row on a click on Delete', async () => {
    const remove = vi.fn<() => void>();
    const open = vi.fn<() => void>();
    const { user } = show(
      <Companies
        onOpenRow={open}
        actions={() => [{ label: 'Eliminar', icon: Trash2, isDestructive: true, onSelect: remove }]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Eliminar: Café Luna' }));
    expect(remove).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a table without records', () => {
  it('says that they are loading', () => {
    show(<Companies data={undefined} isLoading />);
    expect(screen.getByText('Loading...').lang).toBe('en');
  });

  it('offers to try again after a failure', async () => {
    const retry = vi.fn<() => void>();
    const { user } = show(<Companies data={undefined} error={new Error('no')} onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Se ha producido un error.');
    await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says what to do next', () => {
    show(
      <Companies data={[]} emptyHint="Agregue la primera compañía." emptyAction={<button>Agregar</button>} />,
    );
    expect(screen.getByText('There are no records to display')).toBeTruthy();
    expect(screen.getByText('Agregue la primera compañía.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Agregar' })).toBeTruthy();
  });

  it('offers no new record where a search found none', async () => {
    const { user } = show(<Companies emptyAction={<button>Agregar</button>} />);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.queryByRole('button', { name: 'Agregar' })).toBeNull();
  });
});
