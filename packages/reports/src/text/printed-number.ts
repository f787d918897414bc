/** '66-0123456'. */
export const employerNumber = grouped(/^(\d{2})(\d{7})$/);
/** '787-555-0101'. */
export const phone = grouped(/^(\d{3})(\d{3})(\d{4})$/);
/** '1234567-0012'. */
export const commercialRegister = grouped(/^(\d{7})(\d{4})$/);
/** '123-45-6789', for the forms that have to have it whole. */
export const socialSecurityNumber = grouped(/^(\d{3})(\d{2})(\d{4})$/);

/** A number or a line of an address as it was typed; nothing where zeros stand in for what nobody knew. */
export function unlessZeros(typed: string): string {
  return /^[0\s-]*$/.test(typed) ? '' : typed;
}

/**
 * The digits of a number in groups, as the trade writes it; what is not of that many digits stays as it is, and of zeros alone there is
 * nothing.
 */
function grouped(groups: RegExp): (digits: string) => string {
  return (digits) => unlessZeros(groups.exec(digits)?.slice(1).join('-') ?? digits);
}
