import { MAX_LINE } from '@garita/domain/field/line.schema';
import { describe, expect, it } from 'vitest';
import {
  chauffeurQuarter,
  christmasBonus,
  companyW2prs,
  contractorPayments,
  contractorYear,
  employerCost,
  form499,
  form940,
  form941,
  form943,
  history,
  journal,
  leave,
  nonResidents,
  payrollRegister,
  reconciliation,
  salaries,
  unemploymentQuarter,
  workersCompensation,
} from './catalogue.ts';
import {
  DEMONSTRATION_940,
  DEMONSTRATION_943,
  DEMONSTRATION_BONUS,
  DEMONSTRATION_CFSE,
  DEMONSTRATION_CHAUFFEURS,
  DEMONSTRATION_CONTRACTORS,
  DEMONSTRATION_LEAVE,
  DEMONSTRATION_NON_RESIDENTS,
  DEMONSTRATION_PAYMENTS,
  DEMONSTRATION_W2PRS,
  demonstrationCost,
  demonstrationForm499,
  demonstrationForm941,
  demonstrationJournal,
  demonstrationReconciliation,
  demonstrationRegister,
  demonstrationSalaries,
  demonstrationUnemployment,
} from './demonstration-year.builder.ts';
import { aHistory, aHistoryEvent } from './history/history.builder.ts';
import { overlapping, pdfText, pdfTextBoxes } from './testing/pdf-text.ts';

/** A name, a street and a reason as long as a record takes them. */
const NAME =
  "Cooperativa Agroindustrial O'Neill & Muñoz-Peñagarícano, Importación, Exportación y Distribución de Ñames, Yautías y Guineos del Área Noroeste, Inc.";
const STREET =
  'Urbanización Industrial Luchetti, Edificio La Candelaria, Avenida Ramón Emeterio Betances 1234, Suite 500-B, Barrio Hato Tejas, Sector La Vega Arriba';
const REASON =
  "A petición del patrono: la tarjeta de asistencia de María O'Neill-Rodríguez tenía ocho horas de más el martes 6 de enero, feriado, y se le descontaron";

/** Returns the data with a company of the longest name at the longest address. */
function longest<Data extends { company: object }>(data: Data): Data {
  const address = { street: STREET, municipalityId: 67, state: 'PR', zip: '00961-1234' };
  return { ...data, company: { ...data.company, name: NAME, postalAddress: address } };
}

const MARCH = ['2026-03-01', '2026-03-31'] as const;
const SHEETS: [string, AsyncIterable<Uint8Array>][] = [
  ['941', form941.render(longest(demonstrationForm941(4)))],
  ['943', form943.render(longest(DEMONSTRATION_943))],
  ['940', form940.render(longest(DEMONSTRATION_940))],
  ['499 R-1B', form499.render(longest(demonstrationForm499(4)))],
  ['PRUI-10', unemploymentQuarter.render(longest(demonstrationUnemployment()))],
  ['choferil', chauffeurQuarter.render(longest(DEMONSTRATION_CHAUFFEURS))],
  ['CFSE', workersCompensation.render(longest(DEMONSTRATION_CFSE))],
  ['bonus', christmasBonus.render(longest(DEMONSTRATION_BONUS))],
  ['salaries', salaries.render(longest(demonstrationSalaries(...MARCH)))],
  ['cost', employerCost.render(longest(demonstrationCost(...MARCH)))],
  ['payroll register', payrollRegister.render(longest(demonstrationRegister('2026-03-31')))],
  ['journal', journal.render(longest(demonstrationJournal(...MARCH)))],
  ['leave', leave.render(longest(DEMONSTRATION_LEAVE))],
  ['non-residents', nonResidents.render(longest(DEMONSTRATION_NON_RESIDENTS))],
  ['Cuadre', reconciliation.render(longest(demonstrationReconciliation()))],
  ['payments', contractorPayments.render(longest(DEMONSTRATION_PAYMENTS))],
  ['contractor year', contractorYear.render(longest(DEMONSTRATION_CONTRACTORS))],
];

describe('a document of the longest words', () => {
  it('is of words as long as a record takes them', () => {
    for (const words of [NAME, STREET, REASON]) {
      expect(words.length).toBeGreaterThan(MAX_LINE - 5);
      expect(words.length).toBeLessThanOrEqual(MAX_LINE);
    }
  });

  it.each(SHEETS)('%s says the whole name, and on each page which of how many it is', async (_, pdf) => {
    const pages = await pdfTextBoxes(pdf);
    for (const [index, boxes] of pages.entries()) {
      expect(boxes.at(-1)?.text).toMatch(new RegExp(` · Página ${index + 1} de ${pages.length}$`));
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(34);
        expect(right).toBeLessThanOrEqual(792 - 34);
      }
      expect(overlapping(boxes)).toEqual([]);
      const text = boxes.map((box) => box.text).join(' ');
      for (const word of NAME.split(' ')) expect(text).toContain(word);
    }
  });

  it('W-2PR says name and address of the employer whole, in their box', async () => {
    for (const boxes of await pdfTextBoxes(companyW2prs.render(longest(DEMONSTRATION_W2PRS)))) {
      expect(overlapping(boxes)).toEqual([]);
      // Column 1 of the four, from 36 to 222 points.
      const column = boxes.filter(({ left }) => left < 222);
      for (const { right } of column) expect(right).toBeLessThanOrEqual(222);
      const text = column.map((box) => box.text).join(' ');
      expect(text).toContain(`${NAME} ${STREET} San Sebastián, PR 00961-1234`);
    }
  });

  it('a history tells a long reason whole', async () => {
    const event = { type: 'TimeAmended', person: NAME, reason: REASON } as const;
    const data = aHistory(Array.from({ length: 30 }, (_, seq) => aHistoryEvent({ seq, ...event })));
    for (const boxes of await pdfTextBoxes(history.render(data))) {
      expect(overlapping(boxes)).toEqual([]);
      for (const { bottom } of boxes) expect(bottom).toBeGreaterThan(15);
    }
    const text = (await pdfText(history.render(data))).flat().join(' ');
    // The lines of what happened follow each other, and so do those of who it is about.
    expect(text.split(REASON)).toHaveLength(31);
    expect(text.split(NAME)).toHaveLength(31);
    expect(text).not.toContain('…');
  });
});
