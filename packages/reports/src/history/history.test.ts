import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { history } from '../catalogue.ts';
import { render, renderTask, workbookTask } from '../render-task.ts';
import { pdfText, pdfTextBoxes } from '../testing/pdf-text.ts';
import { sheetsOf } from '../testing/sheets.ts';
import { aHistory, aHistoryEvent } from './history.builder.ts';
import type { HistoryData } from './history-data.ts';

const PERIOD = {
  id: 2026110,
  year: 2026,
  frequency: 'weekly',
  number: 10,
  start: '2026-03-05',
  end: '2026-03-11',
} as const;

const AMENDED = aHistoryEvent({
  seq: 4,
  type: 'TimeAmended',
  reason: 'Horas de más',
  changed: { gross: -315_00, withheld: -35_00, net: -280_00 },
  totals: { gross: 105_00, withheld: 10_96, net: 94_04 },
  amounts: [
    { name: 'regularPay', before: 420_00, after: 105_00 },
    { name: 'socialSecurity', before: 26_04, after: 6_51 },
    { name: 'regularMinutes', before: 2_400, after: 600 },
  ],
  causes: [{ cause: 'regularMinutes', unit: 'minutes', before: 2_400, after: 600 }],
});
const OF_PERIOD = aHistory([aHistoryEvent(), AMENDED], { filters: { period: PERIOD } });

const textOf = async (data: HistoryData) => (await pdfText(history.render(data))).flat().join('\n');
const workbookOf = async (...asked: Parameters<typeof workbookTask<HistoryData>>) =>
  sheetsOf(new Uint8Array(await buffer(render(workbookTask(...asked)))).buffer);

describe('a history on paper', () => {
  it('tells each event with who, when and why, every amount before and after, and what all came to', async () => {
    await expect(`${await textOf(OF_PERIOD)}\n`).toMatchFileSnapshot('golden/history.txt');
  });

  it.each<[HistoryData['filters'], string]>([
    [{}, 'Toda la compañía · todos los años'],
    [{ year: 2026 }, 'Toda la compañía · año 2026'],
    [{ period: PERIOD }, 'Período 10 de 2026, 5 mar 2026 al 11 mar 2026'],
    [
      { person: { kind: 'employee', name: 'Ana Rivera' }, entryId: 12 },
      'Empleado: Ana Rivera · Pago 12 · todos los años',
    ],
    [{ person: { kind: 'contractor', name: 'Luz' } }, 'Servicios Profesionales: Luz'],
    [{ kind: 'amend' }, 'Solo: Corregido · Hasta el movimiento 40'],
    [{ minimum: 315_00, fromSeq: 3 }, 'Cambios desde $315.00 · Desde el movimiento 3'],
    [{ kind: 'amend' }, 'Lo acumulado cuenta también los movimientos que no se muestran.'],
  ])('says with which filters it was made: %o', async (filters, text) => {
    expect(await textOf(aHistory([AMENDED], { filters }))).toContain(text);
  });

  it('says which years it leaves out, and where it has nothing', async () => {
    const text = await textOf(aHistory([], { yearsLeftOut: [2025] }));
    expect(text).toContain('No incluye lo pagado en 2025, fuera del acceso del auditor.');
    expect(text).toContain('No hay movimientos que mostrar.');
    expect(text).toContain('Página 1 de 1');
  });

  it('is named after what it is of', () => {
    const named = (filters: HistoryData['filters']) => history.fileName(aHistory([], { filters }));
    expect(named({ period: PERIOD })).toBe('Historial-Periodo-10-2026-Taller-Vega.pdf');
    expect(named({ person: { kind: 'employee', name: 'Ana Rivera' }, year: 2026 })).toBe(
      'Historial-Ana-Rivera-2026-Taller-Vega.pdf',
    );
    expect(named({ entryId: 12 })).toBe('Historial-Pago-12-Taller-Vega.pdf');
    expect(named({})).toBe('Historial-Taller-Vega.pdf');
  });

  it('goes on with what is still to come, and counts its pages before it draws them', async () => {
    const whole = Array.from({ length: 60 }, (_, index) => ({ ...AMENDED, seq: index + 1 }));
    const first = aHistory(whole.slice(0, 20), { extent: aHistory(whole).extent });
    const later = {
      count: 40,
      some: {
        [Symbol.asyncIterator]: async function* () {
          yield { ...first, events: whole.slice(20, 40) };
          yield { ...first, events: whole.slice(40) };
        },
      },
    };
    const inParts = await buffer(render(renderTask(history, first, later)));
    expect(inParts).toEqual(await buffer(render(renderTask(history, aHistory(whole)))));
    const pages = await pdfText(history.render(aHistory(whole)));
    expect(pages.flat().filter((line) => /^#\d/.test(line))).toHaveLength(60);
    expect(pages.at(-1)?.join(' ')).toContain(`Página ${pages.length} de ${pages.length}`);
    for (const boxes of await pdfTextBoxes(history.render(aHistory(whole)))) {
      for (const { bottom } of boxes) expect(bottom).toBeGreaterThan(15);
    }
  });
});

describe('a history in Excel', () => {
  it('has a row for each event, with sums of what they changed', async () => {
    const [events] = await workbookOf(history, OF_PERIOD);
    const captions = events?.getRow(8).values;
    expect(captions).toMatchObject({ 1: '#', 6: 'Razón', 8: 'Pago', 11: 'Ingresos', 16: 'Neto acumulado' });
    expect(events?.getRow(10).values).toMatchObject({
      1: 4,
      2: new Date('2026-03-12T00:00:00Z'),
      5: 'Se corrigió el pago',
      6: 'Horas de más',
      8: 12,
      10: new Date('2026-03-13T00:00:00Z'),
      11: -315,
      16: 94.04,
    });
    // 420.00 − 315.00
    expect(events?.getCell('K11').value).toEqual({ formula: 'SUBTOTAL(9,K9:K10)', result: 105 });
    expect(events?.getCell('N11').value).toBeNull();
    expect(events?.views).toMatchObject([{ state: 'frozen', ySplit: 8 }]);
  });

  it('has a row for each amount that was changed, with what it was before and after', async () => {
    const [, amounts] = await workbookOf(history, OF_PERIOD);
    expect(amounts?.name).toBe('Montos que cambiaron');
    expect(amounts?.getRow(8).values).toMatchObject({
      6: 'Monto',
      7: 'Antes',
      8: 'Antes (decimal)',
      9: 'Después',
      10: 'Después (decimal)',
      11: 'Diferencia',
      12: 'Diferencia (decimal)',
    });
    expect(amounts?.rowCount).toBe(8 + 2 + 3);
    expect(amounts?.getRow(12).values).toMatchObject({
      1: 4,
      4: 'Ana Rivera',
      5: 12,
      6: 'Seguro social',
      7: 26.04,
      9: 6.51,
      11: -19.53,
    });
    expect(amounts?.getCell('K12').numFmt).toBe('#,##0.00;-#,##0.00');
    expect(amounts?.getCell('K13').numFmt).toBe('[h]:mm');
    expect(amounts?.getCell('F13').value).toBe('Horas: Regulares');
  });
});
