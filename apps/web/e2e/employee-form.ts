import type { Page } from '@playwright/test';
import { choose, fill } from './fixtures.ts';

/** Fills what a new employee does not start with, but for the pay. */
export async function fillEmployee(page: Page): Promise<void> {
  await choose(page, { 'Tipo de empleado': 'Parcial' });
  await fill(page, {
    Nombre: 'Nereida',
    'Apellido paterno': 'Ávila',
    'Núm. de Seguro social': '900551234',
    'Número de teléfono': '7875550102',
    'Número de teléfono celular': '9395550102',
  });
  await page.getByLabel('Fecha de nacimiento').fill('1995-08-14');
  await choose(page, { 'Estatus Civil': 'Soltero', Género: 'Mujer' });
  const address = page.getByRole('group', { name: 'Dirección', exact: true });
  await fill(address, { Dirección: '7 Calle Luna', 'Código postal': '00725' });
  await choose(address, { Municipio: 'Caguas' });
  await page.getByLabel('Fecha de ingreso').fill('2016-05-02');
  await choose(page, {
    'Período de norma': 'Semanal',
    'Tipo de Retención': 'Tabla',
    'Exec. personal': 'SOLTERO O CASADO RECLAMANDO EXENCIÓN PERSONAL',
  });
}
