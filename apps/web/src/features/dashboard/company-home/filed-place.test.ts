import { expect, it } from 'vitest';
import { filedName, filedPlace } from './filed-place.ts';

const QUARTER = { report: 'form-941', from: '2026-04-01', to: '2026-06-30' } as const;
const FISCAL_YEAR = { report: 'workers-compensation', from: '2025-07-01', to: '2026-06-30' } as const;
const SERVICES = { report: 'form-480-text', from: '2026-01-01', to: '2026-12-31' } as const;

it('calls a filed document as Procesos does, and leads to it there', () => {
  expect([QUARTER, FISCAL_YEAR, SERVICES].map(filedName)).toEqual(['941', 'CFSE', '480.6SP TXT']);
  expect(filedPlace(7, QUARTER)).toBe(
    '/escritorio/procesos?company=7&type=3&year=2026&quarter=2&fiscal=2026',
  );
  expect(filedPlace(7, FISCAL_YEAR)).toContain('type=7&year=2025&quarter=3&fiscal=2026');
  expect(filedPlace(7, SERVICES)).toBe('/escritorio/empresas/7/terceros');
});
