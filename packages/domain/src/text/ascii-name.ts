/**
 * The name of a file for programs that know ASCII alone: accents dropped (ñ → n), anything else outside plain
 * characters as an underscore.
 */
export function asciiName(fileName: string): string {
  return fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._ -]/gu, '_');
}
