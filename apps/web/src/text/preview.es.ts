import type {
  AccountantFact,
  CompanyFact,
  ContractorFact,
  EmployeeFact,
  HandFilledBox,
} from '@garita/domain/report/missing-fact';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportTotal, ReportTotalName } from '@garita/domain/report/report-total';

type ExcerptUnit = 'pages' | 'rows' | 'records';

const CUTS: Record<ExcerptUnit, (shown: string, of: string) => string> = {
  pages: (shown, of) => `Se ven las primeras ${shown} páginas de ${of}. El archivo las trae todas.`,
  rows: (shown, of) => `Se ven las primeras ${shown} filas de ${of}. El archivo las trae todas.`,
  records: (shown, of) => `Se ven ${shown} líneas de ${of}. El archivo las trae todas.`,
};

/** Texts of the preview of a document. */
export const previewText = {
  nothingChosen: 'Elija la compañía, el archivo y lo que pide: aquí lo verá antes de descargarlo.',
  totals: 'Para comprobar',
  companies: (names: readonly string[]) =>
    `Incluye las compañías de un mismo número patronal: ${names.join(', ')}.`,
  cut: (unit: ExcerptUnit, shown: string, of: string) => CUTS[unit](shown, of),
  page: (page: number) => `Página ${page}`,
  ticked: 'marcada',
  notTicked: 'sin marcar',
  difference: (name: string, amount: string, isLess: boolean) =>
    isLess ? `Retenido de menos a ${name}: ${amount}` : `Retenido de más a ${name}: ${amount}`,
  differencesHelp: 'No es redondeo, y no está en la línea que lo ajusta.',
  belowZero: 'Lo corregido es más que lo pagado',
  belowZeroHelp: (forms: string) =>
    forms === ''
      ? 'La agencia no toma una planilla bajo cero: corrija con ella la de antes.'
      : `La agencia no toma una planilla bajo cero: la de antes se corrige con ${forms}.`,
  brought: 'No tiene lo que se pagó en otro sistema',
  broughtUntil: (name: string, amount: string, day: string) => `${name}: ${amount} hasta el ${day}`,
  othersBrought: (count: number) => (count === 1 ? 'Y otra persona.' : `Y otras ${count} personas.`),
  broughtHelp: 'Lo que de ello se pagó en estos días hay que sumarlo a mano.',
  missing: (count: number) =>
    count === 1 ? 'Falta un dato; se imprime en blanco' : `Faltan ${count} datos; se imprimen en blanco`,
  unfit: (count: number) =>
    count === 1 ? 'Un dato no cabe en el archivo' : `${count} datos no caben en el archivo`,
  sentBack: (count: number) =>
    count === 1
      ? 'Un error por el que la agencia devolvería el archivo'
      : `${count} errores por los que la agencia devolvería el archivo`,
  toLookAt: (count: number) =>
    count === 1
      ? 'Un dato que conviene revisar antes de enviar'
      : `${count} datos que conviene revisar antes de enviar`,
  allMissing: (count: number) => `Ver los ${count}`,
  byHand: 'A mano:',
  sources: (total: string) => `¿De dónde sale? ${total}`,
  sourcesHelp: {
    sum: 'Es la suma de lo que trae cada pago.',
    people: 'Cada persona cuenta una vez; a su lado está lo que se le pagó.',
    'worked-out': 'No es una suma: se calcula, por sus tasas y topes, de estos pagos.',
  } satisfies Record<ReportTotal['how'], string>,
  workedOutOfBrought: 'No es una suma: se calcula, por sus tasas y topes, de estos pagos y de lo traído.',
  noSources: 'No hay pagos detrás de esta cifra.',
  entries: (count: number) => `${count} ${count === 1 ? 'pago' : 'pagos'}`,
  broughtPart: (day: string) => `Traído hasta el ${day}`,
  withBrought: (entries: string) => `${entries} y lo traído`,
  paidOn: 'Fecha de pago',
  brings: 'Trae',
  records: (count: number) => `${count} líneas`,
  place: 'Posición',
  field: 'Campo',
  value: 'Valor',
} as const;

