/** Words of what became of an entry since it was loaded. */
export const timeHistoryText = {
  corrected: (times: number) => (times === 1 ? 'Corregido 1 vez' : `Corregido ${times} veces`),
  title: 'Qué cambió',
  loaded: 'Cargado',
  kinds: {
    TimeLoaded: 'Cambió de año',
    TimeAmended: 'Corregido',
    TimeRecalculated: 'Recalculado',
    ContractorTimeLoaded: 'Cambió de año',
    ContractorTimeAmended: 'Corregido',
  },
  by: (deed: string, person: string, moment: string) => `${deed} por ${person} el ${moment}`,
  reason: (said: string) => `Razón: ${said}`,
  hours: (before: string, after: string) => `Horas: ${before} → ${after}`,
  payDate: (before: string, after: string) => `Fecha de pago: ${before} → ${after}`,
  inAudit: 'Ver sus movimientos en Auditoría',
  sameAmounts: 'Los montos no cambiaron.',
} as const;
