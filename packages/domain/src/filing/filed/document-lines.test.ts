import { describe, expect, it } from 'vitest';
import { changedLines, maskedLine, newCertificates } from './document-lines.ts';

describe('changes of a document since its filing', () => {
  it('are none if every line is the same', () => {
    const lines = [
      { name: '1', value: '12' },
      { name: '2', value: '' },
    ];
    expect(changedLines(lines, lines)).toEqual([]);
  });

  it('are the lines with another figure, both values, in the order of the document', () => {
    const filed = [
      { name: '1 Empleados', value: '12' },
      { name: '2 Salarios', value: '1,000.00' },
      { name: '3 Contribución', value: '153.00' },
    ];
    const now = filed.map((line) => (line.name.startsWith('1') ? line : { ...line, value: '9.00' }));
    expect(changedLines(filed, now)).toEqual([
      { name: '2 Salarios', filed: '1,000.00', now: '9.00', difference: -991_00 },
      { name: '3 Contribución', filed: '153.00', now: '9.00', difference: -144_00 },
    ]);
  });

  it('include added and removed lines', () => {
    const ana = { name: 'Ana · Sueldos', value: '500.00' };
    const luis = { name: 'Luis · Sueldos', value: '600.00' };
    expect(changedLines([ana], [luis])).toEqual([
      { name: luis.name, filed: '', now: '600.00', difference: 600_00 },
      { name: ana.name, filed: '500.00', now: '', difference: -500_00 },
    ]);
  });

  it('do not include added or removed zeros', () => {
    const tips = { name: 'Ana · Propinas', value: '0.00' };
    expect([changedLines([], [tips]), changedLines([tips], [])]).toEqual([[], []]);
  });

  it('compare lines of one name in their order', () => {
    const month = (value: string) => ({ name: '16 · mes', value });
    expect(changedLines([month('1.00'), month('2.00')], [month('1.00'), month('3.00')])).toEqual([
      { name: '16 · mes', filed: '2.00', now: '3.00', difference: 1_00 },
    ]);
  });

  it('have no difference if a value is not an amount', () => {
    const [changed] = changedLines(
      [{ name: 'Depositante', value: 'Mensual' }],
      [{ name: 'Depositante', value: 'Bisemanal' }],
    );
    expect(changed?.difference).toBeNull();
  });
});

describe('a line on a screen', () => {
  it('identifies an employee without the full number', () => {
    const line = {
      name: '581-00-0001 · Paz, Ana · Salarios',
      filed: '1.00',
      now: '581-00-0002',
      difference: null,
    };
    expect(maskedLine(line)).toEqual({
      name: '***-**-0001 · Paz, Ana · Salarios',
      filed: '1.00',
      now: '***-**-0002',
      difference: null,
    });
  });
});

describe('new certificates in a document', () => {
  const of = (certificate: string) => ({ name: `RW · ${certificate}`, value: '1.00', certificate });

  it('are those that it did not contain before', () => {
    expect([...newCertificates([of('1'), of('2')], [of('2'), of('3')])]).toEqual(['3']);
  });

  it('are none if the filed copy does not identify its certificates', () => {
    expect([...newCertificates([{ name: 'RW · 1', value: '1.00' }], [of('1')])]).toEqual([]);
  });
});
