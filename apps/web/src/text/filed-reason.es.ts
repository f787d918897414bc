/** What a change of something that was filed is asked for. */
export const filedReasonText = {
  reason: 'Razón de la corrección',
  reasonHelp: 'Queda registrada con el cambio.',
} as const;
