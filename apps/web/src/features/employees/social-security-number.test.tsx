import { anEmployee } from '@garita/domain/employee/employee.builder';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { SocialSecurityNumber } from './social-security-number.tsx';

const ANA = {
  ...anEmployee({ firstName: 'Ana', middleName: '', lastName: 'Ortiz', motherLastName: '' }),
  id: 5,
  companyId: 1,
  isActive: true,
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
