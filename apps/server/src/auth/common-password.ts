import {
  folded,
  isMadeOfOwner,
  isOneCharacter,
  type PasswordOwner,
} from '@garita/domain/account/guessable-password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../refusal/app-error.ts';

/** The most used passwords, which are tried first. */
const COMMON = new Set(dictionary['passwords-common'].map(folded));

/**
 * The words that an attacker of this product tries first: those of the product, its trade and its island. No
 * public list has them.
 */
const OF_THE_HOUSE = [
  'garita contrasena acceso entrar bienvenido bienvenida administrador administradora usuario',
  'contador contadora contabilidad nomina planilla empresa compania oficina escritorio taxes hacienda',
  'puerto rico boricua borinquen isla sanjuan caguas ponce mayaguez bayamon carolina',
].flatMap((line) => line.split(' '));

/**
 * Refuses a password that others would guess: one of the most used, one made of the words above, or one made
 * of facts about its owner. Added digits and signs, capitals, accents and repetition do not help. Errors:
 * `invalid-input` on the field.
 */
export function refuseCommonPassword(
  password: string,
  field: string,
  owner: Partial<PasswordOwner> = {},
): void {
  const word = folded(password).replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const once = word.replace(/^(.+?)\1+$/, '$1');
  const isCommon = [folded(password), word, once].some((each) => COMMON.has(each));
  const isOfHouse = isMadeOf(word, [...OF_THE_HOUSE, ...wordsOf(owner)]);
  if (!isCommon && !isOfHouse && !isOneCharacter(password) && !isMadeOfOwner(password, owner)) return;
  throw new AppError('invalid-input', { errors: [{ path: [field], code: 'password-common' }] });
}

function wordsOf({ email = '', name = '', lastName = '' }: Partial<PasswordOwner>): string[] {
  const words = folded(`${email} ${name} ${lastName}`).split(/[^a-z]+/);
  return words.filter((word) => word.length > 2);
}

/**
 * Returns true if a text consists of these words one after another, with any characters but letters between
 * them.
 */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const letters = text.replaceAll(/[^a-z]/g, '');
  const ends = new Set([0]);
  for (let start = 0; start < letters.length; start++) {
    if (!ends.has(start)) continue;
    for (const word of words) if (letters.startsWith(word, start)) ends.add(start + word.length);
  }
  return letters !== '' && ends.has(letters.length);
}
