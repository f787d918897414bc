import { RECONCILIATION_TEXTS } from '@garita/domain/text/reconciliation-texts.es';

/** Texts of Cuadre, which compares the figures of a year between pay, returns and files. */
export const reconciliationText = {
  ...RECONCILIATION_TEXTS,
  persons: (persons: readonly { name: string; records: number }[]) =>
    `Cuentan como una sola persona: ${persons.map(({ name, records }) => `${name} (${records} fichas)`).join(', ')}.`,
  help: 'Cada cifra de cada trimestre y del año, dondequiera que está: lo que suman los movimientos, lo que dicen los pagos y los talonarios, lo que sale en cada planilla y lo que dicen los bytes de cada archivo; y el costo patronal, por pagos y por planillas. Lo traído de otro sistema está solo en lo que es de todo el año, y para comparar se le resta.',
  year: 'Año',
  place: 'Documento',
  ofYear: (year: number) => `Año ${year}`,
  othersLack: (count: number) => (count === 1 ? 'Y un dato más.' : `Y ${count} datos más.`),

  entries: {
    title: 'Pagos que no cuadran',
    help: 'Lo que dicen de cada uno los movimientos, los pagos y los talonarios, y todo lo que le ocurrió.',
    table: 'Pagos que no cuadran',
    none: 'Ninguno.',
    entry: 'Pago',
    employee: 'Empleado',
    amount: 'Monto',
    events: 'Movimientos',
    event: (seq: number, day: string) => `#${seq} del ${day}`,
  },
};
