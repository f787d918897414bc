import { describe, expect, it } from 'vitest';
import { refuseCommonPassword } from './common-password.ts';

const ROSA = {
  email: 'rosa.paz@vega.example',
  name: 'Rosa María',
  lastName: 'Paz Peña',
  phone: '7875550140',
};

describe('a password', () => {
  it.each([
    ['qwertyuiop', 'one of the most used'],
    ['contraseña1', 'a most used word with a digit'],
    ['contrasena123', 'the same without its accent'],
    ['¡Contraseña2026!', 'the same with signs'],
    ['garita2026', 'the name of the product'],
    ['PuertoRico1', 'words of the place, one after another'],
    ['nomina.garita', 'words of the trade'],
    ['claveclave99', 'a most used word twice'],
    ['rosapaz1985', 'the names of its owner'],
    ['PAZPEÑA00001', 'the same in capitals'],
    ['(787) 555-0140', 'the telephone of its owner'],
    ['rosa.paz@vega.example', 'the e-mail address of its owner'],
    ['zzzzzzzzzzzz', 'one character'],
  ])('that is guessed is refused: %s, %s', (password) => {
    const errors = [{ path: ['password'], code: 'password-common' }];
    expect(() => refuseCommonPassword(password, 'password', ROSA)).toThrow(
      expect.objectContaining({ facts: { errors } }),
    );
  });

  it.each([
    'una clave bien larga',
    'garita-azul-91-mar',
    'tormenta eléctrica',
    'r0sa.k2-x81q',
    '88-41-73-90-2-6',
  ])('that is not passes: %s', (password) => {
    expect(() => refuseCommonPassword(password, 'password', ROSA)).not.toThrow();
  });

  it('may be the name of somebody else', () => {
    const other = { email: 'luis@otra.example', name: 'Luis', lastName: 'Soto' };
    expect(() => refuseCommonPassword('rosapaz1985', 'password', other)).not.toThrow();
  });
});
