import { asSentence } from '@garita/domain/text/sentence';
import type { HolidayName } from '@garita/domain/time/holidays';

type PayQuarters = { quarter: number; periodQuarter: number; year: number };

/** The warnings about a pay date. */
export const payDateWarnings = {
  outsideWindow:
    'La fecha de pago debe estar entre 31 días antes de que empiece el período y un año después de que termine.',
  otherTaxYear: (taxYear: number, periodYear: number) =>
    `El período termina en ${periodYear} y se paga en ${taxYear}: cuenta para los límites y la W-2PR de ${taxYear}.`,
  otherQuarter: ({ quarter, periodQuarter, year }: PayQuarters) =>
    `El período termina en el trimestre ${periodQuarter} y se paga en el ${quarter}: se informa en las planillas del trimestre ${quarter} de ${year}.`,
  sunday: 'La fecha de pago es domingo.',
  holiday: (name: string) => asSentence(`La fecha de pago es feriado: ${name}`),
} as const;

/** The names of the holidays, which a pay date may fall on. */
export const holidayNames: Record<HolidayName, string> = {
  newYear: 'Año Nuevo',
  threeKings: 'Día de Reyes',
  martinLutherKing: 'Natalicio de Martin Luther King',
  presidents: 'Día de los Presidentes',
  citizenship: 'Día de la Ciudadanía Americana',
  abolition: 'Abolición de la Esclavitud',
  goodFriday: 'Viernes Santo',
  memorial: 'Día de la Recordación',
  juneteenth: 'Juneteenth',
  independence: 'Independencia de los Estados Unidos',
  constitution: 'Constitución del Estado Libre Asociado',
  labor: 'Día del Trabajo',
  columbus: 'Día de la Raza',
  veterans: 'Día del Veterano',
  discoveryOfPuertoRico: 'Descubrimiento de Puerto Rico',
  thanksgiving: 'Acción de Gracias',
  christmas: 'Navidad',
};
