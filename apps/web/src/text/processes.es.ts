import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { EmployeeFile, FileType, PaySpan } from '@garita/domain/report/file-type';
import type { Submission } from '@garita/domain/report/report-request';
import { TIME_LABELS } from '@garita/domain/text/amount-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

/** The file types by their numbers, in the order of the select. */
export const fileTypeLabels: Record<FileType, string> = {
  1: 'W-2PR (Archivo del empleado)',
  2: '940',
  3: '941',
  4: 'Hacienda 499 R-1B',
  5: 'Desempleo e incapacidad',
  6: 'Choferil',
  7: 'CFSE',
  8: 'Talonarios por período',
  9: 'Wages TXT, Depto. del Trabajo',
  10: 'W-2PR SURI TXT',
  11: 'W-2PR SSA TXT',
  12: 'Bono de Navidad',
  13: '943',
  14: 'Reporte de salarios',
  15: 'Vacaciones y enfermedad',
  16: 'Costo patronal',
  17: 'Asiento contable',
};

const AGENCIES = {
  treasury: 'Hacienda',
  irs: 'IRS',
  ssa: 'Seguro Social (SSA)',
  labor: 'Departamento del Trabajo',
  stateFund: 'Fondo del Seguro del Estado',
  office: 'Nómina',
} as const;

/** The agency that receives each file; 'office' where no agency does. */
export const fileTypeAgencies: Record<FileType, string> = {
  1: AGENCIES.treasury,
  2: AGENCIES.irs,
  3: AGENCIES.irs,
  4: AGENCIES.treasury,
  5: AGENCIES.labor,
  6: AGENCIES.labor,
  7: AGENCIES.stateFund,
  8: AGENCIES.office,
  9: AGENCIES.labor,
  10: AGENCIES.treasury,
  11: AGENCIES.ssa,
  12: AGENCIES.office,
  13: AGENCIES.irs,
  14: AGENCIES.office,
  15: AGENCIES.office,
  16: AGENCIES.office,
  17: AGENCIES.office,
};

export const employeeFileLabels: Record<EmployeeFile, string> = {
  w2pr: 'W-2PR',
  'year-stubs': 'Talonarios del año',
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
    companyName: 'Nombre de la compañía',
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
    payFrequency: 'Período de norma',
    period: 'Seleccione un Periodo',
    periodOption: (number: number, start: string, end: string) =>
      `Periodo Numero ${number} Fecha ${start} ${end}`,
    submission: 'Tipo de envío',
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
    package: 'Paquete',
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
