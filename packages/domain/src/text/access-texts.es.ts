import type { Access } from '../account/access.schema.ts';

/** The years of an access: '2025–2026', '2025', 'desde 2025', 'hasta 2026'; nothing where it has every year. */
export function accessYears({ fromYear, toYear }: Pick<Access, 'fromYear' | 'toYear'>): string {
  if (fromYear === null) return toYear === null ? '' : `hasta ${toYear}`;
  if (toYear === null) return `desde ${fromYear}`;
  return fromYear === toYear ? `${fromYear}` : `${fromYear}–${toYear}`;
}
