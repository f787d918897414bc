import type { Page } from '@playwright/test';
import { choose, fill } from './fixtures.ts';

/** Fills what a new company does not start with. */
export async function fillCompany(page: Page, name: string): Promise<void> {
  await fill(page, {
    'Nombre de la compañía': name,
    'Persona de Contacto': 'Marta Ríos',
    'Número de teléfono del contacto': '7875550101',
    'Número de teléfono': '7875550100',
    'Correo electrónico': 'nomina@ferreteria.example',
    'Número patronal': '660555123',
    'Registro Comerciante': '01234560010',
    'Número de desempleo/incapacidad': '123456789',
    'Código Industrial': '444140',
    '% de Desempleo': '3.4',
    'Número de póliza de fondo': '1234567',
    'Las vacaciones se acumularán a razón de: horas': '8',
    'Vacaciones: Horas X Mes: horas': '130',
    'Las enfermedades se acumularán a razón de: horas': '8',
    'Enfermedad: Horas X Mes: horas': '130',
  });
  const postal = page.getByRole('group', { name: 'Dirección postal' });
  await fill(postal, { 'Dirección postal': '12 Calle Sol', 'Código postal': '00901' });
  await choose(postal, { Municipio: 'San Juan' });
  await page.getByText('Usar misma dirección Postal para la Física').click();
  await choose(page, { Jurisdicción: 'PR', Pagador: '941-PR' });
  await page.getByLabel('Fecha de inicio').fill('2019-03-01');
}
