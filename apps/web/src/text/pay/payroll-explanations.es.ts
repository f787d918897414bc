import type { ConceptOf } from '@garita/domain/pay/concepts';
import type { ContributionConcept, PercentageConcept } from '@garita/domain/pay/withholding/tax-parameters';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';

/** Texts that explain how each amount of a pay statement is calculated. */
export const explanationText = {
  rules: {
    hourly: {
      regularPay: 'Las horas regulares se pagan a la tarifa regular por hora.',
      overtimePay: 'Las horas de sobretiempo se pagan a su propia tarifa por hora.',
      mealPeriodPay: 'La hora de comida trabajada se paga a su propia tarifa por hora.',
      vacationPay: 'Las horas de vacaciones se pagan a la tarifa regular por hora.',
      sickPay: 'Las horas de enfermedad se pagan a la tarifa regular por hora.',
      holidayPay: 'Las horas de feriado se pagan a la tarifa regular por hora.',
    } satisfies Record<ConceptOf<'hourly'>, string>,
    salary: 'Salario del período. El primer pago de un período empieza con el salario del empleado.',
    typedEarning: 'Se escribe en el pago y es parte de los ingresos.',
    tipsReceived:
      'Se escribe en el pago. El empleado ya las tiene: son parte de los ingresos y pagan contribuciones, y no se pagan otra vez.',
    severance:
      'Se escribe en el pago. Es parte de los ingresos y paga Seguro Social, Medicare, incapacidad y desempleo; contribución sobre ingresos, solo lo que pasa de la parte exenta.',
    severanceExempt:
      'La mesada no paga contribución sobre ingresos hasta lo que da la Ley 80 (Código de Rentas Internas, sec. 1031.01(b)(11)). Lo demás es tributable.',
    severanceOfNonResident:
      'A quien no reside en Puerto Rico se le retiene de toda la mesada, salvo la parte que se escriba como exenta.',
    tipsHeld:
      'Las propinas que el empleado ya cobró están en los ingresos; se restan porque no se pagan otra vez.',
    carriedIn: 'El Seguro Social y Medicare de propinas que pagos anteriores del año no alcanzaron a cubrir.',
    typedDeduction: 'Se escribe en el pago. Baja el neto y no cambia la base de ninguna retención.',
    reimbursedExpenses: 'Se escribe en el pago. Sube el neto y no es parte de ninguna base.',
    gross: 'Todo lo que se paga, antes de retenciones y descuentos.',
    percentage: {
      disabilityInsurance: (rate: string) =>
        `El seguro por incapacidad (SINOT) es ${rate} de los ingresos, hasta su límite del año.`,
      medicare: (rate: string) => `Medicare es ${rate} de los ingresos.`,
      socialSecurity: (rate: string) =>
        `El seguro social es ${rate} de los ingresos sin propinas, hasta su límite del año.`,
      socialSecurityOnTips: (rate: string) =>
        `El seguro social de las propinas es ${rate} de ellas. Comparte el límite con el de los demás ingresos y se corta segundo.`,
    } satisfies Record<PercentageConcept, (rate: string) => string>,
    weekly: 'El seguro choferil es un monto por cada semana del período: se cuentan sus sábados.',
    excluded: {
      disabilityInsurance: 'El empleado paga el seguro choferil. Por ley no paga además el de incapacidad.',
      chauffeurInsurance: 'El empleado no es chofer. Paga el seguro por incapacidad en lugar del choferil.',
    },
    table:
      'Los ingresos del período se llevan a un año, se busca su fila en la tabla, y la contribución del año se divide otra vez entre los períodos. La exención, los dependientes y las concesiones del certificado no la cambian.',
    nonResident: (rate: string) =>
      `A quien no reside en Puerto Rico se le retiene ${rate} de los ingresos, sin exenciones. Su paga va en el 480.6C.`,
    flatRate: (rate: string) => `La retención fija es ${rate} de los ingresos.`,
    companyPercentage: (rate: string) => `Línea de la compañía: ${rate} de los ingresos.`,
    companyFixed: 'Línea de la compañía: un monto fijo por pago.',
    withheld: 'La contribución sobre ingresos retenida y los seguros que paga el empleado.',
    deducted:
      'Los descuentos escritos, las líneas de la compañía que bajan el neto y, si las hay, las propinas ya cobradas.',
    added: 'Los gastos reembolsados y las líneas de la compañía que suben el neto.',
    net: 'Lo que recibe el empleado. Nunca es menos de cero.',
    uncollected:
      'Lo que las retenciones y los descuentos pasan de los ingresos. Se anota completo y queda sin cobrar.',
  },

  steps: {
    worked: 'Horas',
    hourlyRate: 'Tarifa por hora',
    typed: 'Escrito en el pago',
    gross: AMOUNT_LABELS.gross,
    grossWithoutTips: 'Ingresos sin propinas',
    tips: AMOUNT_LABELS.tips,
    rate: 'Tasa',
    exact: 'Antes de redondear',
    rounded: 'Redondeado al centavo',
    limit: 'Límite del año',
    noLimit: 'Sin límite',
    yearToDate: 'Año hasta la fecha, sin este pago',
    yearToDateBoth: 'Año hasta la fecha de ingresos y propinas, sin este pago',
    countedBefore: 'Ya contado contra el límite, con los demás ingresos de este pago',
    room: 'Queda del límite',
    threshold: 'Ingresos del año desde los que se cobra',
    grossYearToDate: 'Ingresos del año hasta la fecha, sin este pago',
    above: 'Ingresos de este pago que pasan de ahí',
    weeklyAmount: 'Monto por semana',
    weeks: 'Semanas del período',
    due: 'Le toca al período',
    withheldInPeriod: 'Retenido en otros pagos del período',
    periods: 'Períodos del año',
    annual: 'Ingresos de un año',
    row: 'Fila de la tabla',
    excess: 'Exceso sobre el comienzo de la fila',
    plus: 'Más el monto de la fila',
    annualTax: 'Contribución del año',
    fixed: 'Monto de la compañía',
    withheld: AMOUNT_LABELS.withheld,
    deducted: AMOUNT_LABELS.deducted,
    added: AMOUNT_LABELS.added,
    balance: 'Diferencia',
  },

  tips: {
    title: 'Lo que pasa al próximo pago',
    cash: 'Dinero del pago, sin las propinas ya cobradas',
    onWages: 'Contribuciones que tocan sin propinas',
    socialSecurity: 'Seguro Social de propinas',
    medicare: 'Medicare de propinas',
    carriedIn: 'Pendiente de pagos anteriores',
    carriedSocialSecurity: 'Seguro Social sin cobrar',
    carriedMedicare: 'Medicare sin cobrar',
    carried: 'Lo descuenta el próximo pago del año',
  },

  severance: {
    byLaw: 'Mesada de la Ley 80',
    byLawOn: (date: string) => `Mesada de la Ley 80 al ${date}`,
    exemptElsewhere: 'Exento en otros pagos',
    limit: 'Lo más que no paga contribución',
    paid: 'Mesada de este pago',
    exempt: 'No paga contribución',
    taxed: 'Paga contribución',
  },

  row: (over: string, upTo: string | undefined) => (upTo ? `${over} a ${upTo}` : `Más de ${over}`),

  additionalMedicare: {
    title: 'Medicare adicional',
    rule: (rate: string, threshold: string) =>
      `${rate} de lo que pasa de ${threshold} en el año natural. Se redondea aparte y no tiene límite.`,
  },

  notes: {
    limitCut: 'El límite del año cortó esta retención.',
    limitReached: 'El límite del año ya se alcanzó: no queda nada por retener.',
    elsewhere: (gross: string, withheld: string) =>
      `El año cuenta también lo pagado en otra ficha de la misma persona con el mismo número patronal: ${gross} de ingresos y ${withheld} de esta retención.`,
    saturdaysElsewhere: (days: string) =>
      `Otra ficha de la misma persona ya retuvo por estos sábados: ${days}.`,
    periodDone: 'Los otros pagos de este período ya retuvieron lo que le tocaba.',
    exemptSeverance: (exempt: string) =>
      `La mesada exenta, ${exempt}, no está entre los ingresos de este cálculo.`,
    edited: (computed: string) => `Este monto se editó a mano. El calculado es ${computed}.`,
    jump: (start: string, below: string, above: string) =>
      `En ${start} la tabla salta: la fila anterior termina en una contribución de ${below} al año y esta empieza en ${above}.`,
    typedRate: 'El porcentaje se escribió en este pago.',
    employeeRate: 'El porcentaje es el del empleado.',
    floor: 'El neto no baja de cero; lo que falta queda sin cobrar.',
  },

  correction: {
    rule: (now: string, before: string) =>
      `Es una corrección: la diferencia entre lo que se calcula ahora, ${now}, y lo que era antes, ${before}.`,
    title: 'La diferencia',
    now: 'Calculado ahora',
    before: 'Antes de corregirlo',
    source: 'El pago que se corrige, con sus correcciones anteriores',
  },

  sources: {
    employee: 'Tarifas del empleado, guardadas con el pago',
    severance: 'Ley 80 de 1976, con los datos del empleado guardados con el pago',
    nonResidents: 'Código de Rentas Internas, sec. 1062.08',
    employeeRate: 'Porcentaje del empleado o del pago, guardado con él',
    typed: 'Lo escrito en el pago',
    company: 'Líneas de la compañía, guardadas con el pago',
    sum: 'Suma de las líneas del pago',
    earlierTips: 'Pagos anteriores del año',
    tips: 'IRS, Publicación 15, sec. 6; el Seguro Social se cobra antes que Medicare',
    table:
      'Tabla de retención de Garita, con las tasas del Código de Rentas Internas de Puerto Rico, sec. 1021.01',
    additionalMedicare: '26 U.S.C. § 3101(b)(2) y § 3102(f)',
    contributions: {
      disabilityInsurance: 'Ley 139-1968, Beneficios por Incapacidad Temporal (SINOT)',
      medicare: '26 U.S.C. § 3101(b)(1)',
      socialSecurity: '26 U.S.C. § 3101(a); base salarial anunciada por la SSA',
      socialSecurityOnTips: '26 U.S.C. § 3101(a) y § 3121(a)(1); base salarial anunciada por la SSA',
      chauffeurInsurance: 'Ley 428-1950, Seguro Social para Choferes',
    } satisfies Record<ContributionConcept, string>,
  },
} as const;
