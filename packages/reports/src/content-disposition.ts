/**
 * The Content-Disposition of a download. The plain `filename` is ASCII for old clients; `filename*` carries the real name
 * with its accents (RFC 6266 § 5, RFC 8187 § 3.2).
 */
export function contentDisposition(fileName: string): string {
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`;
}

/** Accents dropped (ñ → n), anything else outside plain characters as an underscore. */
function asciiName(fileName: string): string {
  return fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._ -]/gu, '_');
}

/** encodeURIComponent leaves four characters alone that RFC 8187 does not allow, and throws at half a surrogate pair. */
function encodedName(fileName: string): string {
  return encodeURIComponent(fileName.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
