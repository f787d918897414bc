import { formatCents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { shortDate } from '../../text/printed-date.es.ts';
import type { Finding, ValueKind } from '../finding.ts';
import type { Rule } from '../rules.ts';
import { FILE_FIELDS } from './file-fields.es.ts';

const VALUES: Record<ValueKind, string> = {
  blank: 'Está en blanco.',
  zeros: 'Tiene ceros.',
  digits: 'Tiene números.',
  letters: 'Tiene letras.',
  signs: 'Tiene signos.',
  'outside-ascii': 'Tiene acentos u otros caracteres que el formato no admite.',
};

/** The sentence of each rule; a finding adds what was found, without the value itself. */
const RULES: Record<Rule, string | ((finding: Finding) => string)> = {
  'record-length': ({ amounts }) =>
    `La línea debe medir ${amounts?.expected ?? ''} caracteres y mide ${amounts?.found ?? ''}.`,
  'line-end': 'La línea no termina como el formato pide.',
  'byte-order-mark':
    'El archivo comienza con la marca de UTF-8, tres bytes que no son del formato: guárdelo como texto ASCII sin BOM. Lo demás se revisó sin ellos.',
  'utf-16':
    'El archivo está en UTF-16, dos bytes por carácter: guárdelo como texto ASCII. Lo demás se revisó como si lo fuera.',
  'record-unknown': 'No es una línea del formato.',
  'record-order': 'La línea no va después de la anterior.',
  'record-missing': 'Al archivo le faltan líneas al final.',

  character: 'Solo se admiten caracteres ASCII, sin acentos ni eñes.',
  required: 'Es requerido.',
  constant: 'No es el valor que el formato fija.',
  blank: 'Debe estar en blanco.',
  zeros: 'Debe tener ceros.',
  'blank-or-zeros': 'Debe estar en blanco o tener ceros.',
  digits: 'Solo se admiten números.',
  money: 'Un monto son centavos: solo números, con ceros a la izquierda.',
  capitals: 'Debe estar en mayúsculas.',
  'left-justified': 'Debe comenzar en la primera posición.',
  'person-name': 'Un nombre de persona admite letras, números, guion y &.',
  'company-name': 'Un nombre de compañía admite letras, números, guion, &, coma y punto.',
  code: 'No es uno de los códigos del formato.',
  email: 'No es un correo electrónico válido.',
  phone: 'Debe tener diez números.',
  date: 'No es una fecha válida.',
  time: 'No es una hora válida.',
  year: 'No es un año válido.',
  'employer-number': 'No es un número válido: son nueve números y no todos ceros.',
  'social-security-number': 'No es un número de seguro social válido.',
  'social-security-number-never-issued':
    'El Seguro Social no emite números así: área 000, grupo 00 o serie 0000.',
  'taxpayer-number-never-issued':
    'Nadie tiene un número así: ni el Seguro Social (área 000 o 666, grupo 00, serie 0000, un dígito repetido) ni el IRS (ITIN) lo emiten.',
  'employer-prefix-never-given': 'El IRS no da números patronales que comiencen así.',
  'position-unknown': 'Ninguna publicación dice qué va aquí; se espera en blanco.',
  'address-missing': 'Falta en la dirección.',

  count: ({ amounts }) => `Dice ${amounts?.found ?? ''} y el archivo tiene ${amounts?.expected ?? ''}.`,
  total: (finding) => `No es la suma de las líneas: ${difference(finding)}.`,
  'box-11': (finding) => `El encasillado 11 no es la suma de 7, 8, 9 y 10: ${difference(finding)}.`,
  'other-than-before': 'No dice lo mismo que antes en el archivo.',
  'resubmission-code': 'Un reenvío lleva el código de la notificación, y un envío nuevo no lleva ninguno.',
  'w2-of-the-states':
    'Es un W-2 de los estados y no un W-2PR: la jurisdicción (posición 220) está en blanco, y la de Puerto Rico es P.',
  'report-of-zeros': 'Nadie tiene sueldos: la agencia no toma un informe de ceros.',
  'employee-of-zeros': 'No tiene sueldos, comisiones, concesiones ni propinas: no se informa.',
  'medicare-below-social-security':
    'Los sueldos y propinas de Medicare no pueden ser menos que los de seguro social (20 y 24).',
  'social-security-tax-without-wages': 'Hay seguro social retenido sin sueldos ni propinas de seguro social.',
  'medicare-tax-without-wages': 'Hay Medicare retenido sin sueldos de Medicare.',
  'household-below-threshold': 'El servicio doméstico no llega al mínimo del año y no se informa.',
  'social-security-above-base': 'Los encasillados 20 y 24 suman más que la base de seguro social del año.',
  'social-security-tax-above-limit': 'Es más que el máximo de seguro social del año.',
  'control-number-zero': 'Falta el número de control.',
  'control-number-reserved': 'Los números desde 900000000 son de Hacienda.',
  'control-number-repeated': 'Otra línea tiene el mismo número de control.',
  'control-number-falling': 'Es menor que el de antes.',
  'person-repeated': 'Otra línea tiene el mismo número de identificación.',
  'social-security-tax-differs': (finding) =>
    `No es el 6.20 % de los encasillados 20 y 24: ${difference(finding)}.`,
  'medicare-tax-differs': (finding) =>
    `No es el 1.45 % del encasillado 22, con 0.90 % más sobre $200,000: ${difference(finding)}.`,
  'tax-without-wages': 'Hay contribución retenida sin ingresos.',
  'exempt-code-missing': 'El monto no lleva código que diga por qué.',
  'exempt-code-unexplained': 'Hacienda admite este código, pero ninguna publicación dice qué significa.',
  'young-without-birth-date': 'El código E pide la fecha de nacimiento.',
  'young-outside-age': 'El código E es de quien tiene de 16 a 26 años al terminar el año.',
  'young-above-limit': 'El código E exime hasta $40,000 al año.',
  'coda-above-limit': 'El encasillado 15 pasa del límite del año de cualquier plan CODA.',
  'coda-above-puerto-rico-limit':
    'El encasillado 15 pasa del límite de un plan CODA cualificado solo en Puerto Rico; cabe en el de un plan cualificado también en Estados Unidos.',
  'kind-of-work-blank':
    'La compañía paga servicio doméstico o trabajo agrícola y el comprobante no lo marca (encasillados B y C).',

  'nothing-paid': 'Todos los montos son cero.',
  'withheld-without-paid': 'Hay retenido sin pago.',
  'withheld-above-paid': 'Lo retenido es más que lo pagado.',
  'withholding-rate':
    'Lo retenido no es de ningún porcentaje posible: la ley retiene 10.00% o, con relevo parcial, 6.00%, y nadie paga más de 33.00%. Lo que no se retiene va en las partidas 1 y 2.',
  'payee-of-other-kind': 'Es de otra clase de contratista: individuo o entidad.',
  'no-wages': 'El empleado no tiene salarios en el trimestre.',
};

/** Returns a finding in a sentence. */
export function findingText(finding: Finding): string {
  const sentence = RULES[finding.rule];
  return typeof sentence === 'string' ? sentence : sentence(finding);
}

/** Returns the name of the field, or its positions if it has no name. */
export function findingField({ field, positions }: Finding): string {
  if (field) return FILE_FIELDS[field];
  if (!positions) return '';
  const { start, end } = positions;
  return start === end ? `posición ${start}` : `posiciones ${start} a ${end}`;
}

/** Returns the sentence about a file whose days are not over. */
export function unfinishedSentence(lastDay: CalendarDate): string {
  return `El archivo es de días que terminan el ${shortDate(lastDay)}: lo que se pague hasta entonces no está en él.`;
}

/** Returns the sentence about a file without enough control numbers. */
export function unnumberedSentence(count: number): string {
  const lacking = count === 1 ? 'Falta un número de control' : `Faltan ${count} números de control`;
  return `${lacking}: se revisó todo lo demás. Los números se revisan cuando los haya.`;
}

/** Returns the finding with its field, without the record: 'Número de seguro social: no es …'. */
export function findingSentence(finding: Finding): string {
  const field = findingField(finding);
  const sentence = findingText(finding);
  if (field === '') return sentence;
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Returns everything about a finding in one line. */
export function findingLine(finding: Finding): string {
  const { severity, record, recordType, person, value } = finding;
  const place = [
    `Línea ${record}${recordType === null ? '' : ` (${recordType})`}`,
    ...(person ? [person.name] : []),
    ...(findingField(finding) === '' ? [] : [findingField(finding)]),
  ].join(', ');
  const there = value && finding.amounts === null ? ` ${VALUES[value]}` : '';
  return `${SEVERITIES[severity]}: ${place}: ${findingText(finding)}${there}`;
}

const SEVERITIES = { error: 'Error', warning: 'Aviso' } as const;

function difference({ amounts }: Finding): string {
  return amounts ? `dice ${formatCents(amounts.found)} y debe ser ${formatCents(amounts.expected)}` : '';
}
