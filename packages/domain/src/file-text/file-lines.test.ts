import { expect, it } from 'vitest';
import { aCompany } from '../company/company.builder.ts';
import { aContractor } from '../contractor/contractor.builder.ts';
import { anEmployee } from '../employee/employee.builder.ts';
import { companyFileLines, contractorFileLines, employeeFileLines, isLossy } from './file-lines.ts';

const LONG = {
  firstName: 'María de la Soledad',
  lastName: 'Santiago',
  motherLastName: 'Villanueva Ortiz',
  address: { ...anEmployee().address, street: 'Urb. Monte Escondido, 45 Calle Guayacán' },
};

it("returns an employee's texts in the files of the W-2PR, and what is lost", () => {
  const lines = employeeFileLines(anEmployee(LONG));
  expect(lines).toEqual([
    { field: 'fileFirstName', text: 'MARIA DE LA SOL', cut: 'EDAD', dropped: '' },
    { field: 'fileMiddleName', text: 'L', cut: '', dropped: '' },
    { field: 'fileLastName', text: 'SANTIAGO VILLANUEVA', cut: 'ORTIZ', dropped: '' },
    { field: 'fileStreet', text: 'URB. MONTE ESCONDIDO / 45 CALLE GUAYACAN', cut: '', dropped: '' },
  ]);
  expect(lines.filter(isLossy)).toHaveLength(2);
});

it("prefers the user's own wording for files", () => {
  const chosen = { fileFirstName: 'María S.', fileLastName: 'Santiago Villa', fileStreet: '45 Guayacán' };
  expect(employeeFileLines(anEmployee({ ...LONG, ...chosen })).map(({ text }) => text)).toEqual([
    'MARIA S',
    'L',
    'SANTIAGO VILLA',
    '45 GUAYACAN',
  ]);
});

it('uses the longer lines of the 480.6SP, and the single name of an entity', () => {
  const entity = aContractor({
    entityType: 'corporation',
    firstName: 'Borinquen International Services Corporation',
    address: {
      ...aContractor().address,
      street: 'Carr. 812 Km 6.5 Ramal 3 Bo. Monte Bajo Sector Los Almendros',
    },
  });
  // 'CARR 812 KM 6.5 RAMAL 3 BO MONTE' has 32 characters; the next word would be the 36th to 39th.
  expect(contractorFileLines(entity)).toEqual([
    { field: 'fileFirstName', text: 'BORINQUEN INTL SVCS CORP', cut: '', dropped: '' },
    {
      field: 'fileStreet',
      text: 'CARR. 812 KM 6.5 RAMAL 3 BO. MONTE / BAJO SECTOR LOS ALMENDROS',
      cut: '',
      dropped: '',
    },
  ]);
});

it("returns a company's texts in the employer's record", () => {
  expect(companyFileLines(aCompany({ fileStreet: 'Apartado 12' })).map(({ text }) => text)).toEqual([
    'FARMACIA 24, INC.',
    'APARTADO 12',
  ]);
});
