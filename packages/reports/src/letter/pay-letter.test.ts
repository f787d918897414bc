import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { AmountChange } from '@garita/domain/explanation/amount-change';
import type { LetterNote } from '@garita/domain/explanation/pay-letter';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { describe, expect, it } from 'vitest';
import { payLetter } from '../catalogue.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { changeSentences } from '../text/letter-changes.es.ts';
import { netSentence, noteSentence, summarySentence } from '../text/pay-letter.es.ts';
import { letterLines } from './letter-lines.ts';
import { payLetterOf } from './pay-letter-page.ts';

describe('the sentence of a note', () => {
  const tax = 'socialSecurity';
  const limit = 11_439_00;
  const notes: [LetterNote, string][] = [
    [
      { kind: 'limit-reached', tax, limit, reached: { on: '2026-11-30', isOpeningBalance: false } },
      'Su seguro social paró porque llegó a $11,439.00 el 30 de noviembre de 2026, el máximo del año.',
    ],
    [
      { kind: 'limit-reached', tax, limit, reached: { on: '2026-06-30', isOpeningBalance: true } },
      'Su seguro social paró porque lo traído de otro sistema hasta el 30 de junio de 2026 llegó a $11,439.00, el máximo del año.',
    ],
    [
      { kind: 'limit-reached', tax, limit, reached: null },
      'Su seguro social paró porque lo retenido en el año ya llegó a $11,439.00, el máximo del año.',
    ],
    [
      { kind: 'limit-met', tax, limit, amount: 10_00, uncut: 26_04 },
      'Su seguro social llega con este pago a $11,439.00, el máximo del año. Se retuvieron $10.00 en vez de $26.04.',
    ],
    [
      { kind: 'limit-met', tax, limit, amount: 26_04, uncut: 26_04 },
      'Su seguro social llega con este pago a $11,439.00, el máximo del año.',
    ],
    [
      { kind: 'limit-new-year', tax, amount: 26_04, year: 2027 },
      'Su seguro social comienza otra vez, $26.04, porque el máximo es de cada año y este pago es de 2027.',
    ],
    [
      { kind: 'limit-has-room', tax, amount: 26_04 },
      'Su seguro social se retiene otra vez, $26.04, porque lo retenido en el año no llega al máximo.',
    ],
    [
      { kind: 'additional-medicare', threshold: 200_000_00, rate: 9_000, base: 320_00, amount: 2_88 },
      'De lo que pasa de $200,000.00 en el año se retiene además Medicare adicional: 0.90% de $320.00 son $2.88.',
    ],
    [
      { kind: 'uncollected', amount: 125_96, hasAdditions: false },
      'Sus retenciones y descuentos pasan de sus ingresos por $125.96, que quedan sin cobrar.',
    ],
    [
      { kind: 'uncollected', amount: 105_96, hasAdditions: true },
      'Sus retenciones y descuentos pasan de sus ingresos y aumentos por $105.96, que quedan sin cobrar.',
    ],
    [
      { kind: 'difference', period: { number: 10, year: 2026 } },
      'Corrige su pago del período 10 de 2026, que está cerrado: trae solo la diferencia.',
    ],
    [
      { kind: 'limit-moved', tax, before: 26_04, after: 10_00 },
      'Su seguro social es $16.04 menos, por lo que quedaba del máximo del año.',
    ],
    [
      { kind: 'corrected', times: 1, on: '2026-12-03', net: 374_04, netBefore: 300_00 },
      'Este pago se corrigió el 3 de diciembre de 2026: antes su neto era $300.00.',
    ],
    [
      { kind: 'corrected', times: 2, on: '2026-12-03', net: 374_04, netBefore: 374_04 },
      'Este pago se corrigió 2 veces, la última el 3 de diciembre de 2026: su neto no cambió.',
    ],
  ];

  it.each(notes)('%j', (note, sentence) => {
    expect(noteSentence(note)).toBe(sentence);
  });
});

