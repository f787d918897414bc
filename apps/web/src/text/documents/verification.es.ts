import { accessYears } from '@garita/domain/text/access-texts.es';
import { OTHER_DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { PROBLEM_TEXTS, PROJECTION_TEXTS } from '@garita/domain/text/verification-texts.es';

/** Texts of Verificar, which checks a company's books. */
export const verificationText = {
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
  signatures: {
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
