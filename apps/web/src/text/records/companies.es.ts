import { VOID_CAUSES } from '@garita/domain/text/event-texts.es';
import { COMPANY_LABELS, DEPOSIT_LABELS } from '@garita/domain/text/fields/company-labels.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { labelsIn } from '@garita/domain/text/labels';
import { DEPOSIT_SCHEDULE_LABELS } from '@garita/domain/text/option-labels.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { allCompaniesText } from '../navigation.es.ts';

/** The labels of a company's fields in a form. */
export const companyLabels = labelsIn(COMPANY_LABELS, 'short');

/** Texts about the companies. */
export const companiesText = {
  list: {
    ...allCompaniesText,
    name: 'Empresa',
    contact: COMPANY_LABELS.contact,
    phone: COMPANY_LABELS.phoneNumber.heading,
    add: 'Agregar compañía',
    created: (name: string) => `${name} está creada. Faltan sus empleados.`,
    addEmployees: 'Agregar empleados',
    employees: 'Empleados',
    contractors: 'Servicios Profesionales',
    taxes: 'Taxes',
    empty: 'Agregue su primera compañía para empezar con sus empleados.',
  },

  /** The name of the record in a question. */
  record: (name: string) => `la compañía: ${name}`,

  create: {
    title: 'Crear Compañía',
    question: (name: string) => `¿Está seguro que desea crear la compañía ${name}?`,
  },
  edit: {
    title: 'Editar Compañía',
    question: (name: string) => `¿Está seguro que desea editar la compañía ${name}?`,
  },

  view: { title: 'Compañía' },

  identity: {
    title: 'Compañía',
    help: 'El nombre legal, como aparece en las planillas, y quién las prepara.',
    chooseAccountant: 'Seleccione un/a Contador/a',
  },

  addresses: {
    title: 'Direcciones',
    help: 'La postal recibe la correspondencia; la física es donde se trabaja.',
  },

  contact: {
    title: 'Contacto',
    help: 'A quién se llama y a dónde se escribe por asuntos de la nómina.',
  },

  registration: {
    title: 'Registros oficiales',
    help: 'Cómo la conocen el IRS, Hacienda y el Departamento del Trabajo.',
    entityTypeHelp: 'Se marca en la 499 R-1B.',
    noEntityType: 'Sin indicar',
  },

  controls: {
    title: 'Números de control',
    help: 'Nueve dígitos cada uno. El último es el primero del grupo siguiente y no se usa.',
    usedUp: {
      w2: (numbers: number, employees: number) =>
        `Los números de W-2 no alcanzan: hay ${numbers} y la compañía tiene ${employees} empleados.`,
      form480: (numbers: number, contractors: number) =>
        `Los números de 480.6 SP no alcanzan: hay ${numbers} y la compañía tiene ${contractors} contratistas.`,
    },
    shared: WARNING_TEXTS.sharedControls,
  },

  unemployment: {
    title: 'Desempleo e incapacidad',
    help: 'Los porcentajes que el Departamento del Trabajo le asignó a la compañía.',
    rateSinceHelp: 'El del aviso. Los informes de los años de antes toman el porciento anterior.',
    disabilityHelp:
      'La parte de los empleados en el seguro por incapacidad, que la ley fija en 0.30%. Con 0% la PRUI-10 no declara lo que se les retuvo.',
    employerDisabilityHelp: 'La parte de la compañía en el seguro por incapacidad.',
  },

  insurance: {
    title: 'Choferil y póliza',
    help: 'En dólares por semana y chofer.',
    weeklyRateHelp: 'Lo que paga la compañía, con la parte del empleado.',
    premiumRateHelp:
      'La del aviso de la póliza, por cada $100 de nómina. Con varias categorías, la prima dividida entre la nómina.',
  },

  leave: {
    title: 'Vacaciones y enfermedad',
    help: 'Las horas que gana al mes quien trabaja en él las horas requeridas. Son las de todo empleado nuevo.',
    thresholdHelp: 'Las que hay que trabajar en el mes para acumularlas.',
  },

  deposits: {
    title: 'Depósitos',
    help: 'Cada cuánto deposita la compañía, por año: lo fija cada agencia por lo que debió en su período de referencia. Si no se dice, sale de la nómina en Garita.',
    ...labelsIn(DEPOSIT_LABELS, 'short'),
    schedules: DEPOSIT_SCHEDULE_LABELS,
    proposed: (schedule: string) => `${schedule}, según la nómina`,
    missing: (schedule: string) => `Falta decirlo; mientras tanto, ${schedule.toLowerCase()}`,
    change: (year: number) => `Cambiar los depósitos de ${year}`,
    changeShort: 'Cambiar',
    changed: (year: number) => `Los depósitos de ${year} quedan como se dijo.`,
    notStated: 'Sin decir',
    federalHelp: 'La que dice el aviso del IRS, o la de la planilla de antes.',
    previousQuarterHelp:
      'El trimestre antes del primero que se pagó completo en Garita. Si fue menos de $2,500.00, el que sigue se puede pagar con su 941.',
    carriedFutaHelp: 'Lo de los trimestres del año antes del primero pagado en Garita.',
    save: 'Guardar',
    inHistory: (year: number, field: string) => `Depósitos de ${year}: ${field}`,
  },

  cheques: {
    title: 'Cheques',
    next: (number: number) => `El próximo cheque que se marque como pagado lleva el número ${number}.`,
    change: 'Cambiar el próximo número',
    changed: (number: number) => `El próximo cheque lleva el número ${number}.`,
    nextNumber: PAY_LABELS.nextChequeNumber,
    nextHelp:
      'El primero de su chequera que no ha usado. Los demás siguen de ahí y saltan los usados y los anulados.',
    save: 'Guardar',
    voided: 'Cheques anulados',
    noneVoid: 'Ningún cheque anulado.',
    number: 'Núm. de cheque',
    date: 'Fecha',
    payee: 'A nombre de',
    amount: 'Monto',
    cause: 'Por qué se anuló',
    causes: VOID_CAUSES,
  },
} as const;
