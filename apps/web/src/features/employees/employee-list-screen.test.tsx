import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { EmployeeOrder } from '@garita/domain/employee/employee-page.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { PageRequest } from '@garita/domain/field/page.schema';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import type { EmployeeRow } from './employee-kind.ts';
import { EmployeeListScreen, SocialSecurityNumber } from './employee-list-screen.tsx';

type Asked = PageRequest<EmployeeOrder>;

/** Persona 1 to Persona 25, of whom the second is switched off. */
const PEOPLE = Array.from({ length: 25 }, (_, index): EmployeeRow => {
  const name = { firstName: 'Persona', middleName: '', lastName: String(index + 1), motherLastName: '' };
  const leaveBalances = { vacation: 0, sick: 0 };
  return {
    ...anEmployee(name),
    id: index + 1,
    companyId: 1,
    isActive: index !== 1,
    version: 1,
    leaveBalances,
  };
});

/** A page as the server has it, where people stand in the order of their ids. */
function pageOf(people: readonly EmployeeRow[], asked: Asked) {
  const { search = '', ids, isActive, beside, isBackwards = false, isDescending = false } = asked;
  const matching = people.filter((person) => ids?.includes(person.id) ?? fullName(person).includes(search));
  const ordered = isBackwards === isDescending ? matching : matching.toReversed();
  const rows = ordered
    .slice(ordered.findIndex(({ id }) => id === beside) + 1)
    .filter((person) => isActive === undefined || person.isActive === isActive)
    .slice(0, asked.limit);
  const active = matching.filter((person) => person.isActive).length;
  const found = { active, inactive: matching.length - active };
  return { rows: isBackwards ? rows.toReversed() : rows, found };
}

/** The list, and every page that it asks of a server, which has these people until they change. */
async function showList(answer: (asked: Asked) => unknown = (asked) => pageOf(PEOPLE, asked)) {
  const asked: Asked[] = [];
  const byNumber = vi.fn<(input: unknown) => object>(() => ({ employeeIds: [6], contractorIds: [5] }));
  const answers = {
    'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
    'companies.list': () => [],
    'search.byNumber': byNumber,
    'employees.page': (input: unknown) => {
      const { companyId, ...page } = input as Asked & { companyId: number };
      asked.push(page);
      return answer(page);
    },
  };
  const { user } = show(
    <TestServer answers={answers}>
      <EmployeeListScreen />
    </TestServer>,
  );
  const press = (name: string) => user.click(screen.getByTitle(name));
  /** All at once: key by key a busy computer pauses long enough for the list to ask in between. */
  const search = async (text: string) => {
    await user.click(screen.getByPlaceholderText('Buscar'));
    await user.paste(text);
  };
  await screen.findByText('1–10 de 25');
  return { user, press, search, asked, byNumber };
}

/** The first and the last name in view. */
function fromTo(): (string | null | undefined)[] {
  const names = screen.getAllByText(/^Persona \d+$/, { selector: 'a' }).map((link) => link.textContent);
  return [names[0], names.at(-1)];
}

const FIRST = { search: '', orderBy: 'name', limit: 10 };

