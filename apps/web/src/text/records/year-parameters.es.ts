import {
  CONFIDENCE_LABELS,
  YEAR_PARAMETER_LABELS,
} from '@garita/domain/text/fields/year-parameter-labels.es';

/** Texts about the parameters of a year. */
export const yearParametersText = {
  title: 'Parámetros del año',
  help: 'De toda la instalación: rigen en todas las cuentas.',
  readOnly: 'Los entran los administradores de la instalación.',
  year: 'Año',
  labels: YEAR_PARAMETER_LABELS,
  confidences: CONFIDENCE_LABELS,
  lacking: (names: string) =>
    `Falta entrar para este año: ${names}. Hasta entonces rige lo del año anterior.`,
  yearly: {
    title: 'Lo que cambia cada año',
    help: 'Vacío: todavía no se ha entrado para este año.',
    socialSecurityBase: 'La anuncia la SSA cada octubre. Rige también para las propinas.',
    futaReduction:
      'La lista del Departamento del Trabajo federal sale después del 10 de noviembre. 0 si no hay.',
  },
  wages: {
    title: YEAR_PARAMETER_LABELS.minimumWages,
    help: 'El que rige al comenzar el año y los que comienzan en él.',
    add: 'Añadir un salario mínimo',
  },
  lasting: {
    title: 'Retención por certificado',
    help: 'Rige desde el 1 de enero de este año hasta que se cambie.',
  },
  table: {
    help: 'La usan los empleados con retención por tabla.',
    add: 'Añadir tramo',
    row: (title: string, number: number) => `${title}, tramo ${number}`,
    ofRow: (number: number, label: string) => `Tramo ${number}: ${label}`,
    remove: (number: number) => `Quitar el tramo ${number}`,
  },
  rows: {
    wage: (number: number) => `Salario mínimo ${number}`,
    ofWage: (number: number, label: string) => `Salario mínimo ${number}: ${label}`,
    removeWage: (number: number) => `Quitar el salario mínimo ${number}`,
    day: (number: number) => `Día ${number}`,
    removeDay: (number: number) => `Quitar el día ${number}`,
    addDay: 'Añadir un día',
  },
  other: {
    title: 'Desempleo y días sin pago',
    help: 'Los días de pago de los calendarios dejan estos días.',
  },
  from: {
    title: 'De dónde salen',
    help: 'La fuente se guarda con cada valor que cambie.',
    source: 'El documento que lo anuncia, con su fecha.',
  },
  save: 'Guardar parámetros',
  saved: 'Los parámetros se guardaron.',
  question: (year: number) => `¿Está seguro que desea guardar los parámetros de ${year}?`,
  effect: {
    title: 'Lo que alcanza',
    nothing: 'Nada cambia.',
    fields: (names: string) => `Cambia: ${names}.`,
    none: 'No alcanza a ningún pago cargado ni a ningún empleado de la cuenta.',
    company: (company: string, parts: string) => `${company}: ${parts}`,
    entries: (count: number) => (count === 1 ? '1 pago del año' : `${count} pagos del año`),
    below: (count: number) =>
      count === 1
        ? '1 empleado por debajo del salario mínimo'
        : `${count} empleados por debajo del salario mínimo`,
    kept: 'Lo cargado conserva lo que usó hasta que alguien lo recalcule.',
  },
  origins: {
    title: 'Lo que rige y su fuente',
    help: 'Cada valor con su primer día y quién lo entró.',
    value: 'Valor',
    since: 'Desde',
    source: 'Fuente',
    confidence: 'Confianza',
    by: 'Entrado por',
    builtIn: 'Instalación',
    empty: 'Este año no tiene parámetros.',
  },
} as const;
