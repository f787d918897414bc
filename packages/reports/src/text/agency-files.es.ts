import { formatCents } from '@garita/domain/money/cents';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { CONTRACTOR_LABELS } from '@garita/domain/text/fields/contractor-labels.es';
import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import {
  ADDRESS_LABELS,
  CONTACT_LABELS,
  NAME_LABELS,
  NUMBER_LABELS,
} from '@garita/domain/text/fields/record-labels.es';
import type { EncodingFault } from '../fixed-width/encode-field.ts';

/** The words of the agencies' files for their preview. */
export const AGENCY_FILES = {
  w2prSuri: 'W-2PR para SURI',
  w2prSsa: 'W-2PR para la Administración del Seguro Social',
  wages: 'Salarios del trimestre para el Departamento del Trabajo',
  form480: '480.6SP para SURI',
  unconfirmed:
    'No confirmado: no se encontró publicación del Departamento del Trabajo de este archivo. Es el de otro programa que lo envía.',
  box: (number: string) => `encasillado ${number}`,
  fields: fieldWords({
    employerNumber: NUMBER_LABELS.employerIdentificationNumber,
    ssaUserId: 'Usuario de la SSA',
    resubmission: 'Se envía otra vez',
    resubmissionCode: 'Código del envío anterior',
    companyName: 'Compañía',
    employerName: NAME_LABELS.companyName,
    submitterName: 'Quien envía',
    contactName: 'Persona de contacto',
    contactPhone: 'Teléfono de contacto',
    contactFax: 'Fax de contacto',
    contactEmail: CONTACT_LABELS.email.short,
    locationAddress: 'Dirección, línea 1',
    deliveryAddress: ADDRESS_LABELS.street,
    city: ADDRESS_LABELS.municipalityId,
    state: ADDRESS_LABELS.state,
    zip: ADDRESS_LABELS.zip,
    zipExtension: 'Código postal, extensión',
    submitterLocationAddress: 'Dirección de quien envía, línea 1',
    submitterDeliveryAddress: 'Dirección de quien envía',
    submitterCity: 'Municipio de quien envía',
    submitterState: 'Estado de quien envía',
    submitterZip: 'Código postal de quien envía',
    submitterZipExtension: 'Código postal de quien envía, extensión',
    taxYear: 'Año contributivo',
    terminating: 'Cesó en el año',
    employmentCode: 'Clase de compañía',
    employerPhone: 'Teléfono de la compañía',
    employees: 'Empleados',
    socialSecurityNumber: NUMBER_LABELS.socialSecurityNumber.printed,
    firstName: NAME_LABELS.firstName,
    middleName: 'Segundo nombre',
    lastName: 'Apellidos',
    nameSuffix: 'Sufijo',
    birthday: EMPLOYEE_LABELS.birthday,
    ceasedOn: 'Cese de operaciones',
    controlNumber: 'Número de control',
    exemptCode: 'Código de salarios exentos',
    secondExemptWages: 'Otros salarios exentos',
    secondExemptCode: 'Código de los otros salarios exentos',
    socialSecurityWages: 'Sueldos para el Seguro Social',
    socialSecurityWithheld: 'Seguro Social retenido',
    medicareWages: 'Sueldos y propinas para Medicare',
    medicareWithheld: 'Medicare retenido',
    socialSecurityTips: 'Propinas para el Seguro Social',
    uncollectedTipsTax: 'Contribuciones no retenidas en propinas',
    uncollectedSocialSecurity: 'Seguro Social no retenido en propinas',
    uncollectedMedicare: 'Medicare no retenido en propinas',
    wages: 'Sueldos',
    commissions: AMOUNT_LABELS.commissions,
    concessions: AMOUNT_LABELS.concessions,
    tips: AMOUNT_LABELS.tips,
    totalPay: 'Total',
    incomeTaxWithheld: AMOUNT_LABELS.incomeTaxWithheld.short,
    donations: 'Donativos',
    codaPlans: AMOUNT_LABELS.codaPlans,
    reimbursedExpenses: AMOUNT_LABELS.reimbursedExpenses.printed,
    exemptWages: 'Salarios exentos',
    surnameStart: 'Comienzo del apellido',
    madeOn: 'Fecha del archivo, AAMMDD',
    madeAt: 'Hora del archivo, HHMMSS',
    madeOnAgain: 'Fecha del archivo otra vez',
    year: 'Año',
    quarter: 'Trimestre',
    quarterWages: 'Salarios del trimestre',
    payerAccount: 'Número de desempleo e incapacidad',
    middleInitial: 'Inicial',
    surname: NAME_LABELS.lastName,
    motherLastName: NAME_LABELS.motherLastName,
    partialWages: 'Tiempo parcial (S o N)',
    documentType: 'Original (O) o enmendada (A)',
    payeeKind: 'Clase de número: 1 patronal, 2 seguro social',
    payerNumber: NUMBER_LABELS.employerIdentificationNumber,
    payerName: NAME_LABELS.companyName,
    payerAgent: 'Agente retenedor',
    payerPhone: CONTACT_LABELS.phoneNumber.heading,
    payerAddress: ADDRESS_LABELS.postalAddress,
    payerAddress2: 'Dirección postal, línea 2',
    payerCity: ADDRESS_LABELS.municipalityId,
    payerState: ADDRESS_LABELS.state,
    payerZip: ADDRESS_LABELS.zip,
    payerZipExtension: 'Código postal, extensión',
    payerPhysicalAddress: ADDRESS_LABELS.physicalAddress,
    payerPhysicalAddress2: 'Dirección física, línea 2',
    payerPhysicalCity: 'Municipio de la dirección física',
    payerPhysicalState: 'Estado de la dirección física',
    payerPhysicalZip: 'Código postal de la dirección física',
    payerPhysicalZipExtension: 'Código postal de la dirección física, extensión',
    taxpayerNumber: CONTRACTOR_LABELS.taxpayerNumber.long,
    entityName: 'Nombre de la entidad',
    address: ADDRESS_LABELS.street,
    address2: 'Dirección, línea 2',
    individualsNotSubject: 'Individuos no sujetos',
    corporationsNotSubject: 'Corporaciones y sociedades no sujetas',
    individualsSubject: 'Individuos sujetos, pagado',
    individualsWithheld: 'Individuos sujetos, retenido',
    corporationsSubject: 'Corporaciones y sociedades sujetas, pagado',
    corporationsWithheld: 'Corporaciones y sociedades sujetas, retenido',
    individualExemption: 'Código de exención',
    corporationExemption: 'Código de exención',
    waiverNumber: 'Número del relevo',
    forms: 'Formularios',
    totalPaid: 'Total pagado',
    totalWithheld: 'Total retenido',
  }),
} as const;

