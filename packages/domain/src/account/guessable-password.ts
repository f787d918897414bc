/** The facts about a user that others know, and from which they guess a password first. */
export type PasswordOwner = { email: string; name: string; lastName: string; phone: string };

/** The fewest letters and digits that a password has beside the facts about its owner. */
const FEWEST_OWN = 5;
/** The shortest part of a fact that counts; shorter ones stand in any word. */
const SHORTEST_PART = 3;
/** The shortest run of a telephone's digits that counts: its last four are what people remember. */
const SHORTEST_RUN = 4;

/** True for a password of blanks, or of one character said again and again: nobody has to guess it. */
export function isOneCharacter(password: string): boolean {
  return new Set(password.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')).size <= 1;
}

/**
 * True for a password that is little more than facts about its owner: names, telephone, e-mail address or
 * parts of them, whatever capitals, accents, signs or few further characters stand between them.
 */
export function isMadeOfOwner(password: string, owner: Partial<PasswordOwner>): boolean {
  const typed = lettersAndDigits(password);
  const parts = ownerParts(owner).toSorted((a, b) => b.length - a.length);
  // A blank takes the place of a part, so that what stands around it does not become a word.
  const rest = parts.reduce((text, part) => text.replaceAll(part, ' '), typed);
  return rest !== typed && rest.replaceAll(' ', '').length < FEWEST_OWN;
}

/** Returns a text in small letters without accents: 'Contraseña' is 'contrasena'. */
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
  const parts = [...facts, ...words, ...letters].filter((part) => part.length >= SHORTEST_PART);
  return [...new Set([...parts, ...phoneParts(phone.replaceAll(/\D/g, ''))])];
}

/** Returns the runs of a telephone's digits, and its area code and exchange. */
function phoneParts(digits: string): string[] {
  const runs = Array.from(digits, (_, from) =>
    Array.from({ length: digits.length - from }, (_each, more) => digits.slice(from, from + more + 1)),
  ).flat();
  const groups = digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6)] : [];
  return [...runs.filter((run) => run.length >= SHORTEST_RUN), ...groups];
}