describe('the sentence of a change', () => {
  const more = { before: 10_00, after: 12_00 };
  const less = { before: 12_00, after: 10_00 };
  const rate = { before: 50_000, after: 70_000 };
  const hourlyRate = { before: 10_50, after: 10_50 };
  const changes: [AmountChange, string][] = [
    [
      { kind: 'worked', name: 'regularPay', ...less, minutes: { before: 2_400, after: 2_160 }, hourlyRate },
      'Horas regulares: 36:00 en vez de 40:00, $2.00 menos.',
    ],
    [
      {
        kind: 'worked',
        name: 'overtimePay',
        ...more,
        minutes: { before: 60, after: 60 },
        hourlyRate: { before: 10_00, after: 12_00 },
      },
      'Horas de sobretiempo: a $12.00 la hora en vez de $10.00, $2.00 más.',
    ],
    [
      {
        kind: 'worked',
        name: 'sickPay',
        before: 0,
        after: 21_00,
        minutes: { before: 0, after: 120 },
        hourlyRate: { before: 10_00, after: 10_50 },
      },
      'Horas de enfermedad: 02:00 en vez de 00:00, $21.00 más.',
    ],
    [{ kind: 'typed', name: 'tips', ...more }, 'Propinas: $12.00 en vez de $10.00.'],
    [{ kind: 'typed', name: 'bonus', before: 0, after: 5_00 }, 'Bono: $5.00, y la vez anterior nada.'],
    [{ kind: 'typed', name: 'aflac', before: 5_00, after: 0 }, 'AFLAC: nada, y la vez anterior $5.00.'],
    [
      { kind: 'line', line: 'Préstamo', direction: 'deduction', ...more },
      'Préstamo: $12.00 en vez de $10.00.',
    ],
    [
      { kind: 'tax-share', name: 'medicare', ...more },
      'Suben y bajan con los ingresos: Medicare ($2.00 más).',
    ],
    [
      { kind: 'line-share', line: 'Unión', direction: 'deduction', ...less },
      'Suben y bajan con los ingresos: Unión ($2.00 menos).',
    ],
    [
      { kind: 'tax-rate', name: 'medicare', ...more, rate },
      'Su Medicare es ahora 7.00% y antes era 5.00%: $2.00 más.',
    ],
    [
      { kind: 'weekly-amount', ...more, weekly: { before: 50, after: 60 } },
      'Su seguro choferil es ahora $0.60 por semana y antes era $0.50: $2.00 más.',
    ],
    [
      { kind: 'additional-medicare', before: 0, after: 107_10 },
      'Medicare adicional: $107.10, y la vez anterior nada.',
    ],
    [{ kind: 'withholding-table', ...more }, 'Su contribución se busca ahora en otra tabla: $2.00 más.'],
    [
      { kind: 'withholding-periods', ...less },
      'Su contribución se calcula ahora de períodos de otro largo: $2.00 menos.',
    ],
    [
      { kind: 'weeks', ...more, weeks: { before: 1, after: 2 }, withheldInPeriod: 0 },
      'Su seguro choferil es por semana, y son 2 en vez de 1: $2.00 más.',
    ],
    [
      { kind: 'weeks', ...more, weeks: { before: 1, after: 1 }, withheldInPeriod: 0 },
      'Su seguro choferil se retiene una vez por período: $2.00 más.',
    ],
    [
      { kind: 'weeks', ...less, weeks: { before: 1, after: 1 }, withheldInPeriod: 50 },
      'Otro pago del período ya retuvo $0.50 de su seguro choferil: $2.00 menos.',
    ],
    [
      { kind: 'liable', name: 'chauffeurInsurance', ...more, isLiable: true },
      'Como chofer se le retiene seguro choferil: $2.00 más.',
    ],
    [
      { kind: 'liable', name: 'disabilityInsurance', ...less, isLiable: false },
      'Como chofer no se le retiene seguro por incapacidad: $2.00 menos.',
    ],
    [
      { kind: 'liable', name: 'disabilityInsurance', ...more, isLiable: true },
      'Como ya no es chofer, se le retiene seguro por incapacidad: $2.00 más.',
    ],
    [
      { kind: 'liable', name: 'chauffeurInsurance', ...less, isLiable: false },
      'Como ya no es chofer, no se le retiene seguro choferil: $2.00 menos.',
    ],
    [
      { kind: 'typed-tax', ...more, isTyped: true, computed: 11_00 },
      'Su contribución se escribió a mano: $12.00. La calculada es $11.00.',
    ],
    [
      { kind: 'typed-tax', ...more, isTyped: false, computed: 12_00 },
      'Su contribución es otra vez la calculada, $12.00. La anterior, $10.00, se escribió a mano.',
    ],
    [
      { kind: 'withholding-method', ...more, method: 'table', rate: 70_000 },
      'Su contribución se busca ahora en la tabla, en la fila de 7.00%: $2.00 más.',
    ],
    [
      { kind: 'withholding-method', ...more, method: 'flat-rate', rate: 70_000 },
      'Su contribución es ahora un porcentaje fijo, 7.00% de los ingresos: $2.00 más.',
    ],
    [
      { kind: 'withholding-rate', ...more, method: 'table', rate },
      'Con estos ingresos su contribución sale de la fila de 7.00% de la tabla y no de la de 5.00%: $2.00 más.',
    ],
    [
      { kind: 'withholding-rate', ...more, method: 'flat-rate', rate },
      'Su retención fija es ahora 7.00% y antes era 5.00%: $2.00 más.',
    ],
  ];

  it.each(changes)('%j', (change, sentence) => {
    expect(changeSentences([change])).toEqual([sentence]);
  });

  it('is left to its note where a limit made the change', () => {
    expect(changeSentences([{ kind: 'limit', name: 'socialSecurity', ...more }])).toEqual([]);
  });

  it('is one for all that goes up and down with earnings', () => {
    expect(
      changeSentences([
        { kind: 'tax-share', name: 'medicare', ...more },
        { kind: 'tax-share', name: 'incomeTaxWithheld', ...less },
      ]),
    ).toEqual(['Suben y bajan con los ingresos: Medicare ($2.00 más), contribución retenida ($2.00 menos).']);
  });
});

