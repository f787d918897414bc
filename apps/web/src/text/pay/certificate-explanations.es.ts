/** Texts that explain income tax by the certificate 499 R-4. */
export const certificateText = {
  rules: {
    certificate:
      'Los ingresos sin bono se llevan a un año, se restan las exenciones del certificado, y la contribución del año se divide otra vez entre los períodos. El bono y la retención adicional se suman aparte.',
    untaxed: 'La compañía no retiene contribución del trabajo agrícola o doméstico.',
  },
  titles: { regular: 'Del pago regular', bonus: 'Del bono', additional: 'Retención adicional' },
  steps: {
    regularPay: 'Ingresos sin bono',
    coda: 'Planes CODA dentro del límite',
    exempt: 'Exento por ser joven',
    taxed: 'Pago tributable',
    earlierInPeriod: 'Pago tributable anterior del período',
    annual: 'Ingreso del año menos exenciones',
    excess: (over: string) => `Exceso sobre ${over}`,
    plus: 'Más el monto del tramo',
    withheldInPeriod: 'Retenido en pagos anteriores del período',
    ofThis: 'De este pago',
    bonus: 'Bono tributable',
    earlierBonus: 'Bonos anteriores del año',
    ratioTax: 'Contribución del pago regular',
    ratioPay: 'Pago regular tributable',
    wages: 'Pago tributable del año',
    withheldInYear: 'Retenido en el año',
    bonusTaxOfYear: 'Contribución de los bonos del año',
    earlierBonusTax: 'Calculado de los bonos anteriores',
    asked: 'Pedido en el certificado, por período',
    earlierAdditional: 'Retenido en pagos anteriores del período',
  },
  exemptions: {
    personal: 'Exención personal',
    veteran: 'Exención de veterano',
    dependents: 'Dependientes',
    sharedDependents: 'Dependientes en custodia compartida',
    allowances: 'Concesiones',
  },
  bonusRules: {
    untaxed: (upTo: string) => `Los bonos del año hasta ${upTo} no pagan contribución.`,
    flat: (rate: string, upTo: string) => `Los bonos del año hasta ${upTo} pagan ${rate} de todo el bono.`,
    ratio: 'Sobre eso, el bono paga la misma proporción que el pago regular.',
    earlierRatio: 'Sobre eso, el bono paga la misma proporción que el último pago regular del año.',
    annual: 'Sin pago regular, el bono se suma al pago del año y se resta lo retenido.',
  },
  sources: {
    brackets: 'Código de Rentas Internas de 2011, secciones 1021.01 y 1062.01',
    bonus: 'Hacienda, retención del bono de Navidad, 2015, 2016 y 2020',
    additional: 'Certificado 499 R-4, parte D',
  },
  notes: {
    noCertificate: 'El empleado no tiene certificado en esta fecha: no hay exenciones.',
    young: (limit: string, before: string) =>
      `De 16 a 26 años no se paga contribución de los primeros ${limit} del año. Antes de este pago: ${before}.`,
  },
};
