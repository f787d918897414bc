import type { Misfit } from '../fixed-width/encode-field.ts';

/** Words of the files that agencies read, for whoever looks at one before it is made. */
export const AGENCY_FILES = {
  w2prSuri: 'W-2PR para SURI',
  w2prSsa: 'W-2PR para la Administración del Seguro Social',
  box: (number: string) => `casilla ${number}`,
  fields: fieldWords({
    employerNumber: 'Número patronal',
    ssaUserId: 'Usuario de la SSA',
    resubmission: 'Se envía otra vez',
    resubmissionCode: 'Código del envío anterior',
    companyName: 'Compañía',
    employerName: 'Nombre de la compañía',
    submitterName: 'Quien envía',
    contactName: 'Persona de contacto',
    contactPhone: 'Teléfono de contacto',
    contactFax: 'Fax de contacto',
    contactEmail: 'Correo electrónico',
    locationAddress: 'Dirección, línea 1',
    deliveryAddress: 'Dirección',
    city: 'Municipio',
    state: 'Estado',
    zip: 'Código postal',
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
    socialSecurityNumber: 'Seguro social',
    firstName: 'Nombre',
    middleName: 'Segundo nombre',
    lastName: 'Apellidos',
    birthday: 'Fecha de nacimiento',
    ceasedOn: 'Cese de operaciones',
    controlNumber: 'Número de control',
    exemptCode: 'Código de salarios exentos',
    socialSecurityWages: 'Sueldos para el Seguro Social',
    socialSecurityWithheld: 'Seguro Social retenido',
    medicareWages: 'Sueldos y propinas para Medicare',
    medicareWithheld: 'Medicare retenido',
    socialSecurityTips: 'Propinas para el Seguro Social',
    wages: 'Sueldos',
    commissions: 'Comisiones',
    concessions: 'Concesiones',
    tips: 'Propinas',
    totalPay: 'Total',
    incomeTaxWithheld: 'Contribución retenida',
    donations: 'Donativos',
    codaPlans: 'Planes CODA',
    reimbursedExpenses: 'Gastos reembolsados',
    exemptWages: 'Salarios exentos',
  }),
} as const;

/** Why something cannot be written: 'Dirección: no cabe en dos líneas de 22.' */
export function misfitText(
  words: string,
  misfit: Misfit,
  { name, width }: { name: string; width: number },
): string {
  switch (misfit) {
    case 'missing':
      return `${words}: falta.`;
    case 'too-long':
      return name.endsWith('Address')
        ? `${words}: no cabe en dos líneas de ${width}.`
        : `${words}: no cabe en ${width} posiciones.`;
    case 'characters':
      return `${words}: tiene letras o signos que la agencia no acepta.`;
    case 'digits':
      return `${words}: tiene que ser de ${width} dígitos.`;
    case 'amount':
      return `${words}: el monto es negativo o tiene más de ${width} dígitos.`;
  }
}

// A field that has no words is shown by its name; a test finds it.
function fieldWords(words: Record<string, string>): Readonly<Record<string, string>> {
  return words;
}
