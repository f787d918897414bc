/** The facts about a user that others know and would try first as a password. */
export type PasswordOwner = { email: string; name: string; lastName: string; phone: string };

/** The minimum number of letters and digits in a password besides the facts about its owner. */
const MIN_OTHER_CHARACTERS = 5;
/** The minimum length of a part that counts; shorter ones occur in any word. */
const MIN_PART_LENGTH = 3;
/** The minimum run of telephone digits that counts: people remember the last four. */
const MIN_RUN_LENGTH = 4;

/** Returns true for a password of blanks or of one repeated character. */
export function isOneCharacter(password: string): boolean {
  return new Set(password.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')).size <= 1;
}

/**
 * Returns true for a password that is little more than facts about its owner: names, telephone, e-mail
 * address or parts of them. Ignores capitals, accents, signs and a few further characters.
 */
export function isMadeOfOwner(password: string, owner: Partial<PasswordOwner>): boolean {
  const typed = lettersAndDigits(password);
  const parts = ownerParts(owner).toSorted((a, b) => b.length - a.length);
  // A blank replaces a part, so that the text around it does not form a new word.
  const rest = parts.reduce((text, part) => text.replaceAll(part, ' '), typed);
  return rest !== typed && rest.replaceAll(' ', '').length < MIN_OTHER_CHARACTERS;
}

/** Returns a text in lower case without accents: 'Contraseña' becomes 'contrasena'. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

function lettersAndDigits(text: string): string {
  return folded(text).replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

function ownerParts({ email = '', name = '', lastName = '', phone = '' }: Partial<PasswordOwner>): string[] {
  const [localPart = ''] = email.split('@');
  const facts = [email, localPart, name, lastName].map(lettersAndDigits);
  const words = folded(`${email} ${name} ${lastName}`).split(/[^\p{Letter}\p{Number}]+/u);
  const letters = words.flatMap((word) => word.split(/\p{Number}+/u));
  const parts = [...facts, ...words, ...letters].filter((part) => part.length >= MIN_PART_LENGTH);
  return [...new Set([...parts, ...phoneParts(phone.replaceAll(/\D/g, ''))])];
}

/** Returns the runs of a telephone's digits, its area code and its exchange. */
function phoneParts(digits: string): string[] {
  const runs = Array.from(digits, (_, from) =>
    Array.from({ length: digits.length - from }, (_each, more) => digits.slice(from, from + more + 1)),
  ).flat();
  const groups = digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6)] : [];
  return [...runs.filter((run) => run.length >= MIN_RUN_LENGTH), ...groups];
}
