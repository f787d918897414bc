import type { Label } from '../labels.ts';

/** The labels of the fields of a payment other than its amounts. */
export const PAY_LABELS = {
  payDate: { short: 'Fecha de Pago', heading: 'Fecha de pago', printed: 'Fecha de pago' },
  accountantId: 'Contador/a',
  payFrequency: 'Período de norma',
  withholdingRate: '% de Retención',
  withholdingMethod: 'Tipo de Retención',
  companyLines: 'Líneas de la compañía',
  memo: 'Memo',
  paid: 'Pagado',
  paidOn: 'Fecha en que se pagó',
  paidMethod: 'Método de pago',
  chequeNumber: 'Número de cheque',
  nextChequeNumber: 'Próximo número de cheque',
  flatFee: 'Pago fijo',
  retained: 'Retenido',
} as const satisfies Record<string, Label>;

/** The labels of the fields that mark a document as filed. */
export const FILING_LABELS = {
  filedOn: 'Fecha en que se presentó',
  confirmationNumber: 'Número de confirmación',
} as const satisfies Record<string, Label>;

/** The labels of the fields of a company line. */
export const COMPANY_LINE_LABELS = {
  requirement: 'Requerido/Opcional',
  direction: 'Descuento/Aumento',
  basis: 'Porcentual/Fijo',
  amount: 'Monto',
  accountName: 'Cuenta del asiento',
} as const satisfies Record<string, Label>;
