import { buffer } from 'node:stream/consumers';
import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { NO_BOXES, totalPay, type W2prBoxes } from '@garita/domain/returns/w2pr';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_W2PR_TEXT } from '../../demonstration-year.builder.ts';
import { readRecord } from '../../fixed-width/read-record.testing.ts';
import { optionalRecord, stateRecord, wageRecord } from './employee-records.ts';
import { optionalTotalRecord, stateTotalRecord, wageTotalRecord } from './sender-and-total-records.ts';
import { type W2prTextData, w2prSsaText, w2prSuriText } from './w2pr-text.ts';

const ANA = { ...anEmployee({ socialSecurityNumber: '581001234' }), id: 11 };
const DATA: W2prTextData = {
  company: { ...aCompany(), id: 7 },
  preparer: { ...anAccountantRecord(), id: 3 },
  date: '2027-01-15',
  year: 2026,
  submission: 'original',
  submissionCode: '',
  certificates: [{ employee: ANA, controlNumber: '202600001', boxes: NO_BOXES }],
};

async function linesOf(file: typeof w2prSuriText, data: W2prTextData): Promise<string[]> {
  const text = (await buffer(file.render(data))).toString('latin1');
  expect(text.endsWith('\r\n')).toBe(true);
  return text.split('\r\n').slice(0, -1);
}

function kindsOf(lines: readonly string[]): string {
  return lines.map((line) => line.slice(0, 2)).join(' ');
}

