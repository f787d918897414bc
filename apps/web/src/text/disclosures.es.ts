import type { ReportName } from '@garita/domain/report/report-request';

/** Exports that are not reports, and exports that were possible in earlier versions. */
type OtherDocument =
  | 'period-history'
  | 'package'
  | 'list'
  | 'filedCopy'
  | 'auditorPacket'
  | 'auditorPacketWithPersonalData';

/** Texts of the log of disclosures: who saw a whole personal number, and who exported a document. */
export const disclosuresText = {
  label: 'Miradas y exportaciones',
  last: 'Últimos documentos',
  help: 'Quién vio completo un número que en otras partes se ve en parte, y quién descargó documentos de la compañía. Lo último primero.',
  empty: 'No hay miradas ni exportaciones que mostrar.',
  who: 'Quién',
  anybody: 'Cualquiera',
  kind: 'Qué',
  allKinds: 'Todo',
  kinds: { look: 'Miradas', export: 'Exportaciones' },
  one: { look: 'Mirada', export: 'Exportación' },
  of: (what: string, person: string) => `${what} de ${person}`,
  quarter: (quarter: number, year: number) => `Trimestre ${quarter} de ${year}`,
  days: (start: string, end: string) => `${start} al ${end}`,
  /** Names a list that was exported to Excel. */
  list: (name: string) => `Lista: ${name}`,
  /** Names the stored copy of a filed document. */
  copyOf: (report: string) => `Copia presentada: ${report}`,

  numbers: {
    socialSecurityNumber: 'Número de seguro social',
    taxpayerNumber: 'Número de seguro social o patronal',
    bankAccount: 'Cuenta bancaria',
    retirementAccount: 'Número de cuenta IRA',
  },

  documents: {
    w2pr: 'W-2PR',
    'year-stubs': 'Talonarios del año',
    'period-stubs': 'Talonarios por período',
    'entry-stub': 'Talonario',
    'pay-letter': 'Explicación al empleado',
    'form-940': '940',
    'form-941': '941',
    'form-943': '943',
    'form-499': '499 R-1B',
    unemployment: 'Desempleo e incapacidad',
    'chauffeur-insurance': 'Choferil',
    'workers-compensation': 'CFSE',
    'wages-text': 'Archivo de salarios',
    'w2pr-suri-text': 'Archivo W-2PR para SURI',
    'w2pr-ssa-text': 'Archivo W-2PR para el Seguro Social',
    'christmas-bonus': 'Bono de Navidad',
    salaries: 'Reporte de salarios',
    'employer-cost': 'Costo patronal',
    'period-employer-cost': 'Costo patronal',
    journal: 'Asiento contable',
    'period-journal': 'Asiento contable',
    history: 'Historial',
    'register-as-known': 'Nómina según lo conocido',
    reconciliation: 'Cuadre',
    'what-if': '¿Y si…?',
    leave: 'Vacaciones y enfermedad',
    'contractor-stub': 'Talonario',
    'contractor-payments': 'Pagos de Servicios Profesionales',
    'contractor-year': 'Año de Servicios Profesionales',
    'form-480-text': 'Archivo 480.6SP',
    /** The former name of the report 'history', which recorded disclosures still have. */
    'period-history': 'Historial del período',
    package: 'Paquete',
    list: 'Lista',
    filedCopy: 'Copia presentada',
    auditorPacket: 'Paquete del auditor',
    auditorPacketWithPersonalData: 'Paquete del auditor con datos personales',
  } satisfies Record<ReportName | OtherDocument, string>,
} as const;
