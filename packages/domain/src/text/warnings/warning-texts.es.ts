import type { FileField, FileLine } from '../../file-text/file-lines.ts';
import { type Cents, centsToDecimal, formatCents } from '../../money/cents.ts';

/** The names of the fields for agency files, within a sentence. */
const FILE_FIELD_TEXTS: Record<FileField, string> = {
  fileName: 'el nombre',
  fileFirstName: 'el nombre',
  fileMiddleName: 'el segundo nombre',
  fileLastName: 'el apellido',
  fileStreet: 'la dirección',
};

/**
 * The warnings about a record, while it is typed and after it was saved. None refuses it. A name may end with
 * a period.
 */
export const WARNING_TEXTS = {
  sameNumber: (names: string) => `Este número ya lo tiene en la compañía: ${names}`,
  sameNumberElsewhere: (records: string) =>
    `Esta persona tiene ficha en otra compañía del mismo número patronal: ${records}. Sus límites del año suman lo pagado en todas.`,
  sharedControls: (names: string) =>
    `Estos números ya los tiene otra compañía del mismo número patronal: ${names}`,
  neverIssued:
    'El Seguro Social no emite números así: las agencias rechazan un archivo que lo tenga. Confírmelo con la tarjeta.',
  employerNeverGiven:
    'El IRS no da números patronales así: las agencias rechazan un archivo que lo tenga. Confírmelo con la carta del IRS.',
  stateCode: (state: string) =>
    `«${state}» no es un estado en dos letras, como PR o FL: las agencias rechazan un archivo que lo tenga.`,
  cutInFiles: ({ field, text, cut, dropped }: FileLine) =>
    `En los archivos, ${FILE_FIELD_TEXTS[field]} queda «${text}» y pierde «${cut || dropped}»: escriba cómo debe ir.`,
  unemploymentAccount:
    'El número patronal de desempleo debe tener 9 dígitos: si no, el Departamento del Trabajo rechaza el archivo de salarios.',
  noDisabilityShare:
    'Con «% de Incapacitados» en 0, la línea 4B de la PRUI-10 deja fuera lo que se les retiene a los empleados: la ley lo fija en 0.30%.',
  vacationRaised: (hours: string) =>
    `Por los años de servicio que completa le tocan ${hours} horas al mes (Ley 180). Una compañía de 12 empleados o menos puede quedarse como está.`,
  vacationBelowLaw: (hours: string) =>
    `La ley ya le da ${hours} horas de vacaciones al mes, más que las escritas a mano (Ley 180).`,
  /** The opening balances that a document leaves out. */
  omittedOpening: {
    title: 'No tiene lo que se pagó en otro sistema',
    until: (name: string, amount: string, day: string) => `${name}: ${amount} hasta el ${day}`,
    help: 'Lo que de ello se pagó en estos días hay que sumarlo a mano.',
  },
  withholdsNothing:
    'No se retiene nada, y no hay un relevo vigente ni un código de exención: por ley se retiene 10%.',
  paidBehind: (count: number) =>
    count === 1
      ? 'Un pago del año con fecha posterior hay que recalcularlo: contó menos o más de los primeros $500.00.'
      : `${count} pagos del año con fecha posterior hay que recalcularlos: contaron menos o más de los primeros $500.00.`,
  secondPaymentOfDay: (payments: readonly string[]) =>
    `El contratista ya tenía otro pago ese día: ${payments.join('; ')}. Si es el mismo, elimine uno de los dos.`,
  belowBase: ({ name, stated, computed }: Compared) =>
    `${name} trae ${formatCents(stated)} y de sus ingresos sale ${formatCents(computed)}. Si el otro sistema retuvo menos, está bien así.`,
  passedLimit: ({ name, total, limit }: ExceededLimit) =>
    `${name}: el año suma ${formatCents(total)} y el límite es ${formatCents(limit)}. Recalcule los pagos del año que retuvieron de más.`,
  notTaken: ({ name, flag, stated, computed }: UnmarkedAmount) =>
    `${name} vino con ${centsToDecimal(stated)} y se calculó ${centsToDecimal(computed)}, que es lo guardado. Para fijar un monto, envíelo con ${flag} en true.`,
} as const;

/** An amount by its wire name, with the name of the flag that marks it as typed. */
type UnmarkedAmount = Compared & { flag: string };

/** A tax by its displayed name, its total in the year, and the exceeded limit. */
type ExceededLimit = { name: string; total: Cents; limit: Cents };

/** An entered amount by its displayed name, and the computed amount. */
type Compared = { name: string; stated: Cents; computed: Cents };
