import type { ReportName } from '../report/report-request.ts';
import type { PayAgency } from '../what-if/what-if-comparison.ts';
import type { Label } from './labels.ts';

/**
 * The names of the documents. `short` is for a downloaded or filed document, `heading` for a column of
 * Cuadre, `option` for the Procesos screen, `long` for an obligation and `inSentence` for a filing.
 */
export const DOCUMENT_NAMES = {
  w2pr: 'W-2PR',
  'year-stubs': 'Talonarios del año',
  'period-stubs': 'Talonarios por período',
  'entry-stub': 'Talonario',
  'pay-letter': 'Explicación al empleado',
  'withholding-certificate': '499 R-4',
  'employment-letter': 'Carta de empleo',
  'earnings-certificate': 'Certificación de ingresos',
  'form-940': '940',
  'form-941': '941',
  'form-943': '943',
  'form-499': { short: '499 R-1B', option: 'Hacienda 499 R-1B' },
  unemployment: { short: 'Desempleo e incapacidad', heading: 'PRUI-10', inSentence: 'PRUI-10' },
  'chauffeur-insurance': { short: 'Choferil', inSentence: 'choferil' },
  'workers-compensation': {
    short: 'CFSE',
    long: 'Declaración de nómina de la CFSE',
    inSentence: 'nómina de la CFSE',
  },
  'wages-text': {
    short: 'Archivo de salarios',
    option: 'Wages TXT, Depto. del Trabajo',
    inSentence: 'archivo de salarios',
  },
  'w2pr-suri-text': {
    short: 'Archivo W-2PR para SURI',
    heading: 'Archivo SURI',
    option: 'W-2PR SURI TXT',
    inSentence: 'archivo W-2PR para SURI',
  },
  'w2pr-ssa-text': {
    short: 'Archivo W-2PR para el Seguro Social',
    heading: 'Archivo SSA',
    option: 'W-2PR SSA TXT',
    inSentence: 'archivo W-2PR para el Seguro Social',
  },
  'christmas-bonus': 'Bono de Navidad',
  salaries: 'Reporte de salarios',
  'employer-cost': 'Costo patronal',
  'period-employer-cost': 'Costo patronal',
  'payroll-register': 'Nómina del período',
  journal: { short: 'Asiento contable', printed: 'Asiento contable de nómina' },
  'period-journal': { short: 'Asiento contable', printed: 'Asiento contable de nómina' },
  history: 'Historial',
  'register-as-known': 'Nómina según lo conocido',
  reconciliation: 'Cuadre',
  'what-if': '¿Y si…?',
  'non-residents': 'No residentes (480.6C)',
  leave: 'Vacaciones y enfermedad',

  'contractor-stub': 'Talonario',
  'contractor-payments': 'Pagos de Servicios Profesionales',
  'contractor-year': {
    short: 'Año de Servicios Profesionales',
    printed: 'Pagos de Servicios Profesionales, por mes',
  },
  'form-480-text': {
    short: 'Archivo 480.6SP',
    option: '480.6SP TXT',
    inSentence: 'archivo 480.6SP',
  },
} as const satisfies Record<ReportName, Label>;

/** The names of other downloads, and of forms that are made only as a file. */
export const OTHER_DOCUMENT_NAMES = {
  'form-480': '480.6SP',
  package: 'Paquete',
  filedCopy: 'Copia presentada',
  auditorPacket: 'Paquete del auditor',
  auditorPacketWithPersonalData: 'Paquete del auditor con datos personales',
} as const;

/** The labels of the agencies that receive documents or part of each pay. */
export const AGENCY_LABELS = {
  hacienda: 'Hacienda',
  irs: 'IRS',
  ssa: 'Seguro Social (SSA)',
  labor: 'Departamento del Trabajo',
  cfse: { short: 'CFSE', long: 'Fondo del Seguro del Estado' },
} as const satisfies Record<PayAgency | 'ssa', Label>;
