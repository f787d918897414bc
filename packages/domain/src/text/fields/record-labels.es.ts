import type { Label } from '../labels.ts';

/** The labels of the parts of an address, and of the two addresses that a record may have. */
export const ADDRESS_LABELS = {
  street: 'Dirección',
  municipalityId: 'Municipio',
  state: 'Estado',
  zip: 'Código postal',
  postalAddress: 'Dirección postal',
  physicalAddress: 'Dirección física',
} as const satisfies Record<string, Label>;

/** The labels of the names and street for fixed-width files. */
export const FILE_WORD_LABELS = {
  fileName: 'Nombre para archivos',
  fileFirstName: 'Nombre para archivos',
  fileMiddleName: 'Segundo nombre para archivos',
  fileLastName: 'Apellidos para archivos',
  fileStreet: 'Dirección para archivos',
} as const satisfies Record<string, Label>;

/** The labels of the names of people and companies. */
export const NAME_LABELS = {
  firstName: 'Nombre',
  middleName: 'Inicial de segundo nombre',
  lastName: 'Apellido paterno',
  motherLastName: 'Apellido materno',
  companyName: 'Nombre de la compañía',
  nameSuffix: { short: 'Sufijo (Jr., III)', long: 'Sufijo del nombre' },
} as const satisfies Record<string, Label>;

/** The labels of contact data. */
export const CONTACT_LABELS = {
  phoneNumber: { short: 'Número de teléfono', heading: 'Teléfono' },
  mobileNumber: 'Número de teléfono celular',
  faxNumber: 'Fax',
  email: { short: 'Correo electrónico', heading: 'Correo' },
} as const satisfies Record<string, Label>;

/** The labels of the numbers that identify a person or a company to agencies. */
export const NUMBER_LABELS = {
  socialSecurityNumber: {
    short: 'Núm. de Seguro social',
    heading: 'Número Social',
    long: 'Número de seguro social',
    printed: 'Seguro social',
  },
  employerIdentificationNumber: 'Número patronal',
  merchantRegister: 'Registro Comerciante',
} as const satisfies Record<string, Label>;
