import { optionalLineSchema } from './line.schema.ts';

const PERSON_NAME = /^[\p{L} '-]*$/u;
const COMPANY_NAME = /^[\p{L}\d &.,'-]*$/u;

/**
 * Part of a person's name, may be empty: letters, spaces, hyphen and apostrophe. Codes: `letters-only`,
 * `text-too-long`.
 */
export const optionalPersonNameSchema = optionalLineSchema.regex(PERSON_NAME, 'letters-only');

/** A required part of a person's name. Codes: `required`, `letters-only`, `text-too-long`. */
export const personNameSchema = optionalPersonNameSchema.min(1, 'required');

/**
 * The suffix after a person's surnames, such as 'Jr.' or 'III'; may be empty. Codes: `letters-only`,
 * `text-too-long`.
 */
export const nameSuffixSchema = optionalLineSchema
  .regex(/^[\p{L}\d.]*$/u, 'letters-only')
  .max(10, 'text-too-long');

/**
 * A company's legal name: the characters of a person's name, digits and `& . ,`. Codes: `required`,
 * `letters-only`, `text-too-long`.
 */
export const companyNameSchema = optionalLineSchema.min(1, 'required').regex(COMPANY_NAME, 'letters-only');
