import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { EmployeeFile, FileType, PaySpan } from '@garita/domain/report/file-type';
import type { Submission } from '@garita/domain/report/report-request';
import { TIME_LABELS } from '@garita/domain/text/amount-labels.es';
import { AGENCY_LABELS, DOCUMENT_NAMES, OTHER_DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { NAME_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { REQUEST_LABELS } from '@garita/domain/text/fields/request-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

const options = labelsIn(DOCUMENT_NAMES, 'option');

/** The file types by their numbers, in the order of the select. */
export const fileTypeLabels: Record<FileType, string> = {
  1: 'W-2PR (Archivo del empleado)',
  2: options['form-940'],
  3: options['form-941'],
  4: options['form-499'],
  5: options.unemployment,
  6: options['chauffeur-insurance'],
  7: options['workers-compensation'],
  8: options['period-stubs'],
  9: options['wages-text'],
  10: options['w2pr-suri-text'],
  11: options['w2pr-ssa-text'],
  12: options['christmas-bonus'],
  13: options['form-943'],
  14: options.salaries,
  15: options.leave,
  16: options['employer-cost'],
  17: options.journal,
};

const agencies = labelsIn(AGENCY_LABELS, 'long');

/** The lists and reports that are for the office. */
const OFFICE = 'Nómina';

/** The agency that receives each file, or the office. */
export const fileTypeAgencies: Record<FileType, string> = {
  1: agencies.hacienda,
  2: agencies.irs,
  3: agencies.irs,
  4: agencies.hacienda,
  5: agencies.labor,
  6: agencies.labor,
  7: agencies.cfse,
  8: OFFICE,
  9: agencies.labor,
  10: agencies.hacienda,
  11: agencies.ssa,
  12: OFFICE,
  13: agencies.irs,
  14: OFFICE,
  15: OFFICE,
  16: OFFICE,
  17: OFFICE,
};

export const employeeFileLabels: Record<EmployeeFile, string> = {
  w2pr: options.w2pr,
  'year-stubs': options['year-stubs'],
};

export const paySpanLabels: Record<PaySpan, string> = {
  dates: 'Lo pagado entre dos fechas',
  period: 'Lo pagado de un período',
};

/** Labels in Spanish and English, as accountants use both. */
export const processFrequencyLabels: Record<PayFrequency, string> = {
  weekly: 'SEMANAL / WEEKLY',
  biweekly: 'BISEMANAL / BIWEEKLY',
  semimonthly: 'QUINCENAL / SEMI-MONTHLY',
  monthly: 'MENSUAL / MONTHLY',
};

export const submissionLabels: Record<Submission, string> = {
  original: 'Nuevo',
  correction: 'Correcciones W2-C',
};

export const quarterLabels: Record<1 | 2 | 3 | 4, string> = {
  1: 'Enero - Marzo',
  2: 'Abril - Junio',
  3: 'Julio - Septiembre',
  4: 'Octubre - Diciembre',
};

/** Texts of Procesos. */
export const processesText = {
  title: 'Procesos',
  description: 'Cargue el pago de un empleado o descargue un documento.',

  who: {
    title: 'Compañía y empleado',
    company: 'Seleccione una compañía',
    companyName: NAME_LABELS.companyName,
    employee: 'Seleccione un empleado',
    everybody: 'Todos los Empleados',
    inactiveCompany: (name: string) => `${name} (desactivada)`,
    noCompanies: 'Todavía no hay compañías.',
    noCompaniesHelp: 'Agregue una compañía y sus empleados; después vuelva aquí.',
    addCompany: 'Agregar compañía',
    missingEmployee: 'Este empleado no existe en la compañía',
    chooseAnother: 'Elegir de la lista',
  },

  file: {
    title: 'Archivo',
    fileType: 'Seleccione tipo de archivo',
    employeeFile: 'Seleccione el documento',
    paySpan: 'Seleccione qué cubre',
    year: 'Seleccione el año',
    fiscalYear: 'Seleccione el año fiscal',
    fiscalYearOption: (year: number) => `${year - 1}-${year}`,
    quarter: 'Seleccione el trimestre',
    payFrequency: PAY_LABELS.payFrequency,
    period: 'Seleccione un Periodo',
    periodOption: (number: number, start: string, end: string) =>
      `Periodo Numero ${number} Fecha ${start} ${end}`,
    submission: REQUEST_LABELS.submission,
    submissionCode: 'Codigo',
    submissionCodeHelp: 'Los 6 caracteres que la agencia dio al rechazar el primer envío.',
    start: 'Desde',
    end: 'Hasta',
    incomplete: 'Complete los campos indicados para descargar el documento.',
  },

  bonus: {
    title: 'Configuración del bono',
    help: 'Lo que use se guarda para la próxima vez.',
    large: (employees: string) => `Las compañías con más de ${employees} empleados pagarán un bono`,
    small: (employees: string) => `Las compañías con hasta ${employees} empleados pagarán un bono`,
    rate: (percent: string) => `Equivalente al ${percent} del total de los salarios computados`,
    maximum: (amount: string) => `Hasta un máximo de ${amount}`,
    unknown: '…',
    hours: 'Horas que cuentan para las 1,350',
    by: REQUEST_LABELS.by,
    rules: {
      settings: 'La configuración de la compañía, que no es la de la ley',
      law: 'Ley 148 de 1969',
    },
    lawHelp: 'Los porcentajes, los máximos y las horas son los de la ley, según la fecha de empleo.',
    lawHours: 'Horas que cuentan para las 1,350, o las 700 de los empleados antes del 26 ene 2017',
    netProfit: REQUEST_LABELS.netProfit,
    netProfitHelp: 'Todos los bonos son a lo sumo el 15 %. Vacía, no hay límite; 0.00, no se debe bono.',
    paidOn: REQUEST_LABELS.paidOn,
    isLargeForReformHires: REQUEST_LABELS.isLargeForReformHires,
    isLargeForEarlierHires: REQUEST_LABELS.isLargeForEarlierHires,
    sizes: { counted: 'Contado por semanas', large: 'Grande', small: 'Pequeña' },
    ...labelsIn(TIME_LABELS, 'short', ['regular', 'overtime', 'vacation', 'sick']),
  },

  actions: {
    label: 'Qué hacer',
    loadTime: 'Cargar tiempo',
    loadTimeHelp: 'Seleccione un empleado',
    download: 'Descargar Archivo',
    downloadHelp: 'Seleccione una compañía y un tipo de archivo',
    yearPackage: (year: number) => `Paquete del año ${year}`,
    quarterPackage: (quarter: number, year: number) => `Paquete del trimestre ${quarter} de ${year}`,
    package: OTHER_DOCUMENT_NAMES.package,
    packageHelp: 'Seleccione una compañía y un año',
    payRoll: 'Pagar nómina',
    payRollHelp: 'No disponible',
  },

  download: {
    title: 'Descarga',
    started: 'Descargando reporte...',
    finished: 'Generado exitosamente.',
    cancelled: 'Descarga cancelada.',
    nobodyPaid: 'Usuario no posee data.',
    preparing: (seconds: number) => `El servidor prepara el documento: ${seconds} s`,
    received: (kilobytes: string, total: string) => `${kilobytes} de ${total} KB`,
    receivedSoFar: (kilobytes: string) => `${kilobytes} KB`,
    cancel: 'Cancelar descarga',
  },
} as const;
