import type { Access } from '../account/access.schema.ts';

/**
 * Returns the note beside period totals that omit payments of years outside the user's access: 'No incluye…'.
 */
export function withoutYears(years: readonly number[]): string {
  const named = new Intl.ListFormat('es', { type: 'conjunction' }).format(years.map(String));
  return `No incluye lo pagado en ${named}, fuera del acceso del auditor.`;
}

/**
 * Returns the years of an access: '2025–2026', '2025', 'desde 2025', 'hasta 2026'; '' if it has every year.
 */
export function accessYears({ fromYear, toYear }: Pick<Access, 'fromYear' | 'toYear'>): string {
  if (fromYear === null) return toYear === null ? '' : `hasta ${toYear}`;
  if (toYear === null) return `desde ${fromYear}`;
  return fromYear === toYear ? `${fromYear}` : `${fromYear}–${toYear}`;
}
