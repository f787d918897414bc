// The words of the federal returns and of the return of the tax withheld, in the order in which the forms
// have them. Sources: Form 941 (sp), Rev. March 2024 to 2026; Form 943 (sp) and 940 (sp) of 2024 and 2025;
// Form 499 R-1B, Rev. 02.19.

const IRS = 'Departamento del Tesoro, Servicio de Impuestos Internos (IRS)';

/** The revision of a federal quarterly return that is in use for a year. */
export function revision941(year: number): string {
  return `Rev. marzo de ${year}`;
}

export const EMPLOYER_FIELDS = {
  employerNumber: 'Número de identificación patronal (EIN)',
  calendarYear: 'Año natural',
  name: 'Nombre (el legal, no el comercial)',
  tradeName: 'Nombre comercial (si lo tiene)',
  street: 'Dirección: número y calle',
  municipality: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal (ZIP)',
  foreignCountry: 'País extranjero',
  foreignProvince: 'Provincia o condado extranjero',
  foreignPostalCode: 'Código postal extranjero',
} as const;

export const SIGNATURES = {
  designeePart: '¿Permite que un tercero hable de esta declaración con el IRS?',
  answers: ['Sí. Nombre, teléfono y PIN:', 'No'],
  designee: 'Nombre del designado',
  designeePhone: 'Teléfono del designado',
  designeePin: 'PIN de cinco dígitos que el designado escogió',
  signPart: 'Firme aquí. Tiene que llenar todas las páginas y FIRMAR',
  oath: 'Bajo pena de perjurio, declaro que he examinado esta declaración, incluyendo los anexos que la acompañan, y que, a mi leal saber y entender, es verídica, correcta y completa. La declaración del preparador está basada en toda la información de la cual tiene conocimiento.',
  signature: 'Firma',
  signer: 'Nombre en letra de molde',
  title: 'Cargo',
  date: 'Fecha',
  phone: 'Mejor teléfono de día',
  preparerPart: 'Para uso exclusivo del preparador remunerado',
  selfEmployed: 'Marque si trabaja por cuenta propia',
  preparer: 'Nombre del preparador',
  ptin: 'PTIN',
  preparerSignature: 'Firma del preparador',
  firm: 'Nombre de la empresa (o el suyo si trabaja por cuenta propia)',
  firmNumber: 'EIN de la empresa',
  firmAddress: 'Dirección',
  firmPhone: 'Teléfono',
} as const;

/** The uses of an overpayment and, on the revisions that ask for it, the account that it goes to. */
export const OVERPAYMENT = {
  uses: ['Aplíquese a la próxima declaración', 'Envíese un reembolso'],
  use: 'Qué hacer con el pago en exceso (marque uno)',
  routingNumber: 'Número de ruta o tránsito bancario, si quiere un reembolso',
  accountType: 'Clase de cuenta',
  accountTypes: ['Corriente', 'Ahorros'],
  accountNumber: 'Número de cuenta',
} as const;

/** The box of agents who file for several employers on one return, which an employer is not. */
export const AGGREGATE = {
  only: 'Solo para declarantes agregados',
  filers: ['Agente de la sección 3504', 'Patrono profesional certificado (CPEO)', 'Otro tercero'],
} as const;

