/**
 * Converts a file name to ASCII: drops accents (ñ → n), and replaces any other character with an underscore.
 */
export function asciiName(fileName: string): string {
  return fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._ -]/gu, '_');
}
