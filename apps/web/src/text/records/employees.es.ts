import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import { labelsIn } from '@garita/domain/text/labels';
import { asSentence } from '@garita/domain/text/sentence';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';

/** The labels of an employee's fields in a form. */
export const employeeLabels = labelsIn(EMPLOYEE_LABELS, 'short');

/** Texts about the employees. */
export const employeesText = {
  list: {
    title: 'Empleados',
    name: EMPLOYEE_LABELS.firstName,
    socialSecurity: EMPLOYEE_LABELS.socialSecurityNumber.heading,
    phone: EMPLOYEE_LABELS.phoneNumber.heading,
    type: EMPLOYEE_LABELS.employeeType.heading,
    add: 'Agregar empleado',
    hours: 'Horas',
    reveal: {
      show: (name: string) => `Mostrar el número de seguro social de ${name}: `,
      hide: (name: string) => `Ocultar el número de seguro social de ${name}: `,
      isRecorded: 'Mostrar el número. Queda registrado.',
      recorded: (name: string) => asSentence(`Quedó registrado que usted vio el número de ${name}`),
    },
    balances: 'Pagos y saldos',
    employmentEnd: 'Fin de empleo',
    empty: 'Agregue su primer empleado para cargarle un pago.',
  },

  /** The name of the record in a question. */
  record: (name: string) => `el empleado: ${name}`,

  create: {
    title: 'Crear Empleado',
    another: 'Guardar y agregar otro',
    question: (name: string) => `¿Está seguro que desea crear el empleado ${name}?`,
  },
  import: {
    link: 'Importar empleados',
    title: 'Importar Empleados',
    template: {
      title: 'Plantilla',
      help: 'Una fila por empleado. Lo que lleva * es requerido; una celda vacía queda como al abrir el formulario.',
      download: 'Descargar plantilla',
      fileName: 'Plantilla de empleados.xlsx',
      failed: 'No se pudo preparar la plantilla.',
    },
    /** The name of the hidden sheet with the options of the template's choices. */
    listsSheet: 'Listas',
    chooseFromList: 'Seleccione una opción de la lista.',
    numberNote: 'Nueve dígitos, con o sin guiones: 900-55-0001.',
    file: {
      title: 'Archivo lleno',
      help: 'Nada se guarda hasta que todas las filas estén bien y usted acepte.',
      label: 'Archivo de Excel o CSV',
      limits: 'Hasta 500 empleados y 2 MB.',
      tooLarge: 'El archivo pasa de 2 MB.',
      empty: 'El archivo no tiene empleados: llene la plantilla desde la segunda fila.',
    },
    problems: {
      title: (count: number) =>
        count === 1 ? 'Hay 1 celda por corregir' : `Hay ${count} celdas por corregir`,
      help: 'Corríjalas en el archivo, guárdelo y selecciónelo otra vez.',
      row: 'Fila',
      rowNumber: (row: number) => `Fila ${row}`,
      column: 'Columna',
      typed: 'Lo que tiene',
      text: 'Qué corregir',
    },
    preview: {
      title: (count: number) => (count === 1 ? '1 empleado por importar' : `${count} empleados por importar`),
      help: (unknownHeadings: readonly string[]) =>
        unknownHeadings.length === 0
          ? 'Todas las filas están bien.'
          : `Todas las filas están bien. No se importa lo que está bajo: ${unknownHeadings.join(', ')}.`,
      warnings: (count: number) =>
        count === 1
          ? 'Hay un valor que los archivos de las agencias no toman entero'
          : `Hay ${count} valores que los archivos de las agencias no toman enteros`,
      accept: 'Importar',
      question: (count: number) =>
        count === 1
          ? '¿Está seguro que desea importar 1 empleado?'
          : `¿Está seguro que desea importar ${count} empleados?`,
    },
    warned: (count: number) => (count === 1 ? 'Hay un aviso' : `Hay ${count} avisos`),
    toList: 'Ver los empleados',
    done: (count: number) => (count === 1 ? 'Se importó 1 empleado.' : `Se importaron ${count} empleados.`),
  },
  edit: {
    title: 'Editar Empleado',
    question: (name: string) => `¿Está seguro que desea editar el empleado ${name}?`,
  },

  view: { title: 'Empleado' },

  type: {
    title: 'Empleado',
    help: 'Regular trabaja la jornada completa; Parcial, menos horas.',
  },

  person: {
    title: 'Datos personales',
    help: 'El nombre como está en la tarjeta de seguro social.',
    showNumber: 'Mostrar el número de seguro social',
    externalNumberHelp: 'El que le da otro sistema, como el reloj ponchador.',
  },

  secondRecord: {
    reactivate: (name: string) => `Reactivar a ${name}`,
    question: (name: string) =>
      `¿Reactivar a ${name}? Se abre su ficha, y lo que escribió en esta no se guarda.`,
    open: (name: string) => `Abrir la ficha de ${name}`,
    reason: 'Por qué hace falta otra ficha',
    reasonHelp: 'Una persona lleva una sola ficha en la compañía. La razón queda en el historial.',
  },

  contact: {
    title: 'Dirección y teléfonos',
    help: 'A esta dirección va su W-2PR.',
  },

  vehicle: {
    title: 'Licencia y vehículo',
    help: 'A un chofer se le descuenta el seguro choferil en lugar del de incapacidad.',
  },

  employment: {
    title: 'Empleo',
    help: 'La fecha de ingreso de un empleado nuevo pone sus horas de vacaciones por mes.',
    partialWagesHelp: 'La marca «Tipo» del archivo de salarios para el Departamento del Trabajo.',
  },

  pay: {
    title: 'Paga',
    help: 'Un salario por período, o tarifas por hora cuando el salario es 0.',
    salaryHelp: 'Por período de norma.',
    workHoursHelp: 'Las que el salario paga en cada período.',
    regularHelp: 'Al escribirla se calculan las otras dos.',
    overtimeHelp: 'Se propone por lo que dice «Sobretiempo a razón de».',
    mealPeriodHelp: 'Se propone por la regla de la compañía: 2 veces la regular, o la de la ley.',
    multiplierHelp: 'Cambia la tarifa que se propone. Las horas se pagan a la tarifa de arriba.',
    mayBeDouble: 'Entró antes del 26 de enero de 2017: la ley puede darle el doble. Compruébelo.',
    fourTensHelp: 'Con un acuerdo escrito es sobretiempo desde la hora 11 del día o la 41 de la semana.',
    exemptHelp: 'La ley no le da sobretiempo ni licencias. No cambia la paga que se escribe por horas.',
  },

  withholding: {
    title: 'Retención',
    help: 'Cómo se calcula la contribución que se retiene al empleado.',
    /** A sentence about each method. */
    methods: {
      'flat-rate': 'Siempre el mismo porcentaje de los ingresos.',
      table: 'El porcentaje de la tabla de la compañía, según los ingresos del período.',
      certificate:
        'Como manda la ley: lo que ganaría en un año, menos las exenciones del certificado, a las tasas de la ley.',
      'non-resident-citizen':
        'Ciudadano de Estados Unidos que no reside en Puerto Rico: 20 % de los ingresos, sin exenciones. Va en el 480.6C.',
      'non-resident-alien':
        'Extranjero que no reside en Puerto Rico: 29 % de los ingresos, sin exenciones. Va en el 480.6C.',
    },
    certificate: {
      title: 'Certificado de exención 499 R-4',
      help: 'Cuenta el certificado que rige en la fecha de cada pago.',
      notUsed:
        'Se guarda, pero con otra retención que la del certificado ni la exención ni los dependientes cambian lo que se retiene.',
      dateHelp:
        'Una fecha posterior añade un certificado; la misma fecha corrige el que hay. Sin fecha no hay certificado.',
      sharedDependentsHelp: 'Aparte de los de arriba. Cada uno cuenta la mitad.',
      additionalHelp: 'Lo que el empleado pide que se le retenga además.',
      sharedCustodyHelp:
        'Pone a la mitad todos los dependientes. La marca también un casado que rinde por separado.',
      optionalHelp: 'Solo de casados que rinden juntos: cada uno como individuo.',
      youthHelp: 'De 16 a 26 años, la ley exime los primeros $40,000.00 del año.',
    },
    history: {
      title: 'Certificados entrados',
      none: 'No hay ninguno todavía.',
      toSign: '499 R-4 para firmar',
      since: (date: string) => `Desde el ${date}`,
      veteran: 'veterano',
      dependents: (count: number) => (count === 1 ? '1 dependiente' : `${count} dependientes`),
      sharedDependents: (count: number) =>
        count === 1 ? '1 en custodia compartida' : `${count} en custodia compartida`,
      sharedCustody: 'custodia compartida de todos',
      allowances: (count: number) => (count === 1 ? '1 concesión' : `${count} concesiones`),
      optional: 'cómputo opcional',
      additional: (amount: string) => `${amount} adicionales por período`,
      youthOptOut: 'renuncia a la exención de jóvenes',
      entered: (by: string, moment: string) => `Lo entró ${by}, ${moment}`,
      corrected: (by: string, moment: string) => `Lo corrigió ${by}, ${moment}`,
    },
  },

  leave: {
    title: 'Vacaciones y enfermedad',
    help: 'Lo que el empleado ya tenía en una fecha y lo que gana desde entonces.',
    byLaw:
      'Lo que el empleado ya tenía en una fecha, y lo que la ley le da cada mes: cambia solo con sus años de servicio.',
    dayHelp: 'La ley cuenta las vacaciones y la enfermedad en días de estas horas.',
    dayNotUsed: 'Se guarda, pero con la regla de la compañía no cambia lo que se gana.',
    edited: (law: { vacation: string; sick: string; threshold: string }) =>
      `Escritas a mano. La ley da al mes ${law.vacation} horas de vacaciones y ${law.sick} de enfermedad, si se trabajan ${law.threshold}.`,
    passed: WARNING_TEXTS.vacationBelowLaw,
    backToLaw: 'Poner lo de la ley',
    raised: WARNING_TEXTS.vacationRaised,
    accept: (hours: string) => `Poner ${hours}`,
    counted: (hours: string, before: string) =>
      `Las ${hours} horas cuentan desde el mes del aniversario, y los meses de antes ganan ${before}. Un pago que se cargó antes de ponerlas las toma al recalcularlo.`,
    thresholdHelp: 'Las que hay que trabajar en el mes para acumularlas.',
  },
} as const;
