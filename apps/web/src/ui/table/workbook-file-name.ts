import type { CalendarDate } from '@garita/domain/time/calendar-date';

// Windows refuses these in the name of a file.
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/**
 * 'Compañías-2026-11-21.xlsx': the list as it is called on the screen, and the day. Accents stay, in their composed form; no
 * header of HTTP carries the name, and every system saves it.
 */
export function workbookFileName(list: string, today: CalendarDate): string {
  return `${list.normalize('NFC').replace(NOT_IN_NAMES, '-')}-${today}.xlsx`;
}
