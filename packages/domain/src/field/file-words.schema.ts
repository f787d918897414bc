import type { z } from 'zod';
import { optionalLineSchema } from './line.schema.ts';

/**
 * A person's names and street for the agencies' fixed-width files, if they differ from those that Garita
 * makes from the record; '' for Garita's. `fileFirstName` is the full name of an entity.
 */
export const fileWordsShape = {
  fileFirstName: optionalLineSchema.default(''),
  fileMiddleName: optionalLineSchema.default(''),
  fileLastName: optionalLineSchema.default(''),
  fileStreet: optionalLineSchema.default(''),
};

export type FileWords = z.infer<z.ZodObject<typeof fileWordsShape>>;

/** The default: no own wording for agency files. */
export const NO_FILE_WORDS: FileWords = {
  fileFirstName: '',
  fileMiddleName: '',
  fileLastName: '',
  fileStreet: '',
};
