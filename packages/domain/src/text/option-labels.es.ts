import type { Role } from '../account/permissions.ts';
import type { YearlySchedule } from '../company/deposit-facts.schema.ts';
import type { PeriodStatus } from '../pay/period/period-status.ts';
import type {
  LineDirection,
  PayFrequency,
  PaymentMethod,
  ResidentMethod,
  WithholdingMethod,
} from '../reference/enumerations.ts';
import type { EventKind } from '../report/event-kinds.ts';

// The labels of the choices. The keys are in the order of their numbers on the wire, which is the order of
// the options.

export const PAY_FREQUENCY_LABELS: Record<PayFrequency, string> = {
  weekly: 'Semanal',
  biweekly: 'Bisemanal',
  semimonthly: 'Quincenal',
  monthly: 'Mensual',
};

/** The labels of a company's deposit schedules. */
export const DEPOSIT_SCHEDULE_LABELS: Record<YearlySchedule, string> = {
  monthly: 'Mensual',
  semiweekly: 'Bisemanal',
};

/** The methods of residents, which a company may propose. */
export const RESIDENT_METHOD_LABELS: Record<ResidentMethod, string> = {
  'flat-rate': 'Fija',
  table: 'Tabla',
  certificate: 'Certificado 499 R-4',
};

export const WITHHOLDING_METHOD_LABELS: Record<WithholdingMethod, string> = {
  ...RESIDENT_METHOD_LABELS,
  'non-resident-citizen': 'No residente, ciudadano',
  'non-resident-alien': 'No residente, extranjero',
};

export const LINE_DIRECTION_LABELS: Record<LineDirection, string> = {
  deduction: 'Descuento',
  addition: 'Aumento',
};

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  check: 'Cheque',
  'direct-deposit': 'Depósito directo',
  cash: 'Efectivo',
};

/** The kinds of event, of which a history may show one. */
export const EVENT_KIND_LABELS: Record<EventKind, string> = {
  load: 'Cargado',
  amend: 'Corregido',
  recalculate: 'Recalculado',
  delete: 'Eliminado',
  mark: 'Pagado',
  opening: 'Saldos iniciales',
  leave: 'Licencias',
  period: 'Cierre de períodos',
  month: 'Cierre de meses',
  memo: 'Memos borrados',
  filing: 'Presentado',
  cheque: 'Cheques',
  settlement: 'Hecho fuera de Garita',
};

export const PERIOD_STATUS_LABELS: Record<PeriodStatus, string> = {
  open: 'Abierto',
  reviewed: 'Revisado',
  closed: 'Cerrado',
};

export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrador',
  practitioner: 'Contador',
  auditor: 'Auditor',
};