export const FORM_941 = {
  agency: IRS,
  form: '941 (sp)',
  title: 'Declaración del Impuesto Federal TRIMESTRAL del Patrono',
  quarterPart: 'Informe de este trimestre (marque uno)',
  quarters: [
    '1: enero, febrero, marzo',
    '2: abril, mayo, junio',
    '3: julio, agosto, septiembre',
    '4: octubre, noviembre, diciembre',
  ],
  part1:
    'Conteste estas preguntas para este trimestre. Los patronos de Puerto Rico pueden omitir las líneas 2 y 3',
  line1:
    'Número de empleados que recibieron salarios, propinas u otra remuneración en el período de pago que incluye el 12',
  line2: 'Salarios, propinas y otra remuneración',
  line3: 'Impuesto federal sobre el ingreso retenido de los salarios, propinas y otra remuneración',
  line4: 'Si ningún salario, propina u otra remuneración está sujeto al Seguro Social o al Medicare',
  check4: 'Marque y pase a la línea 6',
  line5a: 'Salarios sujetos al impuesto del Seguro Social',
  line5b: 'Propinas sujetas al impuesto del Seguro Social',
  line5c: 'Salarios y propinas sujetos al Medicare',
  line5d: 'Sujetos a la retención del Impuesto Adicional del Medicare',
  line5e: 'Total del impuesto del Seguro Social y del Medicare (columna 2 de 5a a 5d)',
  line5f: 'Notificación y solicitud de pago de la sección 3121(q): propinas no declaradas',
  line6: 'Total de los impuestos antes de los ajustes (sume 3, 5e y 5f)',
  line7: 'Ajuste del trimestre por fracciones de centavos',
  line8: 'Ajuste del trimestre por compensación por enfermedad',
  line9: 'Ajustes del trimestre por propinas y por seguro temporal de vida colectivo',
  line10: 'Total de los impuestos después de los ajustes (combine de la 6 a la 9)',
  line11: 'Crédito de un pequeño negocio por aumentar la investigación (adjunte la Forma 8974)',
  line12: 'Total de los impuestos después de los ajustes y créditos (10 menos 11)',
  line13: 'Total de los depósitos de este trimestre, más lo pagado en exceso que se aplicó',
  line14: 'Saldo adeudado (si la 12 es mayor que la 13)',
  line15: 'Pago en exceso (si la 13 es mayor que la 12)',
  part2: 'Infórmenos sobre su itinerario de depósitos y obligación contributiva de este trimestre',
  line16: 'Marque uno',
  withReturn:
    'La línea 12 de esta declaración o la de la anterior es menos de $2,500 y no tuvo la obligación de depositar $100,000 al próximo día',
  monthly: 'Fue depositante de itinerario mensual durante todo el trimestre. Obligación de cada mes:',
  semiweekly:
    'Fue depositante de itinerario bisemanal durante cualquier parte del trimestre. Llene el Anexo B (Forma 941) y adjúntelo',
  month: (month: number) => `Mes ${month}`,
  total: 'Total (tiene que ser igual a la línea 12)',
  part3: 'Infórmenos sobre su negocio. Si una pregunta no aplica, déjela en blanco',
  line17: 'Si su negocio cerró o dejó de pagar salarios',
  closed: 'Marque aquí, y escriba la última fecha en que pagó salarios',
  lastWages: 'Última fecha en que pagó salarios',
  line18: 'Si es patrono de temporada y no tiene que declarar cada trimestre',
  seasonal: 'Marque aquí',
  scheduleB: 'Registro de la obligación contributiva para los depositantes de itinerario bisemanal',
  scheduleBMonth: (name: string) => `Obligación por día: ${name}`,
  scheduleBTotal: 'Total del trimestre (tiene que ser igual a la línea 12 de la Forma 941)',
} as const;

