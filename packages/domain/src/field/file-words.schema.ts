import type { z } from 'zod';
import { optionalLineSchema } from './line.schema.ts';

/**
 * A person's names and street as agencies' files of fixed width have them, where somebody chose other words
 * than Garita makes of the record; '' each for Garita's. `fileFirstName` is the whole name of an entity.
 */
export const fileWordsShape = {
  fileFirstName: optionalLineSchema.default(''),
  fileMiddleName: optionalLineSchema.default(''),
  fileLastName: optionalLineSchema.default(''),
  fileStreet: optionalLineSchema.default(''),
};

export type FileWords = z.infer<z.ZodObject<typeof fileWordsShape>>;

/** The words of files of a person of whom nobody chose any. */
export const NO_FILE_WORDS: FileWords = {
  fileFirstName: '',
  fileMiddleName: '',
  fileLastName: '',
  fileStreet: '',
};
