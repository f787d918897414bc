import { describe, expect, it } from 'vitest';
import { findEntries, indexOf } from './find-entries.ts';
import { companyPeriodEntries, periodEntries } from './period-entries.ts';
import { recordEntries, type SearchableRecords } from './record-entries.ts';
import { documentEntries } from './use-general-entries.ts';

const RECORDS: SearchableRecords = {
  companies: [{ id: 1, name: 'Café Luna', isActive: true, employerIdentificationNumber: '660123456' }],
  employees: [
    { id: 7, companyId: 1, name: 'María Rivera', payFrequency: 'weekly', isActive: true, lastFour: '1234' },
  ],
  contractors: [{ id: 9, companyId: 1, name: 'Eva Díaz', isActive: true, lastFour: '0071' }],
};
const CAFE = { id: 1, name: 'Café Luna' };
const WRITER = { mayWriteRecords: true, mayWritePay: true };
const READER = { mayWriteRecords: false, mayWritePay: false };

/** Returns the target of each label. */
function targets(entries: ReturnType<typeof recordEntries>): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [entry.label, 'to' in entry ? entry.to : '']));
}

describe('the records that the palette finds', () => {
  it('are companies, employees and contractors, each leading to what one goes there for, and their records', () => {
    expect(targets(recordEntries(RECORDS, WRITER))).toEqual({
      'Café Luna': '/escritorio/empresas/1/empleados',
      'Datos de Café Luna': '/escritorio/empresas/editar/1',
      'Servicios Profesionales de Café Luna': '/escritorio/empresas/1/terceros',
      'Taxes de Café Luna': '/escritorio/empresas/1/taxes',
      'Inicio de Café Luna': '/escritorio/empresas/1',
      'Saldos de Café Luna': '/escritorio/empresas/1/saldos',
      'Meses de Café Luna': '/escritorio/empresas/1/meses',
      'Cuadre de Café Luna': '/escritorio/empresas/1/cuadre',
      'Auditoría de Café Luna': '/escritorio/empresas/1/auditoria',
      'Agregar un empleado a Café Luna': '/escritorio/empresas/1/empleados/agregar',
      'Agregar un contratista a Café Luna': '/escritorio/empresas/1/terceros/agregar',
      'Eva Díaz': '/escritorio/empresas/1/terceros/horas/9',
      'Datos de Eva Díaz': '/escritorio/empresas/1/terceros/9/editar',
      'María Rivera': '/escritorio/procesos/1/7/cargar',
      'Datos de María Rivera': '/escritorio/empresas/1/empleados/7/editar',
    });
  });

  it('offer nothing to write to users who may only read', () => {
    const entries = recordEntries(RECORDS, READER);
    const detailOf = (id: string) => entries.find((entry) => entry.id === id)?.detail;
    expect(detailOf('employee-7')).toBe('Ver pagos · Café Luna · termina en 1234');
    expect(detailOf('contractor-9')).toBe('Ver pagos · Café Luna · termina en 0071');
    expect(Object.keys(targets(entries))).not.toContain('Agregar un empleado a Café Luna');
  });

  it('tell two Marías apart by their companies, and say who is switched off', () => {
    const employees = RECORDS.employees.map((employee) => ({ ...employee, isActive: false }));
    const maria = recordEntries({ ...RECORDS, employees }, WRITER).find(({ id }) => id === 'employee-7');
    expect(maria).toMatchObject({
      detail: 'Cargar tiempo · Café Luna · termina en 1234 · Desactivado',
      isFaint: true,
    });
  });

  it('say of a company that is switched off Desactivada', () => {
    const companies = RECORDS.companies.map((company) => ({ ...company, isActive: false }));
    const [company] = recordEntries({ ...RECORDS, companies }, WRITER);
    expect(company?.detail).toMatch(/ · Desactivada$/);
  });
});

