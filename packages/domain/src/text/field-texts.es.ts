import type { FieldCode } from '../field-code.ts';

/** What is wrong with one field. The first, the letters and the four rules of pay are the specification's own words. */
const FIELD_TEXTS: Record<FieldCode, string> = {
  required: 'Este campo es requerido.',
  'letters-only': 'Este campo no debe contener caracteres especiales.',
  'regular-rate-required': 'Horas regulares requeridas cuando el salario es 0.',
  'overtime-rate-required': 'Tarifa de horas extras requerida cuando el salario es 0.',
  'meal-rate-required': 'Tarifa de comida requerida cuando el salario es 0.',
  'work-hours-required': 'Las horas de trabajo deben ser mayor a 0 si el salario es mayor que 0.',
  'unknown-field': 'Campo desconocido.',
  'option-invalid': 'La opción no es válida.',
  'text-invalid': 'El texto no es válido.',
  'text-too-long': 'El texto es demasiado largo.',
  'email-invalid': 'El correo electrónico no es válido.',
  'phone-invalid': 'El teléfono debe tener 10 dígitos.',
  'zip-invalid': 'El código postal debe tener 5 o 9 dígitos.',
  'employer-number-invalid': 'El número patronal debe tener 9 dígitos.',
  'commercial-register-invalid': 'El registro de comerciante debe tener 11 dígitos.',
  'social-security-invalid': 'El número de seguro social debe tener 9 dígitos.',
  'control-number-invalid': 'El número de control debe tener 9 dígitos.',
  'control-range-reversed': 'El último número de control debe ser mayor que el primero.',
  'submission-code-invalid': 'El código debe tener 6 letras o números.',
  'website-invalid': 'El sitio web no es válido: escriba, por ejemplo, www.ejemplo.com.',
  'amount-invalid': 'El monto no es válido.',
  'amount-negative': 'El monto no puede ser negativo.',
  'amount-too-large': 'El monto es demasiado grande.',
  'amount-ambiguous': 'Cantidad ambigua: escriba 1234.00 o 1.23.',
  'percent-invalid': 'El porcentaje no es válido.',
  'percent-negative': 'El porcentaje no puede ser negativo.',
  'percent-too-large': 'El porcentaje no puede pasar de 100.',
  'percent-too-long': 'El porcentaje no puede pasar de 6 caracteres.',
  'hours-invalid': 'Las horas no son válidas: escriba HH:MM, con minutos de 00 a 59.',
  'hours-negative': 'Las horas no pueden ser negativas.',
  'hours-too-large': 'Las horas no pueden pasar de 99,999.',
  'above-year-limit': 'Pasa del límite del año.',
  'above-shared-limit':
    'Con el Seguro Social de los ingresos pasa del límite del año, que es uno solo para los dos.',
  'tax-without-base': 'Escriba los ingresos de los que se retuvieron los taxes.',
  'parts-above-gross':
    'Propinas, comisiones y concesiones son parte de los ingresos: no pueden pasar de ellos.',
  'base-above-part': 'No puede pasar de los ingresos de los que es parte.',
  'nothing-to-pay': 'No hay nada que pagar.',
  'count-invalid': 'Escriba un número entero de 0 a 999.',
  'date-invalid': 'La fecha no es válida.',
  'year-invalid': 'El año no es válido.',
  'end-before-start': 'La fecha no puede ser anterior a la de inicio.',
  'admission-before-birth': 'La fecha de ingreso no puede ser anterior a la de nacimiento.',
  'memo-too-long': 'El memo no puede pasar de 150 caracteres.',
  'hourly-pay-required': 'Debe ingresar un monto de Hora a pagar.',
  'retained-above-pay': 'Lo retenido no puede pasar del pago.',
  'retained-without-rate':
    'El % de retención de este pago es 0: no se puede escribir una retención. Cambie el % en la ficha del contratista antes de cargar.',
  'total-waiver-rate': 'Con un relevo total no se retiene: el % de retención es 0.',
  'year-not-of-pay-date': 'El año debe ser el de la fecha de pago.',
  'cheque-number-invalid': 'El número de cheque debe ser un número entero mayor que 0.',
  'cheque-number-without-cheque': 'Solo un pago con cheque lleva número de cheque.',
  'password-too-short': 'La contraseña debe tener al menos 10 caracteres.',
  'password-too-long': 'La contraseña no puede pasar de 200 caracteres.',
  'password-common': 'Esta contraseña es de las más usadas. Elija otra.',
  'password-differs': 'Las contraseñas no coinciden.',
  'verification-code-invalid': 'El código de verificación tiene 6 dígitos.',
};

/** The sentence for what is wrong with a field. */
export function fieldText(code: FieldCode): string {
  return FIELD_TEXTS[code];
}
