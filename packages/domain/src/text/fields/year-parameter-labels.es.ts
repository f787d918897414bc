/** The labels of the parameters of a year, on screens and in refusals. */
export const YEAR_PARAMETER_LABELS = {
  brackets: 'Tramos del impuesto sobre ingresos',
  exemptions: 'Exenciones del 499 R-4',
  individual: 'Individual',
  married: 'Casado, completa',
  veteran: 'Veterano',
  dependent: 'Dependiente',
  shared: 'Dependiente en custodia compartida',
  allowance: 'Concesión',
  specificationTable: 'Tabla de retención del producto',
  over: 'Desde',
  rate: '%',
  plus: 'Más',
  minimumWages: 'Salario mínimo',
  effectiveFrom: 'Desde el día',
  hourly: 'Por hora',
  inCash: 'En efectivo si hay propinas',
  socialSecurityBase: 'Base anual del Seguro Social',
  codaLimits: 'Topes de planes CODA',
  puertoRico: 'Plan solo de Puerto Rico',
  dual: 'Plan dual',
  catchUp: 'Además, desde los 50 años',
  unemploymentBase: 'Base anual del desempleo',
  futaReduction: 'Reducción en el crédito de FUTA',
  holidays: 'Días sin pago además de los feriados',
  source: 'Fuente',
  confidence: 'Confianza en la fuente',
} as const;

/** The words for the confidence in a source. */
export const CONFIDENCE_LABELS = {
  high: 'Alta: texto oficial o dos fuentes',
  medium: 'Media: una fuente buena',
  low: 'Baja: por confirmar',
} as const;
