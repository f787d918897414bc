import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Texts of Fin de empleo, of an employee. */
export const employmentEndText = {
  title: 'Fin de empleo',
  lastDay: 'Último día de trabajo',
  lastDayHelp:
    'Sale de la fecha de egreso de la ficha o, si no tiene, de hoy. Cambiarlo aquí no cambia la ficha.',
  record: 'Cambiar la fecha de egreso en la ficha',

  lastPay: {
    title: 'Último pago',
    help: 'La compañía debe pagarlo a más tardar en el próximo día de pago.',
    payBy: 'Pagar a más tardar',
    period: 'Período del último día',
    vacation: 'Vacaciones que quedan',
    vacationPay: 'Se pagan',
    sick: 'Enfermedad que queda',
    sickNotPaid: 'no se paga',
    severance: 'Mesada',
    withSeverance: 'Incluir la mesada, si el despido es sin justa causa',
    load: 'Preparar el último pago',
    loadHelp:
      'Abre un pago con estos montos escritos, para añadir las horas del período. Nada se guarda hasta que usted lo cargue.',
    noPeriod: 'La compañía no tiene un período con ese día.',
    bonus: 'Bono de Navidad',
    bonusHelp:
      'Quien trabajó las horas que la Ley 148 pide desde el 1 de octubre conserva su bono, aunque se haya ido. El documento de Procesos lo calcula.',
    toBonus: 'Ver en Procesos',
  },

  severance: {
    title: 'Mesada (Ley 80)',
    help: 'Lo que la compañía debe a quien despide sin justa causa de un empleo sin término fijo. Solo se calcula: no se registra nada.',
    inProbation: (months: number) =>
      `Está en período probatorio, que dura ${months} meses: no se le debe mesada.`,
    nothingPaid:
      'No hay paga por hora en el último año, de la que sale el mes. La mesada no se puede calcular.',
    exempt: 'Hasta este monto no paga contribución sobre ingresos; sí paga Seguro Social y Medicare.',
    how: 'Cómo se calcula',
    service: 'Servicio',
    served: (years: number, months: number) =>
      `${count(years, 'año', 'años')} y ${count(months, 'mes', 'meses')}`,
    rule: 'Regla',
    reform: 'Empleado desde el 26 de enero de 2017 (Ley 4-2017)',
    earlier: 'Empleado desde antes del 26 de enero de 2017',
    month: 'Paga de un mes',
    monthOf: {
      salary: (salary: string, periods: number) => `${salary} × ${periods} períodos ÷ 12`,
      hours: (from: string, to: string) => `Los 30 días con más paga regular: del ${from} al ${to}`,
    },
    week: 'Paga de una semana',
    weekOf: 'Mes × 12 ÷ 52',
    months: (months: number) => count(months, 'mes de paga', 'meses de paga'),
    weeks: (weeks: number) => count(weeks, 'semana de paga', 'semanas de paga'),
    weeksOf: (perYear: number, years: number) =>
      `${count(perYear, 'semana', 'semanas')} por cada uno de ${count(years, 'año completo', 'años completos')}`,
    cap: (months: number) => `Tope de ${months} meses de paga`,
    total: 'Mesada',
    rounding: 'Se redondea una vez, al final: los pasos pueden diferir en un centavo.',
  },

  documents: {
    title: 'Documentos',
    help: 'La W-2PR se entrega dentro de 30 días del último pago si el empleado la pide.',
    letter: DOCUMENT_NAMES['employment-letter'],
    earnings: (year: number) => `${DOCUMENT_NAMES['earnings-certificate']} de ${year}`,
    w2pr: (year: number) => `W-2PR de ${year}`,
  },
};