describe('the list of employees', () => {
  it('has a page at a time: beside a row in view, or from the end', async () => {
    const { press, asked } = await showList();
    await press('Página siguiente');
    await screen.findByText('11–20 de 25');
    expect(fromTo()).toEqual(['Persona 11', 'Persona 20']);
    await press('Última página');
    await screen.findByText('21–25 de 25');
    await press('Primera página');
    await screen.findByText('1–10 de 25');
    await press('Última página');
    await screen.findByText('21–25 de 25');
    expect(fromTo()).toEqual(['Persona 21', 'Persona 25']);
    await press('Página anterior');
    await screen.findByText('11–20 de 25');
    expect(fromTo()).toEqual(['Persona 11', 'Persona 20']);
    expect(asked).toEqual([
      FIRST,
      { ...FIRST, beside: 10 },
      { ...FIRST, beside: 20 },
      // As many as the last page has.
      { ...FIRST, isBackwards: true, limit: 5 },
      { ...FIRST, beside: 21, isBackwards: true },
    ]);
  });

  it('is ordered by the server, from the first page', async () => {
    const { user, press, asked } = await showList();
    await press('Página siguiente');
    await screen.findByText('11–20 de 25');
    await user.click(screen.getByText('Tipo', { selector: 'button' }));
    await screen.findByText('1–10 de 25');
    await user.click(screen.getByText('Tipo', { selector: 'button' }));
    const heading = await screen.findByRole('columnheader', { name: 'Tipo' });
    expect(heading.getAttribute('aria-sort')).toBe('descending');
    expect(asked.slice(2)).toEqual([
      { ...FIRST, orderBy: 'type' },
      { ...FIRST, orderBy: 'type', isDescending: true },
    ]);
  });

  it('is searched, its chips counted with it', async () => {
    const { user, search, asked } = await showList();
    await search('Persona 2');
    // The twentieth to the twenty-fifth, and the second, who is switched off.
    await screen.findByText('Activos (6)');
    await user.click(screen.getByText('Desactivados (1)'));
    await screen.findByText('1–1 de 1');
    expect(fromTo()).toEqual(['Persona 2', 'Persona 2']);
    expect(asked).toEqual([
      FIRST,
      { ...FIRST, search: 'Persona 2' },
      { ...FIRST, search: 'Persona 2', isActive: false },
    ]);
  });

  it('finds who has a whole number, which is asked for once and stands in no address', async () => {
    const { search, asked, byNumber } = await showList();
    await search('900-55-1234');
    await screen.findByText('1–1 de 1');
    expect(fromTo()).toEqual(['Persona 6', 'Persona 6']);
    // Each asking is recorded.
    expect(byNumber.mock.calls).toEqual([[{ number: '900551234' }]]);
    expect(asked).toEqual([FIRST, { ids: [6], orderBy: 'name', limit: 10 }]);
  });

  it('says so where nothing is found, and shows everybody again', async () => {
    const { user, search } = await showList();
    await search('zzz');
    await screen.findByText('There are no records to display');
    await user.click(screen.getByText('Borrar la búsqueda'));
    expect(await screen.findByText('1–10 de 25')).toBeTruthy();
  });

  it('begins anew where the row beside a page is gone', async () => {
    const gone = refusal('not-found', 'No se encontró lo que busca.');
    const { press, asked } = await showList((page) =>
      page.beside === undefined ? pageOf(PEOPLE, page) : Promise.reject(gone),
    );
    await press('Página siguiente');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText('1–10 de 25')).toBeTruthy();
    expect(fromTo()).toEqual(['Persona 1', 'Persona 10']);
  });

  it('begins anew where the last page is empty', async () => {
    const { press } = await showList((asked) =>
      asked.isBackwards ? { ...pageOf(PEOPLE, asked), rows: [] } : pageOf(PEOPLE, asked),
    );
    await press('Última página');
    expect(await screen.findByText('1–10 de 25')).toBeTruthy();
    expect(fromTo()).toEqual(['Persona 1', 'Persona 10']);
  });
});

const ANA = {
  ...anEmployee({ firstName: 'Ana', middleName: '', lastName: 'Ortiz', motherLastName: '' }),
  id: 5,
  companyId: 1,
  isActive: true,
  version: 1,
  leaveBalances: { vacation: 0, sick: 0 },
  socialSecurityNumber: '***-**-1234',
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const masked = { name: /^Mostrar el número de seguro social de Ana Ortiz.*1234$/ };

async function setUp(reveal: (input: unknown) => unknown) {
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'auditor' } }),
        'employees.revealSocialSecurityNumber': reveal,
      }}
    >
      <SocialSecurityNumber employee={ANA} />
    </TestServer>,
  );
  await user.click(await screen.findByRole('button', masked));
  return { user };
}

it('is shown whole for 30 seconds to who asks, and says that this is recorded', async () => {
  const reveal = vi.fn<(input: unknown) => unknown>(() => ({ socialSecurityNumber: '900551234' }));
  const before = Date.now();
  await setUp(reveal);
  expect(await screen.findByRole('button', { name: /900-55-1234$/ })).toBeTruthy();
  const after = Date.now();
  expect(await screen.findByText('Quedó registrado que usted vio el número de Ana Ortiz.')).toBeTruthy();
  expect(reveal).toHaveBeenCalledWith({ employeeId: 5 });
  // The clock goes on while the screen is waited for, on a busy computer for long.
  const passUntil = (moment: number) => act(() => void vi.advanceTimersByTime(moment - Date.now()));
  passUntil(before + 29_900);
  expect(screen.getByRole('button', { name: /900-55-1234$/ })).toBeTruthy();
  passUntil(after + 30_000);
  expect(await screen.findByRole('button', masked)).toBeTruthy();
});

it('is masked again by a second click', async () => {
  const { user } = await setUp(() => ({ socialSecurityNumber: '900551234' }));
  await user.click(await screen.findByRole('button', { name: /900-55-1234$/ }));
  expect(await screen.findByRole('button', masked)).toBeTruthy();
});

it('stays masked when the server refuses', async () => {
  await setUp(() => {
    throw refusal('not-found', 'No se encontró lo que busca.');
  });
  expect(await screen.findByText('No se encontró lo que busca.')).toBeTruthy();
  expect(screen.getByRole('button', masked)).toBeTruthy();
});
