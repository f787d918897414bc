import { optionalLineSchema } from './line.schema.ts';

/**
 * A host with a dot in it, with or without `http(s)://` before and a path behind. No other scheme: it may
 * become a link.
 */
const WEBSITE = /^(https?:\/\/)?[^\s:/?#@]+\.[^\s:/?#@]+(:\d+)?([/?#]\S*)?$/i;

/** The address of a page on the web, empty for none. Code: `website-invalid`. */
export const websiteSchema = optionalLineSchema.refine(
  (text) => text === '' || WEBSITE.test(text),
  'website-invalid',
);