describe('what the palette finds', () => {
  const found = (query: string) =>
    findEntries(
      indexOf([
        ...recordEntries(RECORDS, READER),
        ...periodEntries({ today: '2026-03-02', company: CAFE, employee: undefined }),
        ...documentEntries(CAFE),
        ...companyPeriodEntries(query, RECORDS.companies, { today: '2026-03-02' }),
      ]),
      query,
      [],
    )
      .flatMap(({ entries }) => entries)
      .map(({ id }) => id);

  it('is a company by its employer’s number, grouped or not, and a person by the last four digits', () => {
    expect(found('660123456')).toEqual(['company-1']);
    expect(found('66-0123456')).toEqual(['company-1']);
    expect(found('maria 1234')).toEqual(['employee-7', 'employee-record-7']);
    expect(found('0071')).toEqual(['contractor-9', 'contractor-record-9']);
  });

  it('is a document by its number, a room by its name, and a period by its number and the company', () => {
    expect(found('941')).toEqual(['document-3']);
    expect(found('cuadre')).toEqual(['reconciliation-1']);
    // This year has a 47th period of seven days alone, 19 to 25 November.
    expect(found('luna 47')).toContain('period-2026147-1');
  });

  it('is a document by its name without hyphens', () => {
    const withHyphens = { 'w-2pr suri': found('w-2pr suri'), '499 r-1b': found('499 r-1b') };
    expect(withHyphens).toEqual({ 'w-2pr suri': ['document-10'], '499 r-1b': ['document-4'] });
    expect(found('w2pr suri')).toEqual(['document-10']);
    expect(found('499 r1b')).toEqual(['document-4']);
  });

  it('is a period by its month', () => {
    // Monthly periods are months: period 8 of 2026 is August.
    expect(found('mensual 2026 agosto')).toEqual(['period-2026408']);
  });
});

it('leads to the document in Procesos, of the company that is open', () => {
  expect(documentEntries(CAFE).find(({ label }) => label === '941')).toMatchObject({
    detail: 'IRS · Café Luna',
    to: '/escritorio/procesos?company=1&type=3',
  });
  expect(companyPeriodEntries('luna 47', RECORDS.companies, { today: '2026-03-02' })).toMatchObject([
    { label: 'Período 47 de 2026 semanal', to: '/escritorio/empresas/1/periodos/2026147' },
  ]);
});

describe('the periods that the palette finds', () => {
  const [maria] = RECORDS.employees;
  const TODAY = '2026-03-02';
  const period = (id: number, occasion: Partial<Parameters<typeof periodEntries>[0]>) =>
    periodEntries({ today: TODAY, company: undefined, employee: undefined, ...occasion }).find(
      (entry) => entry.id === `period-${id}`,
    );

  // Weekly periods are blocks of 7 days from 1 January: the 21st begins on day 141, 21 May. A period of 14
  // days begins on day 281, 8 October.
  it('lead to Cargar Tiempo of the employee whose screen is open', () => {
    expect(period(2_026_121, { company: CAFE, employee: maria })).toMatchObject({
      label: 'Período 21 de 2026 semanal',
      detail: '21 may – 27 may · Cargar Tiempo de María Rivera',
      to: '/escritorio/procesos/1/7/cargar?year=2026&period=2026121',
      isFaint: false,
    });
  });

  it('lead to the period of the company where the employee is paid otherwise', () => {
    expect(period(2_026_221, { company: CAFE, employee: maria })).toMatchObject({
      detail: '8 oct – 21 oct · Café Luna',
      to: '/escritorio/empresas/1/periodos/2026221',
      isFaint: true,
    });
  });

  it('lead to Procesos while no company is open; those of other years stand behind', () => {
    expect(period(2_024_101, {})).toMatchObject({
      label: 'Período 1 de 2024 semanal',
      detail: '1 ene – 7 ene · Talonarios en Procesos',
      to: '/escritorio/procesos?type=8&year=2024&frequency=weekly&period=2024101',
      isFaint: true,
    });
  });

  it('are, of years that have no documents yet, those of the employee alone', () => {
    expect(period(2_027_101, {})).toBeUndefined();
    expect(period(2_027_101, { employee: maria })).toMatchObject({ isFaint: true });
    expect(period(2_027_201, { employee: maria })).toBeUndefined();
  });
});