describe('the W-2PRs as a text file', () => {
  it.each([
    ['w2pr-suri', w2prSuriText],
    ['w2pr-ssa', w2prSsaText],
  ])('are the bytes that were approved: %s', async (name, file) => {
    const bytes = await buffer(file.render(DEMONSTRATION_W2PR_TEXT));
    await expect(bytes.toString('latin1')).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('have all nine kinds of record for SURI, and no state records for the Social Security Administration', async () => {
    const certificates = [11, 12].map((id) => ({
      employee: { ...ANA, id },
      controlNumber: `2026000${id}`,
      boxes: NO_BOXES,
    }));
    const suri = await linesOf(w2prSuriText, { ...DATA, certificates });
    expect(kindsOf(suri)).toBe('RA RE RW RO RS RW RO RS RT RU RV RF');
    const ssa = await linesOf(w2prSsaText, { ...DATA, certificates });
    expect(kindsOf(ssa)).toBe('RA RE RW RO RW RO RT RU RF');
    for (const line of [...suri, ...ssa]) expect(line).toHaveLength(512);
  });

  it('are compared by every box of everybody, however many they are', () => {
    const certificates = Array.from({ length: 20 }, (_, index) => ({
      employee: { ...ANA, id: index + 1, firstName: `Ana${'ABCDEFGHIJKLMNOPQRST'.charAt(index)}` },
      controlNumber: String(202600001 + index),
      boxes: { ...NO_BOXES, wages: 1_000_00 + index },
    }));
    const lines = w2prSuriText.lines?.({ ...DATA, certificates }) ?? [];
    const wages = lines.filter(({ name }) => name.includes('encasillado 7') && name.includes('RO'));
    expect(wages).toHaveLength(20);
    expect(wages.at(-1)).toMatchObject({
      name: expect.stringContaining('AnaT'),
      value: '1,000.19',
      certificate: '20',
    });
    // An empty field is no line: there are no tips.
    expect(lines.filter(({ name }) => name.includes('encasillado 10'))).toEqual([]);
  });

  it('say who sends them: to the Social Security Administration by its user, again by the code of the first', async () => {
    const again = { ...DATA, submission: 'correction', submissionCode: 'ABC123' } as const;
    const [suri = ''] = await linesOf(w2prSuriText, DATA);
    const [ssa = ''] = await linesOf(w2prSsaText, again);
    expect(suri.slice(0, 37)).toBe('RA660999999                 0      98');
    expect(ssa.slice(0, 37)).toBe('RA660999999VEGA0001         1ABC12398');
    expect(suri.slice(37, 94).trimEnd()).toBe('VEGA & ASOCIADOS');
    expect([suri.slice(498, 500), ssa.slice(498, 500)]).toEqual(['2A', ' A']);
  });

  it.each([
    ['form-941', 'RP0'],
    ['form-943', 'AP0'],
    ['form-944', 'FP0'],
    ['domestic', 'HP0'],
  ] as const)('say what the employer files: %s', async (payer, codes) => {
    const [, employer = ''] = await linesOf(w2prSuriText, { ...DATA, company: { ...DATA.company, payer } });
    expect(employer.slice(218, 221)).toBe(codes);
    expect(employer.slice(2, 26)).toBe('2026 660123456         0');
  });

  it('add up to what they say, for any amounts', async () => {
    const amount = fc.nat(99_999_999_99);
    const someBoxes = fc.record(
      Object.fromEntries(Object.keys(NO_BOXES).map((name) => [name, amount])),
    ) as fc.Arbitrary<W2prBoxes>; // the keys are those of the boxes
    await fc.assert(
      fc.asyncProperty(fc.array(someBoxes, { minLength: 1, maxLength: 12 }), async (all) => {
        const certificates = all.map((boxes, index) => ({
          employee: { ...ANA, id: index + 1 },
          controlNumber: String(202_600_001 + index),
          boxes,
        }));
        const lines = await linesOf(w2prSuriText, { ...DATA, certificates });
        const ofKind = (kind: string) => lines.filter((line) => line.startsWith(kind));
        const wages = ofKind('RW').map((line) => readRecord(wageRecord('suri'), line));
        const pay = ofKind('RO').map((line) => readRecord(optionalRecord('suri'), line));
        const states = ofKind('RS').map((line) => readRecord(stateRecord(), line));
        expect(pay.map(({ totalPay: total }) => total)).toEqual(all.map(totalPay));
        expect(states.map(({ controlNumber }) => controlNumber)).toEqual(
          certificates.map(({ controlNumber }) => controlNumber),
        );
        const [wageTotal = ''] = ofKind('RT');
        const [payTotal = ''] = ofKind('RU');
        const [stateTotal = ''] = ofKind('RV');
        expect(readRecord(wageTotalRecord('suri'), wageTotal)).toEqual({
          employees: all.length,
          ...sums(wages, [
            'socialSecurityWages',
            'socialSecurityWithheld',
            'medicareWages',
            'medicareWithheld',
            'socialSecurityTips',
          ]),
        });
        expect(readRecord(optionalTotalRecord('suri'), payTotal)).toEqual({
          employees: all.length,
          ...sums(pay, [
            'wages',
            'commissions',
            'concessions',
            'tips',
            'totalPay',
            'incomeTaxWithheld',
            'uncollectedTipsTax',
          ]),
        });
        const exempt = Object.values(sums(states, ['exemptWages', 'secondExemptWages']));
        expect(readRecord(stateTotalRecord(), stateTotal)).toEqual({
          employerPhone: '7875550101',
          exemptWages: exempt.reduce((total, sum) => total + sum, 0),
          ...sums(states, [
            'reimbursedExpenses',
            'codaPlans',
            'donations',
            'uncollectedSocialSecurity',
            'uncollectedMedicare',
          ]),
        });
        expect(lines.at(-1)?.slice(0, 16)).toBe(`RF     ${String(all.length).padStart(9, '0')}`);
      }),
      { numRuns: 25 },
    );
  });

  it('name exempt wages by code E only where there are some', async () => {
    const young = { employee: ANA, controlNumber: '202600002', boxes: { ...NO_BOXES, exemptWages: 480_00 } };
    const lines = await linesOf(w2prSuriText, { ...DATA, certificates: [...DATA.certificates, young] });
    const codes = lines.filter((line) => line.startsWith('RS')).map((line) => line.slice(430, 447));
    expect(codes).toEqual(['00000000000      ', '00000048000E     ']);
  });

  it('refuse numbers that there are not, by whose they are, once', () => {
    const certificates = [{ employee: ANA, controlNumber: '', boxes: { ...NO_BOXES, donations: -1 } }];
    const owner = { of: 'employee', id: 11, name: 'Ana L Rivera Ortiz' };
    expect(w2prSuriText.unfit({ ...DATA, certificates })).toEqual([
      {
        ...owner,
        field: '',
        misfit: 'amount',
        text: 'Donativos: el monto es negativo o tiene más de 11 dígitos.',
      },
      { ...owner, field: '', misfit: 'missing', text: 'Número de control: falta.' },
      {
        of: 'company',
        id: 7,
        name: 'Farmacia 24, Inc.',
        field: '',
        misfit: 'amount',
        text: 'Donativos: el monto es negativo o tiene más de 15 dígitos.',
      },
    ]);
    expect(w2prSuriText.unfit(DATA)).toEqual([]);
  });

  it('cut words that do not fit and name them by the field of the record, once', async () => {
    // 'URB JARD DE COUNTRY CLUB CLL 129 BLOQUE BX 24 SEGUNDO PISO': 19 letters are the first line, 22 the
    // second.
    const street = 'Urbanización Jardines de Country Club, calle 129 bloque BX número 24, segundo piso';
    const employee = { ...ANA, middleName: 'Guadalupe de los Ángeles', address: { ...ANA.address, street } };
    const data = { ...DATA, certificates: [{ employee, controlNumber: '202600001', boxes: NO_BOXES }] };
    const owner = { of: 'employee', id: 11, name: 'Ana Guadalupe de los Ángeles Rivera Ortiz' };
    expect(w2prSuriText.unfit(data)).toEqual([]);
    expect(w2prSuriText.losses(data)).toEqual([
      {
        ...owner,
        field: 'middleName',
        misfit: 'too-long',
        text: 'Segundo nombre: no cabe en 15 posiciones y pierde «S ANGELES».',
      },
      {
        ...owner,
        field: 'address.street',
        misfit: 'too-long',
        text: 'Dirección: no cabe en dos líneas de 22 y pierde «24 SEGUNDO PISO».',
      },
    ]);
    const [, , wages = ''] = await linesOf(w2prSuriText, data);
    expect(wages.slice(26, 41)).toBe('GUADALUPE DE LO');
    expect(wages.slice(65, 109)).toBe('URB JARD DE COUNTRY   CLUB CLL 129 BLOQUE BX');
    expect(w2prSuriText.losses(DATA)).toEqual([]);
  });

  it('show their first records before they are made, with numbers of persons masked', () => {
    const page = w2prSuriText.page(DATA);
    if (page.kind !== 'records') throw new Error('It is no page of records');
    expect(page.records).toMatchObject({ title: 'W-2PR para SURI', count: 9 });
    expect(page.records.records.map(({ heading }) => heading)).toEqual([
      'RA · Luis Vega Colón',
      'RE · Farmacia 24, Inc.',
      'RW · Ana L Rivera Ortiz',
      'RO · Ana L Rivera Ortiz',
      'RS · Ana L Rivera Ortiz',
      'RT · Farmacia 24, Inc.',
      'RU · Farmacia 24, Inc.',
      'RV · Farmacia 24, Inc.',
      'RF · Farmacia 24, Inc.',
    ]);
    expect(page.records.records[2]?.fields.slice(0, 4)).toEqual([
      { place: '3-11', name: 'Seguro social', value: '*****1234', isFigure: false },
      { place: '12-26', name: 'Nombre', value: 'ANA', isFigure: false },
      { place: '27-41', name: 'Segundo nombre', value: 'L', isFigure: false },
      { place: '42-61', name: 'Apellidos', value: 'RIVERA ORTIZ', isFigure: false },
    ]);
    expect(JSON.stringify(page)).not.toContain('581001234');
  });

  it('are named by the year alone, as the agencies ask', () => {
    expect(w2prSuriText.fileName(DATA)).toBe('W2PR2026.txt');
    expect(w2prSsaText.fileName(DATA)).toBe('W2PRSSA2026.txt');
  });
});

function sums<Name extends string>(records: readonly Record<Name, number>[], names: readonly Name[]) {
  return Object.fromEntries(
    names.map((name) => [name, records.reduce((sum, record) => sum + record[name], 0)]),
  );
}
