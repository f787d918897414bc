import { buffer } from 'node:stream/consumers';
import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { type Form480Items, NO_ITEMS, totalPaid, totalWithheld } from '@garita/domain/returns/form-480';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_480_TEXT } from '../../demonstration-year.builder.ts';
import { readRecord } from '../../fixed-width/read-record.testing.ts';
import { type Form480TextData, form480Text } from './form-480-text.ts';
import { FORM_480_PAYEE } from './payee-record.ts';
import { FORM_480_RECONCILIATION, FORM_480_SUMMARY } from './sender-and-total-records.ts';

const CARLOS = { ...aContractor({ taxpayerNumber: '581667788' }), id: 21 };
const DATA: Form480TextData = {
  company: { ...aCompany(), id: 7 },
  preparer: { ...anAccountantRecord(), id: 3 },
  date: '2027-01-15',
  year: 2026,
  submission: 'original',
  forms: [
    { contractor: CARLOS, controlNumber: '202600001', items: { ...NO_ITEMS, individualsNotSubject: 500_00 } },
  ],
};

async function linesOf(data: Form480TextData): Promise<string[]> {
  const text = (await buffer(form480Text.render(data))).toString('latin1');
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.split('\r\n').slice(0, -1);
  for (const line of lines) expect(line).toHaveLength(2500);
  return lines;
}

async function payeeOf(form: Form480TextData['forms'][number]) {
  const [, , payee = ''] = await linesOf({ ...DATA, forms: [form] });
  return readRecord(FORM_480_PAYEE, payee);
}

describe('the 480.6SP as a text file', () => {
  it('are the bytes that were approved', async () => {
    const bytes = await buffer(form480Text.render(DEMONSTRATION_480_TEXT));
    await expect(bytes.toString('latin1')).toMatchFileSnapshot('golden/form-480.txt');
  });

  it('are who sends, who paid, a record for each payee, and the two that add them up', async () => {
    const [sender = '', payer = '', payee = '', reconciliation = '', summary = '', ...more] =
      await linesOf(DATA);
    expect(more).toEqual([]);
    expect(sender.slice(0, 14)).toBe('SU660999999098');
    expect(payer.slice(0, 22)).toBe('PA2026 660123456H    O');
    expect(payee.slice(0, 21)).toBe(' 2026000012 H1O  2026');
    expect(reconciliation.slice(0, 21)).toBe(' 000000000  I1O  2026');
    expect(summary.slice(0, 23)).toBe(' 000000000  H1O  2026 1');
  });

  it('say of an amended file that it is one', async () => {
    const lines = await linesOf({ ...DATA, submission: 'correction' });
    expect(lines[0]?.slice(11, 12)).toBe('1');
    expect(lines.slice(2).map((line) => line.slice(14, 15))).toEqual(['A', 'A', 'A']);
  });

  it('name a person by the parts of the name, and an entity by its own', async () => {
    const items = { ...NO_ITEMS, corporationsSubject: 600_00, corporationsWithheld: 60_00 };
    const entity = { ...CARLOS, entityType: 'trust', firstName: 'Fideicomiso Sol', lastName: '' } as const;
    expect(await payeeOf({ contractor: CARLOS, controlNumber: '202600001', items })).toMatchObject({
      payeeKind: 2,
      entityName: '',
      firstName: 'CARLOS',
      lastName: 'NIEVES',
      motherLastName: 'COLON',
    });
    expect(await payeeOf({ contractor: entity, controlNumber: '202600001', items })).toMatchObject({
      payeeKind: 1,
      entityName: 'FIDEICOMISO SOL',
      firstName: '',
      lastName: '',
      motherLastName: '',
    });
  });

  it('have the exemption code only above the 500.00 that everybody has, at its own item', async () => {
    const codesOf = async (items: Partial<Form480Items>) => {
      const contractor = { ...CARLOS, exemptionType: 'F' } as const;
      const payee = await payeeOf({
        contractor,
        controlNumber: '202600001',
        items: { ...NO_ITEMS, ...items },
      });
      return [payee.individualExemption, payee.corporationExemption];
    };
    expect(await codesOf({ individualsNotSubject: 500_00 })).toEqual(['', '']);
    expect(await codesOf({ individualsNotSubject: 500_01 })).toEqual(['F', '']);
    expect(await codesOf({ corporationsNotSubject: 500_01 })).toEqual(['', 'F']);
  });

  it('add up to what they say, for any amounts', async () => {
    // Money withheld has ten characters, what was paid twelve.
    const someItems = fc.record(
      Object.fromEntries(Object.keys(NO_ITEMS).map((name) => [name, fc.nat(99_999_999_99)])),
    ) as fc.Arbitrary<Form480Items>; // the keys are those of the items
    await fc.assert(
      fc.asyncProperty(fc.array(someItems, { minLength: 1, maxLength: 8 }), async (all) => {
        const forms = all.map((items, index) => ({
          contractor: { ...CARLOS, id: index + 1 },
          controlNumber: String(202_600_001 + index),
          items,
        }));
        const lines = await linesOf({ ...DATA, forms });
        const payees = lines.slice(2, -2).map((line) => readRecord(FORM_480_PAYEE, line));
        const names = Object.keys(NO_ITEMS) as (keyof Form480Items)[]; // the keys are those of the items
        expect(payees.map((payee) => names.map((name) => payee[name]))).toEqual(
          all.map((items) => names.map((name) => items[name])),
        );
        const sum = (of: (items: Form480Items) => number) => all.reduce((total, one) => total + of(one), 0);
        const totals = { forms: all.length, totalPaid: sum(totalPaid), totalWithheld: sum(totalWithheld) };
        expect(readRecord(FORM_480_SUMMARY, lines.at(-1) ?? '')).toMatchObject(totals);
        expect(readRecord(FORM_480_RECONCILIATION, lines.at(-2) ?? '')).toMatchObject({
          ...totals,
          ...Object.fromEntries(names.map((name) => [name, sum((items) => items[name])])),
        });
      }),
      { numRuns: 25 },
    );
  });

  it('cut the name of the payer, which its own record has whole, and name what a payee has too much of', async () => {
    const name = 'Distribuidora de Alimentos del Caribe, Inc.';
    const lines = await linesOf({ ...DATA, company: { ...DATA.company, name } });
    expect(lines[1]?.slice(39, 96).trimEnd()).toBe('DISTRIBUIDORA DE ALIMENTOS DEL CARIBE, INC.');
    expect(lines[2]?.slice(40, 70)).toBe('DISTRIBUIDORA DE ALIMENTOS DEL');
    const address = { street: 'A'.repeat(36), municipalityId: null, state: '', zip: '' };
    const contractor = { ...CARLOS, entityType: 'corporation', firstName: name, address } as const;
    const forms = DATA.forms.map((form) => ({ ...form, contractor, controlNumber: '' }));
    expect(form480Text.unfit({ ...DATA, forms }).map(({ field, misfit }) => [field, misfit])).toEqual([
      ['', 'missing'],
      ['address.zip', 'missing'],
    ]);
    expect(form480Text.losses({ ...DATA, forms }).map(({ field, misfit }) => [field, misfit])).toEqual([
      ['firstName', 'too-long'],
      ['address.municipalityId', 'missing'],
      ['address.state', 'missing'],
    ]);
  });

  it('are named by the year', () => {
    expect(form480Text.fileName(DATA)).toBe('F4806SPY2026.txt');
  });
});
