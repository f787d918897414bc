import { FILED_NAMES } from '@garita/domain/text/filed-texts.es';

/** Words of where a pay arrives: which boxes of which returns it is in. */
export const reachText = {
  title: 'Llega a',
  help: 'Cada línea diría otra cosa sin este pago.',
  nothing: 'No llega a ninguna planilla: se eliminó, o no cambia ninguna cifra.',
  ofQuarter: (report: keyof typeof FILED_NAMES, quarter: number, year: number) =>
    `${FILED_NAMES[report]}, trimestre ${quarter} de ${year}`,
  ofYear: (report: keyof typeof FILED_NAMES, year: number) => `${FILED_NAMES[report]}, ${year}`,
  line: 'Línea',
  value: 'Dice',
  without: 'Sin este pago',
  blank: '—',
} as const;
