import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { WHAT_IF_TEXTS } from '@garita/domain/text/what-if-texts.es';

/** Texts of '¿Y si…?', which calculates past pay with other terms. */
export const whatIfText = {
  range: {
    title: 'De qué pagos',
    help: 'Los que se pagaron entre dos días, de cinco años a lo más, cada año con sus topes. Nada de lo que se suponga se guarda.',
  },
  start: 'Desde',
  end: 'Hasta',
  compare: 'Comparar',

  raise: {
    title: WHAT_IF_TEXTS.raise,
    help: 'Sobre las horas y los salarios que se pagaron. Lo escrito a mano se queda como está.',
    rate: 'Porcentaje',
    hourly: 'Más por hora',
    salary: 'Más de salario por período',
    employees: 'A quiénes',
    everybody: 'A todos',
    another: 'Añadir a otro',
    leaveOut: (name: string) => `Quitar a ${name}`,
  },

  terms: {
    title: 'Salario mínimo y tabla',
    help: 'El salario mínimo sube las tarifas que son menos; las propinas y comisiones cuentan. La tabla, a quien retiene por tabla.',
    minimumWage: 'Otro salario mínimo por hora',
  },
  table: {
    title: 'Otra tabla de retención, de la paga de un año',
    start: 'Cambiar la tabla de retención',
    stop: 'Dejar la que rige',
    add: 'Añadir renglón',
    row: (number: number) => `Renglón ${number}`,
    ofRow: (number: number, label: string) => `Renglón ${number}: ${label}`,
    remove: (number: number) => `Quitar el renglón ${number}`,
    over: 'Más de',
    rate: 'Porcentaje',
    plus: 'Y además',
  },

  newEmployee: {
    title: 'Un empleado más',
    help: 'Cobra lo mismo en cada período que termina en esos días, y se le retiene por tabla.',
    payFrequency: PAY_LABELS.payFrequency,
    salary: 'Salario por período',
    hourlyRate: 'Tarifa por hora',
    minutes: 'Horas por período',
  },

  result: {
    cost: (amount: string, sign: number) => {
      if (sign === 0) return 'Costaría lo mismo.';
      return sign > 0 ? `Costaría ${amount} más.` : `Costaría ${amount} menos.`;
    },
    byYear: WHAT_IF_TEXTS.byYear,
    byYearHelp:
      'Cada año con sus topes, tasas y tablas. Lo demás se muestra de todos juntos o del que escoja.',
    ofWhich: 'De qué año',
    year: 'Año',
    everyYear: 'Todos',
    byEmployee: WHAT_IF_TEXTS.byEmployee,
    byEmployeeIn: (year: number) => `Por empleado en ${year}`,
    byEmployeeHelp: WHAT_IF_TEXTS.rounding,
    byAgency: WHAT_IF_TEXTS.byAgency,
    byAgencyIn: WHAT_IF_TEXTS.byAgencyIn,
    newEmployee: WHAT_IF_TEXTS.newEmployee,
    nothing: 'No se pagó nada en esos días.',
    employee: 'Empleado',
    agency: 'Agencia',
    gross: WHAT_IF_TEXTS.gross,
    withheld: WHAT_IF_TEXTS.withheld,
    net: WHAT_IF_TEXTS.net,
    employer: WHAT_IF_TEXTS.employer,
    difference: WHAT_IF_TEXTS.difference,
    agencyDifference: 'De más',
  },
} as const;
