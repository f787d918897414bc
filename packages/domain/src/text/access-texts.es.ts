import type { Access } from '../account/access.schema.ts';

/**
 * Said beside figures of a period, part of which is paid in years that the access of who asks does not have:
 * 'No incluye…'.
 */
export function withoutYears(years: readonly number[]): string {
  const named = new Intl.ListFormat('es', { type: 'conjunction' }).format(years.map(String));
  return `No incluye lo pagado en ${named}, fuera del acceso del auditor.`;
}

/**
 * The years of an access: '2025–2026', '2025', 'desde 2025', 'hasta 2026'; nothing where it has every year.
 */
export function accessYears({ fromYear, toYear }: Pick<Access, 'fromYear' | 'toYear'>): string {
  if (fromYear === null) return toYear === null ? '' : `hasta ${toYear}`;
  if (toYear === null) return `desde ${fromYear}`;
  return fromYear === toYear ? `${fromYear}` : `${fromYear}–${toYear}`;
}
