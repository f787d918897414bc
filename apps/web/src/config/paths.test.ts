import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { href, PATHS } from './paths.ts';

describe('href', () => {
  it('puts every id in its place', () => {
    expect(href(PATHS.employeeEdit, { companyId: 7, employeeId: 31 })).toBe(
      '/escritorio/empresas/7/empleados/31/editar',
    );
    expect(href(PATHS.timeEntry, { companyId: 7, employeeId: 31 })).toBe('/escritorio/procesos/7/31/cargar');
  });

  it('leads back to the path that it was made from', () => {
    const address = href(PATHS.contractorHours, { companyId: 7, contractorId: 4 });
    expect(matchPath(PATHS.contractorHours, address)?.params).toEqual({ companyId: '7', contractorId: '4' });
  });
});

it('keeps every private path under the shell', () => {
  const open = [
    PATHS.apiDocs,
    PATHS.signIn,
    PATHS.register,
    PATHS.recovery,
    PATHS.invitation,
    PATHS.newPassword,
  ];
  const closed = Object.values(PATHS).filter((path) => !open.some((one) => one === path));
  expect(closed.every((path) => path.startsWith(PATHS.shell))).toBe(true);
});