describe('what a letter begins with', () => {
  const pay = { gross: 420_00, withheld: 45_96, deducted: 0, added: 0, net: 374_04, payDate: '2026-12-11' };

  it('is what the pay came to', () => {
    expect(summarySentence(pay)).toBe(
      'Ganó $420.00. Se le retuvieron $45.96. Su neto, con fecha de pago del 11 de diciembre de 2026, es $374.04.',
    );
    expect(summarySentence({ ...pay, deducted: 10_00, added: 5_00, net: 369_04 })).toBe(
      'Ganó $420.00. Se le retuvieron $45.96. Se le descontaron $10.00. Se le añadieron $5.00. Su neto, con fecha de pago del 11 de diciembre de 2026, es $369.04.',
    );
  });

  it.each([
    [370_00, 'Son $4.04 más que su pago anterior, del 4 de diciembre de 2026, que fue de $370.00.'],
    [380_00, 'Son $5.96 menos que su pago anterior, del 4 de diciembre de 2026, que fue de $380.00.'],
    [374_04, 'Es lo mismo que su pago anterior, del 4 de diciembre de 2026, que fue de $374.04.'],
  ])('is how it stands to a pay before of %i', (net, sentence) => {
    expect(netSentence(374_04, { net, payDate: '2026-12-04' })).toBe(sentence);
  });
});

const FACTS = somePayFacts();
const paid = (payDate: string, regular: number, socialSecurity = 0) => ({
  payDate,
  statement: calculatePayStatement(FACTS, somePayInputs({ minutes: { regular } }), {
    ...NOTHING_WITHHELD,
    yearToDate: { ...NOTHING_WITHHELD.yearToDate, socialSecurity },
  }),
});

describe('the letter', () => {
  const first = {
    company: { name: 'Taller Vega' },
    employee: anEmployee(),
    period: { id: 2026150, number: 50, year: 2026, start: '2026-12-03', end: '2026-12-09' },
    pay: paid('2026-12-11', 2_400, 11_439_00),
    previous: undefined,
    withheld: [],
    correction: undefined,
    corrects: undefined,
  };
  const data = {
    ...first,
    previous: paid('2026-12-04', 2_160),
    withheld: [
      {
        on: '2026-12-04',
        isOpeningBalance: false,
        taxes: {
          disabilityInsurance: 0,
          medicare: 0,
          socialSecurity: 11_439_00,
          socialSecurityOnTips: 0,
          chauffeurInsurance: 0,
        },
      },
    ],
  };

  it('is half a page with what it was compared with', async () => {
    const pages = await pdfText(payLetter.render(data));
    expect(pages).toHaveLength(1);
    await expect(pages.flat().join('\n')).toMatchFileSnapshot('golden/pay-letter.txt');
    expect(payLetter.fileName(data)).toBe('Carta-Empleado-Ana-Rivera-2026-12-11-Taller-Vega.pdf');
  });

  it('compares a first pay with none', () => {
    const { sentences, table } = payLetterOf(first);
    expect(sentences).toContain('No hay otro pago de este año ni del anterior con que compararlo.');
    expect(table.columns).toHaveLength(2);
  });

  it('says of a correction what changed in the pay that it corrects, and nothing of another pay', () => {
    const [before, after] = [paid('2026-12-04', 2_400), paid('2026-12-04', 2_280)];
    const corrects = {
      period: { number: 49, year: 2026 },
      before: before.statement,
      after: after.statement,
    };
    // 2 hours less; of an entry of differences the letter takes the net alone.
    const pay = { ...after, statement: { ...after.statement, net: -18_70 } };
    const { sentences, table } = payLetterOf({ ...data, pay, corrects });
    expect(sentences.slice(0, 3)).toEqual([
      'Se le pagaron $18.70 de neto de más, que se recuperan con fecha de pago del 4 de diciembre de 2026.',
      'Corrige su pago del período 49 de 2026, que está cerrado: trae solo la diferencia.',
      // 2 × 10.50
      'Horas regulares: 38:00 en vez de 40:00, $21.00 menos.',
    ]);
    expect(table.columns.map(({ caption }) => caption).slice(1)).toEqual([
      'Corregido',
      'Como estaba',
      'Esta corrección',
    ]);
  });

  it('goes on on another page where it has more to say', async () => {
    const correction = { times: 1, on: '2026-12-12', netBefore: 1 };
    const lines = letterLines(payLetterOf({ ...data, correction }));
    expect(lines.filter(({ kind }) => kind === 'total')).toHaveLength(1);
    const companyLines = Array.from({ length: 60 }, (_, taxId) => ({
      taxId,
      name: `Línea ${taxId}`,
      requirement: 'required' as const,
      direction: 'addition' as const,
      isOnByDefault: true,
      basis: 'fixed' as const,
      cents: 1_00,
      amount: 1_00,
      computed: 1_00,
      isEdited: false,
    }));
    const crowded = { ...data, pay: { ...data.pay, statement: { ...data.pay.statement, companyLines } } };
    const pages = await pdfText(payLetter.render(crowded));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().join('\n')).toContain('Línea 59: $1.00, y la vez anterior nada.');
  });
});
