import type { Cents } from '@garita/domain/money/cents';
import type { AmountName } from '@garita/domain/pay/amounts';
import { accessYears } from '@garita/domain/text/access-texts.es';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES, OTHER_DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { EVENT_KIND_TEXTS } from '@garita/domain/text/event-texts.es';
import { labelsIn } from '@garita/domain/text/labels';
import { PROBLEM_TEXTS, PROJECTION_TEXTS } from '@garita/domain/text/verification-texts.es';
import { payrollText } from './payroll.es.ts';

const { concepts, hours } = payrollText;

/** Texts of Auditoría: the history of a company's pay, and the register as known at a point of the log. */
export const auditText = {
  title: 'Auditoría',
  print: 'Imprimir',
  views: {
    history: DOCUMENT_NAMES.history,
    register: 'Según lo conocido',
    verification: 'Verificar',
    disclosures: 'Miradas y exportaciones',
    'what-if': DOCUMENT_NAMES['what-if'],
  },

  choices: {
    label: 'De qué',
    year: 'Año',
    everyYear: 'Todos',
    period: 'Período',
    allPeriods: 'Toda la compañía',
    periodOption: (number: number, start: string, end: string) => `Período ${number} · ${start} al ${end}`,
    person: 'Persona',
    everybody: 'Todas',
    contractor: 'Servicios Profesionales',
    kind: 'Movimiento',
    allKinds: 'Todos',
    month: 'Mes en que se anotó',
    everyMonth: 'Todos',
    author: 'Quién lo anotó',
    everyAuthor: 'Todos',
    minimum: 'Cambio desde ($)',
    notFrom: (seq: number) => `Desde el movimiento ${seq}: ver desde el primero`,
    notOnlyEntry: (entryId: number) => `Solo el pago ${entryId}: ver todos`,
  },

  /** The kinds of event that the filter offers. */
  kinds: EVENT_KIND_TEXTS,

  history: {
    label: 'Movimientos',
    empty: 'No hay movimientos que mostrar.',
    more: 'Ver más',
    count: (shown: number, last: number) => `${shown} de los ${last} movimientos de la compañía`,
    number: (seq: number) => `Movimiento ${seq}`,
    by: (who: string, when: string) => `${who} · ${when}`,
    reason: (reason: string) => `Razón: ${reason}`,
    entry: (entryId: number) => `Pago ${entryId}`,
    corrects: (entryId: number) => `Corrige el pago ${entryId}`,
    openPay: 'Abrir el pago',
    seal: 'Sello del cierre:',
    unsignedSeal: 'Sello del cierre, sin firma:',
    openMonths: 'Ver los meses',
    period: (number: number, start: string, end: string) => `Período ${number} (${start} al ${end})`,
    payDate: (day: string) => `Se paga el ${day}`,
    change: 'Cambio',
    total: 'Acumulado',
    details: (count: number) => {
      if (count === 0) return 'Ningún monto cambió';
      return count === 1 ? '1 monto cambió' : `${count} montos cambiaron`;
    },
    noAmounts: 'Ningún monto es otro.',
    amount: 'Monto',
    before: 'Antes',
    after: 'Después',
    causes: 'De dónde viene el cambio',
    somebody: 'Quien ya no es usuario',
  },

  totals: labelsIn(AMOUNT_LABELS, 'short', ['gross', 'withheld', 'net']),

  amounts: {
    ...concepts,
    regularMinutes: `Horas: ${hours.regular}`,
    overtimeMinutes: `Horas: ${hours.overtime}`,
    mealPeriodMinutes: `Horas: ${hours.mealPeriod}`,
    vacationMinutes: `Horas: ${hours.vacation}`,
    sickMinutes: `Horas: ${hours.sick}`,
    holidayMinutes: `Horas: ${hours.holiday}`,
  } satisfies Record<AmountName, string>,

  verification: {
    title: 'Verificar',
    help: 'Comprueba todo lo guardado de la nómina de la compañía, y no lo cambia. Queda anotado quién lo hizo y cómo salió.',
    run: 'Verificar ahora',
    running: 'Verificando',
    stop: 'Detener',
    checks: {
      chains: 'Cadena de movimientos',
      pay: 'Montos de cada movimiento',
      projections: 'Saldos y totales que leen las pantallas',
      anchors: 'Anclas firmadas',
      copies: 'Copias de lo presentado',
      returns: 'Talonarios, planillas y archivos',
    },
    checksHelp: {
      chains: 'Ninguno falta, ninguno cambió, cada uno sigue al anterior y se podía anotar.',
      pay: 'Ingresos − retenciones − descuentos + aumentos = neto; ningún tope pasado; lo pagado es lo que imprime el talonario.',
      projections: 'Son los que resultan de sumar otra vez los movimientos.',
      anchors: 'La cadena de hoy es la que se firmó.',
      copies: 'Cada copia es la que se presentó, y se puede abrir.',
      returns: 'Dicen de cada año lo mismo que los movimientos, como en Cuadre.',
    },
    states: { waiting: 'Pendiente', running: 'En curso', good: 'Bien', bad: 'Mal', none: 'Ninguna todavía' },
    upTo: (seq: number, last: number) => `Movimiento ${seq} de ${last}`,
    atYear: (year: number) => `Año ${year}`,
    whole: (events: number) =>
      events === 1 ? 'Todo está íntegro: 1 movimiento.' : `Todo está íntegro: ${events} movimientos.`,
    broken: 'Lo guardado no es lo que se anotó.',
    first: (seq: number, problem: string) => `El primer movimiento malo es el ${seq}: ${problem}.`,
    drifted: (rows: number) =>
      rows === 1
        ? '1 fila no es la que dicen los movimientos.'
        : `${rows} filas no son las que dicen los movimientos.`,
    unevenFigures: (count: number) => (count === 1 ? '1 cifra no cuadra.' : `${count} cifras no cuadran.`),
    uneven: (year: number, figure: string) => `Cuadre de ${year}: ${figure}`,
    show: (seq: number) => `Ver el movimiento ${seq}`,
    problems: 'Lo que está mal',
    problem: (seq: number, problem: string) => `Movimiento ${seq}: ${problem}`,
    more: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
    kinds: PROBLEM_TEXTS,
    projections: PROJECTION_TEXTS,
    projection: (name: string, rows: number) => (rows === 1 ? `${name}: 1 fila` : `${name}: ${rows} filas`),
    past: 'Últimas verificaciones',
    pastOne: (moment: string, who: string, events: number) =>
      `${moment} · ${who} · hasta el movimiento ${events}:`,
    ended: (problems: number, first: number | null) => {
      if (problems === 0) return 'íntegro';
      return first === null ? 'no estaba íntegro' : `no estaba íntegro desde el movimiento ${first}`;
    },
    /** For a user whose access is limited to these years. */
    ofYears: (years: { fromYear: number | null; toYear: number | null }) =>
      `(documentos comparados: ${accessYears(years)})`,
    seals: {
      unsigned: '(sin firma: quien tiene la base de datos pudo escribirlo)',
      altered: '(esto no es lo que se firmó)',
    },
    anchors: 'Anclas',
    anchorsHelp:
      'Dónde estaba la cadena cuando se firmó: al cerrar cada día, un período o un mes. Lo que cambie antes de una se descubre con ella.',
    copyAnchors: 'Copiar las líneas firmadas',
    copying: {
      copied: 'Líneas copiadas: guárdelas fuera de Garita.',
      notCopied: 'El navegador no dejó copiarlas. Están en el paquete del auditor.',
    },
    noAnchors: 'Ninguna todavía.',
    anchor: (seq: number, moment: string) => `Movimiento ${seq}, ${moment}`,
    unsigned:
      'Esta instalación no tiene la llave de las anclas: se comparan con la cadena, y no sus firmas. Tampoco se firma cómo sale cada verificación.',
  },

  register: {
    choosePeriod: 'Escoja un período',
    choosePeriodHelp:
      'Se muestra su nómina como se conocía en cualquier momento, junto a la de hoy o a la de otro momento.',
    point: 'Qué se conocía',
    asKnown: 'Según lo conocido el',
    besideKnown: 'Junto a lo conocido el',
    slider: 'Tras el movimiento',
    position: (seq: number, last: number) => `${seq} de ${last}`,
    moment: (seq: number, moment: string) => `Tras el movimiento ${seq}, del ${moment}`,
    beforeAll: 'Antes del primer movimiento',
    today: 'hoy',
    /** The earlier and the later of the two points of the log. */
    beside: (known: string, later: string) => `${known} → ${later}`,
    table: DOCUMENT_NAMES['register-as-known'],
    employee: 'Empleado',
    entry: 'Pago',
    knownOf: (total: string) => `${total} entonces`,
    todayOf: (total: string) => `${total} hoy`,
    laterOf: (total: string) => `${total} después`,
    difference: 'Diferencia del neto',
    empty: 'Nada se ha cargado en el período.',
    emptyThen: 'Nada se había cargado en el período.',
    untilToday: {
      same: 'La nómina es hoy la misma que se conocía entonces.',
      differs: (entries: number, net: string) =>
        entries === 1
          ? `Un pago es hoy otro: ${net} de neto.`
          : `${entries} pagos son hoy otros: ${net} de neto.`,
    },
    untilThen: {
      same: 'La nómina era después la misma que antes.',
      differs: (entries: number, net: string) =>
        entries === 1
          ? `Un pago era después otro: ${net} de neto.`
          : `${entries} pagos eran después otros: ${net} de neto.`,
    },
    why: 'Qué hizo cada diferencia',
    whyHelp: 'Los montos que hoy son otros, y los movimientos que los cambiaron desde entonces.',
    whyThenHelp:
      'Los montos que después eran otros, y los movimientos que los cambiaron entre los dos momentos.',
    whyOf: (person: string, entryId: number) => `${person} · Pago ${entryId}`,
    signed: (text: string, cents: Cents) => (cents > 0 ? `+${text}` : text),
  },
} as const;

/** Texts about the packet with which an auditor verifies a company's books without Garita. */
export const auditorPacketText = {
  name: OTHER_DOCUMENT_NAMES.auditorPacket,
  nameWithPersonalData: OTHER_DOCUMENT_NAMES.auditorPacketWithPersonalData,

  question: {
    title: OTHER_DOCUMENT_NAMES.auditorPacket,
    contents:
      'Un archivo ZIP con todos los movimientos de la compañía y un programa que los comprueba sin Garita y sin Internet, con solo Node.',
    without:
      'Los movimientos llevan números de personas y montos, no nombres. También llevan las razones que se escribieron.',
    consent: 'La cuenta consiente en incluir datos personales',
    consentHelp: 'Nombres, memos y los documentos presentados, con sus números de seguro social.',
    auditor: 'Los datos personales solo los puede incluir alguien que trabaja en la cuenta.',
    recorded: 'Queda en el historial de la compañía quién lo descargó y con qué.',
    download: 'Descargar',
  },
} as const;
