import type { OvertimeReason } from '@garita/domain/pay/day-hours/day-hours';

/** The words of hours by day. */
export const daysText = {
  meals: 'Se trabajó la hora de comida',
  meal: 'Comida',
  mealOf: (day: string) => `Comida, ${day}`,
  backToHours: 'Escribir las horas',
  rule: 'Sobretiempo es lo que pasa de 8 horas en el día, de 40 en la semana, y todo el séptimo día.',
  longDays:
    'Por acuerdo, sobretiempo es lo que pasa de 10 horas en el día, de 40 en la semana, y todo el séptimo día.',
  exempt: 'El empleado está exento: todas sus horas son regulares.',
  beside: 'También cuentan los días de otros pagos de las mismas semanas.',
  hours: (regular: string, overtime: string, meal: string) =>
    `Regulares ${regular} · Sobretiempo ${overtime} · Comida ${meal}`,

  why: {
    title: 'Horas por día',
    regular: 'Regular',
    meal: 'Comida',
    reasons: {
      day: 'más del máximo del día',
      week: 'más de 40 en la semana',
      'seventh-day': 'séptimo día',
    } satisfies Record<OvertimeReason, string>,
    ofDay: (day: string, reason: string) => `${day}: ${reason}`,
    total: 'Total',
    origin: '29 L.P.R.A. 273 a 283, enmendada por la Ley 4-2017',
  },
} as const;