/** The formats of a document besides its own file. */
export const formatLabels: Record<OtherFormat, string> = {
  xlsx: 'Excel',
  csv: 'CSV',
  iif: 'QuickBooks (IIF)',
};

/** A figure of a document in words, such as '12 empleados' or 'salarios $184,220.00'. */
export const totalTexts: Record<ReportTotalName, (value: string, isOne: boolean) => string> = {
  employees: (value, isOne) => `${value} ${isOne ? 'empleado' : 'empleados'}`,
  contractors: (value, isOne) => `${value} ${isOne ? 'contratista' : 'contratistas'}`,
  stubs: (value, isOne) => `${value} ${isOne ? 'talonario' : 'talonarios'}`,
  weeks: (value, isOne) => `${value} ${isOne ? 'semana' : 'semanas'}`,
  gross: (value) => `salarios ${value}`,
  services: (value) => `servicios ${value}`,
  taxable: (value) => `tributable ${value}`,
  exempt: (value) => `exento ${value}`,
  tips: (value) => `propinas ${value}`,
  expenses: (value) => `gastos ${value}`,
  withheld: (value) => `retenido ${value}`,
  net: (value) => `neto ${value}`,
  bonus: (value) => `bono ${value}`,
  employerShare: (value) => `aportación patronal ${value}`,
  debits: (value) => `débitos ${value}`,
  credits: (value) => `créditos ${value}`,
  due: (value) => `contribución ${value}`,
  unemploymentDue: (value) => `desempleo ${value}`,
  disabilityDue: (value) => `incapacidad ${value}`,
  vacationTaken: (value) => `vacaciones usadas ${value}`,
  sickTaken: (value) => `enfermedad usada ${value}`,
};

/** The company's data that a document may lack, as the company's form calls it. */
export const companyFactTexts: Record<CompanyFact, string> = {
  employerIdentificationNumber: 'Número patronal',
  commercialRegister: 'Registro Comerciante',
  'postalAddress.street': 'Dirección postal',
  'postalAddress.zip': 'Código postal',
  'physicalAddress.street': 'Dirección física',
  contact: 'Persona de Contacto',
  contactNumber: 'Teléfono de contacto',
  phoneNumber: 'Teléfono',
  industrialCode: 'Código Industrial',
  unemploymentAccountNumber: 'Número de desempleo e incapacidad',
  unemploymentRate: '% de desempleo',
  disabilityRate: '% de Incapacitados (en 0, la línea 4B de la PRUI-10 sale sin la parte de los empleados)',
  chauffeurAccountNumber: 'Número de choferil',
  chauffeurWeeklyRate: 'Tarifa semanal de choferil',
  insurancePolicyNumber: 'Póliza del Fondo',
  workersCompensationRate: 'Tasa de prima CFSE',
  'w2ControlRange.last': 'Números de control de la W-2PR',
  'form480ControlRange.last': 'Números de control de la 480.6SP',
};

/** The accountant's data that a document may lack. */
export const accountantFactTexts: Record<AccountantFact, string> = {
  phone: 'Teléfono',
  company: 'Compañía',
  employerIdentificationNumber: 'Número de seguro patronal',
  efileUserId: 'Identidad de usuario Efile',
  ssaUserId: 'Identidad de usuario SSA',
  'address.street': 'Dirección',
  'address.municipalityId': 'Municipio',
  'address.state': 'Estado',
  'address.zip': 'Código postal',
};

/** An employee's data that a document may lack. */
export const employeeFactTexts: Record<EmployeeFact, string> = {
  lastName: 'Apellido paterno',
  socialSecurityNumber: 'Seguro social',
  'address.street': 'Dirección',
  'address.zip': 'Código postal',
  licence: 'Licencia',
  workersCompensationClass: 'Categoría CFSE',
};

/** A contractor's data that a document may lack. */
export const contractorFactTexts: Record<ContractorFact, string> = {
  'address.municipalityId': 'Municipio',
  'address.state': 'Estado',
  'address.zip': 'Código postal',
};

export const byHandTexts: Record<HandFilledBox, string> = {
  'designee-pin': 'el PIN de la persona designada, que ella escoge',
  signature: 'la firma',
};