export const FORM_943 = {
  agency: IRS,
  form: '943 (sp)',
  title: 'Declaración del Impuesto Federal ANUAL del Patrono de Empleados Agrícolas',
  revision: (year: number) => `Año ${year}`,
  part1: 'Conteste estas preguntas para este año',
  line1: 'Número de empleados agrícolas empleados en el período de pago que incluye el 12 de marzo',
  line2: 'Salarios sujetos al impuesto del Seguro Social',
  line3: 'Impuesto del Seguro Social (línea 2 × 12.4 %)',
  line4: 'Salarios sujetos al impuesto del Medicare',
  line5: 'Impuesto del Medicare (línea 4 × 2.9 %)',
  line6: 'Salarios sujetos a la retención del Impuesto Adicional del Medicare',
  line7: 'Retención del Impuesto Adicional del Medicare (línea 6 × 0.9 %)',
  line8: 'Impuesto federal sobre el ingreso retenido',
  line9: 'Total de los impuestos antes de los ajustes (sume 3, 5, 7 y 8)',
  line10: 'Ajustes del año en curso: fracciones de centavos',
  line11: 'Total de los impuestos después de los ajustes (9 más 10)',
  line12: 'Crédito de un pequeño negocio por aumentar la investigación (adjunte la Forma 8974)',
  line13: 'Total de los impuestos después de los ajustes y créditos (11 menos 12)',
  line14: 'Total de los depósitos del año',
  line15: 'Saldo adeudado (si la 13 es mayor que la 14)',
  line16: 'Pago en exceso (si la 14 es mayor que la 13)',
  line17: 'Resumen mensual de la obligación (solo depositantes mensuales con 13 de $2,500 o más)',
  lineM: 'Total del año (tiene que ser igual a la línea 13)',
  record: 'Registro de la obligación contributiva del patrono agrícola de itinerario bisemanal',
  dayMonth: (letter: string, name: string) => `${letter}  Obligación por día: ${name}`,
  recordTotal: 'Total del año (tiene que ser igual a la línea 13 de la Forma 943)',
} as const;

export const FORM_940 = {
  agency: IRS,
  form: '940 (sp)',
  title: 'Declaración Federal ANUAL del Patrono de la Contribución para el Desempleo (FUTA)',
  revision: (year: number) => `Año ${year}`,
  typePart: 'Clase de declaración (marque lo que aplique)',
  types: [
    'a. Enmendada',
    'b. Patrono sucesor',
    'c. No pagó a empleados en el año',
    'd. Final: el negocio cerró o dejó de pagar',
  ],
  part1: 'Infórmenos sobre su declaración. Si una línea no aplica, déjela en blanco',
  line1a: 'Si pagó contribución estatal para el desempleo en un solo estado: su abreviatura',
  line1b: 'Si la pagó en más de uno es patrono multiestatal',
  check1b: 'Marque aquí y llene el Anexo A (Forma 940)',
  line2: 'Si pagó salarios en un estado sujeto a reducción en el crédito',
  check2: 'Marque aquí y llene el Anexo A (Forma 940)',
  part2: 'Determine su contribución FUTA antes de los ajustes',
  line3: 'Pagos totales a todos los empleados',
  line4: 'Pagos exentos de la contribución FUTA',
  exempt: ['4a Beneficios', '4b Seguro de vida', '4c Retiro/pensión', '4d Dependientes', '4e Otros'],
  line5: 'Total de los pagos a cada empleado en exceso de $7,000',
  line6: 'Subtotal (4 más 5)',
  line7: 'Salarios totales sujetos a la contribución FUTA (3 menos 6)',
  line8: 'Contribución FUTA antes de los ajustes (7 × 0.006)',
  part3: 'Determine sus ajustes',
  line9: 'Si TODOS los salarios estuvieron excluidos del desempleo estatal (7 × 0.054)',
  line10: 'Si ALGUNOS lo estuvieron o se pagó tarde: hoja de trabajo, línea 7',
  line11: 'Si aplica la reducción en el crédito: total del Anexo A',
  part4: 'Determine su contribución FUTA y el saldo adeudado o el pago en exceso',
  line12: 'Total de la contribución FUTA después de los ajustes (8 + 9 + 10 + 11)',
  line13: 'Contribución FUTA depositada en el año',
  line14: 'Saldo adeudado (si la 12 es mayor que la 13)',
  line15: 'Pago en exceso (si la 13 es mayor que la 12)',
  part5: 'Obligación por trimestre, solo si la línea 12 es mayor de $500',
  line16: [
    '1.er trimestre (1 de enero al 31 de marzo)',
    '2.º trimestre (1 de abril al 30 de junio)',
    '3.er trimestre (1 de julio al 30 de septiembre)',
    '4.º trimestre (1 de octubre al 31 de diciembre)',
  ],
  line17: 'Obligación total del año (tiene que ser igual a la línea 12)',
} as const;

