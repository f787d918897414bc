import { optionalLineSchema } from './line.schema.ts';

/**
 * A host with a dot, optionally after `http(s)://` and before a path. Other schemes are refused, because the
 * address may become a link.
 */
const WEBSITE = /^(https?:\/\/)?[^\s:/?#@]+\.[^\s:/?#@]+(:\d+)?([/?#]\S*)?$/i;

/** The address of a website; may be empty. Code: `website-invalid`. */
export const websiteSchema = optionalLineSchema.refine(
  (text) => text === '' || WEBSITE.test(text),
  'website-invalid',
);
