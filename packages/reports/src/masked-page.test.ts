import { describe, expect, it } from 'vitest';
import { boxes, line } from './form/form-document.ts';
import { maskedPage } from './masked-page.ts';
import type { ReportPage } from './report.ts';

describe('a page as a screen shows it', () => {
  it('has no social security number whole, and everything else as it is', () => {
    const row = (number: string) => ({
      kind: 'rows' as const,
      columns: [{ caption: 'Seguro social', share: 1, isFigure: false }],
      rows: [[number, 'Paz, Ana', '1,050.00']],
    });
    const form = (number: string): ReportPage => ({
      kind: 'form',
      form: {
        agency: 'DTRH',
        form: 'PRUI-10',
        title: '',
        revision: '',
        period: '',
        employer: '',
        employerNumber: '66-0712345',
        date: '2026-04-30',
        pages: [[line('1', 'Teléfono 787-555-0101', '1'), boxes(['Cuenta', '123456789', 1]), row(number)]],
      },
    });
    expect(maskedPage(form('581-00-0001'))).toEqual(form('***-**-0001'));
  });
});
