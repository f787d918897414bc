import type { PeriodStatus } from '@garita/domain/pay/period/period-status';

/** Words of a pay period where it is named beside something else. */
export const periodStateText = {
  days: (start: string, end: string) => `${start} – ${end}`,
  open: 'Ver el período',
  status: {
    open: 'Abierto',
    reviewed: 'Revisado',
    closed: 'Cerrado',
  } satisfies Record<PeriodStatus, string>,
  closedNotice: (by: string, on: string) =>
    `Este período está cerrado: lo cerró ${by} el ${on}. Sus pagos no se pueden cambiar.`,
} as const;
