import { describe, expect, it } from 'vitest';
import { isMadeOfOwner, isOneCharacter } from './guessable-password.ts';

const ROSA = {
  email: 'r2d44.paz9@vega.example',
  name: 'Rosa María',
  lastName: 'Paz Peña',
  phone: '7875550140',
};

describe('a password of one character', () => {
  it.each([
    'aaaaaaaaaa',
    'AAAAAaaaaa',
    '0000000000',
    '..........',
    ' '.repeat(10),
    'a a a a a a',
    'ñ'.repeat(12),
  ])('is %j', (password) => expect(isOneCharacter(password)).toBe(true));

  it.each(['abababab12', 'una clave bien larga'])('is not %j', (password) =>
    expect(isOneCharacter(password)).toBe(false),
  );
});

describe('a password made of facts about its owner', () => {
  it.each([
    ['7875550140', 'the telephone'],
    ['(787) 555-0140', 'the telephone as people write it'],
    ['1-787-555-0140', 'the telephone with the code of the country'],
    ['5550140 5550140', 'a part of the telephone twice'],
    ['0140014001400', 'its last four digits again and again'],
    ['una7875550140', 'the telephone behind a short word'],
    ['r2d44.paz9@vega.example', 'the e-mail address'],
    ['R2D44paz9!!', 'what stands before its @'],
    ['vega.example', 'what stands behind its @'],
    ['rosa7870140', 'a name and parts of the telephone'],
    ['Pena-Paz-1985', 'names with a year'],
  ])('is %j, %s', (password) => expect(isMadeOfOwner(password, ROSA)).toBe(true));

  it.each([
    ['tormenta eléctrica', 'words of nobody'],
    ['88-41-73-90-2-6', 'digits of another'],
    ['paz y tormenta eléctrica', 'a name among enough else'],
  ])('is not %j, %s', (password) => expect(isMadeOfOwner(password, ROSA)).toBe(false));

  it('is not recognized without facts about the owner', () => {
    expect(isMadeOfOwner('7875550140', {})).toBe(false);
    expect(isMadeOfOwner('7875550140', { email: '', name: '', lastName: '', phone: '' })).toBe(false);
  });
});