/**
 * Returns why a value cannot be written, or what it loses: 'Nombre: no cabe en 15 posiciones y pierde «OS».'
 */
export function misfitText(
  words: string,
  misfit: EncodingFault,
  { name, width, lost }: { name: string; width: number; lost: string },
): string {
  switch (misfit) {
    case 'missing':
      return `${words}: falta.`;
    case 'too-long': {
      const room = /address$/i.test(name) ? `dos líneas de ${width}` : `${width} posiciones`;
      return lost === ''
        ? `${words}: no cabe en ${room}.`
        : `${words}: no cabe en ${room} y pierde «${lost}».`;
    }
    case 'characters':
      return lost === ''
        ? `${words}: tiene letras o signos que la agencia no acepta.`
        : `${words}: la agencia no acepta «${lost}» y el archivo va sin eso.`;
    case 'digits':
      return `${words}: tiene que ser de ${width} dígitos.`;
    case 'amount':
      return `${words}: el monto es negativo o tiene más de ${width} dígitos.`;
    case 'capped':
      return `${words}: no caben más de $${formatCents(10 ** width - 1)}. El archivo lleva ese monto y deja fuera $${lost}.`;
  }
}

// Returns the words of a field. A field without words is shown by its name, which a test finds.
function fieldWords(words: Record<string, string>): Readonly<Record<string, string>> {
  return words;
}