export const SCHEDULE_A = {
  title: 'de la Forma 940: patrono multiestatal y reducción en el crédito',
  wholeCredit: (year: number) =>
    `En ${year} Puerto Rico no tuvo reducción en el crédito: quien solo pagó desempleo aquí no acompaña este anexo. Marque cada estado en que lo pagó.`,
  reducedCredit: (year: number, rate: string) =>
    `En ${year} Puerto Rico tuvo una reducción en el crédito de ${rate}: acompañe este anexo, y su total va a la línea 11.`,
  notKnownYet: (year: number) =>
    `El Departamento del Trabajo federal publica las tasas de ${year} después del 10 de noviembre. Si la de Puerto Rico es mayor que cero, anótela, multiplique y acompañe este anexo; si no, no lo acompañe.`,
  captions: {
    state: 'Estado',
    wages: 'Salarios sujetos a FUTA',
    rate: 'Tasa',
    reduction: 'Reducción en el crédito',
  },
  total:
    'Total de la reducción en el crédito: sume las reducciones y anótelo aquí y en la línea 11 de la Forma 940',
} as const;

export const FORM_499 = {
  agency: 'Gobierno de Puerto Rico, Departamento de Hacienda',
  form: '499 R-1B',
  title: 'Planilla Trimestral Patronal de Contribución sobre Ingresos Retenida',
  revision: 'Rev. 02.19',
  employerNumber: 'Núm. de identificación patronal',
  phone: 'Teléfono',
  industry: 'Código industrial (NAICS)',
  name: 'Nombre del negocio',
  contact: 'Persona contacto',
  postal: 'Dirección postal',
  location: 'Localización del negocio',
  quarterEnd: 'Trimestre terminado el',
  entityPart: 'Tipo de entidad',
  returnPart: 'Clase de planilla',
  returns: ['Enmendada', 'Final', 'Cese temporero'],
  depositor: 'Clase de depositante',
  classes: {
    monthly: '(1) Mensual: Partes I y II',
    semiweekly: '(2) Bisemanal: Partes I y III',
    'with-return': '(3) Menos de $2,500 en el trimestre: Partes I y II',
  },
  part1: 'Determinación de la contribución',
  line1: 'Número máximo de empleados durante un período de pago del trimestre',
  line2: 'Total de salarios exentos',
  line3: 'Sueldos y compensaciones sujetos a retención',
  line4: 'Propinas sujetas a retención',
  line5: 'Total de contribución retenida sobre sueldos, propinas, pensiones, anualidades y otros',
  part2: 'Obligación del depositante mensual o de menos de $2,500',
  month: (name: string) => `Obligación de ${name}`,
  quarterTotal: 'Total del trimestre (igual a la Parte I, línea 5)',
  part3: 'Obligación del depositante bisemanal',
  days: (number: number, name: string) => `${number}  Obligación por día: ${name}`,
  oath: 'Declaro bajo penalidad de perjurio que esta planilla ha sido examinada por mí y que, según mi mejor información y creencia, es cierta, correcta y completa.',
  signature: 'Firma del patrono o de su representante',
  signatureDate: 'Fecha',
  specialistSignature: 'Firma del especialista',
  signer: 'Nombre del patrono o de su representante',
  signerTitle: 'Cargo',
  specialist: 'Nombre del especialista',
  registration: 'Número de registro',
  firm: 'Nombre de la firma o negocio',
  selfEmployed: 'Marque si el especialista trabaja por cuenta propia',
  paidPreparer:
    '¿Pagó por la preparación de esta planilla? Si contestó que sí, exija la firma y el número de registro del especialista',
  answers: ['Sí', 'No'],
} as const;
