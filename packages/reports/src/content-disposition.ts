import { asciiName } from '@garita/domain/text/ascii-name';

/**
 * The Content-Disposition of a download. The plain `filename` is ASCII for old clients; `filename*` carries
 * the real name with its accents (RFC 6266 § 5, RFC 8187 § 3.2).
 */
export function contentDisposition(fileName: string): string {
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`;
}

/**
 * encodeURIComponent leaves four characters alone that RFC 8187 does not allow, and throws at half a
 * surrogate pair.
 */
function encodedName(fileName: string): string {
  return encodeURIComponent(fileName.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
