import { type Cents, formatCents } from '../../money/cents.ts';

// Apart from the warnings about records, so that Cargar Tiempo fetches no others.

/** The warnings about another pay of the same person. None refuses an entry. */
export const PAY_WARNING_TEXTS = {
  payment: ({ net, payDate, by, on }: NamedPayment) =>
    `$${formatCents(net)} con fecha de pago ${payDate}, que cargó ${by ?? 'alguien'}${on ? ` el ${on}` : ''}`,
  paidMeanwhile: (payments: readonly string[]) =>
    // The last moment may end with the period of 'a. m.'.
    `Después de abrirse esta hoja se cargó otro pago: ${payments.join('; ')}`.replace(/\.?$/, '.'),
  secondPayment: (payments: readonly string[]) =>
    `El período ya tenía otro pago: ${payments.join('; ')}. Si es el mismo, elimine uno de los dos.`,
} as const;

/** A payment: its net, its pay date, and who loaded it and when, as formatted texts. */
type NamedPayment = { net: Cents; payDate: string; by: string | null; on?: string };
