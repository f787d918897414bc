import { z } from 'zod';
import { requiredChoiceOr, requiredOr } from '../field-code.ts';

const chosen = requiredChoiceOr('option-invalid');

/** The maximum number of a record, a version or an event: 15 digits, as in a URL. */
export const MAX_RECORD_NUMBER = 999_999_999_999_999;

/** The required id of a record: a positive integer. Codes: `required`, `option-invalid`. */
export const recordIdSchema = z.int(chosen).min(1, chosen).max(MAX_RECORD_NUMBER, 'option-invalid');

const answered = requiredOr('option-invalid');

/** A place in a list or a log that an answer gave, from 0. Codes: `required`, `option-invalid`. */
export const positionSchema = z.int(answered).nonnegative(answered).max(MAX_RECORD_NUMBER, 'option-invalid');

/** The version of a record or an entry that an answer gave. Codes: `required`, `option-invalid`. */
export const versionSchema = z.int(answered).positive(answered).max(MAX_RECORD_NUMBER, 'option-invalid');
