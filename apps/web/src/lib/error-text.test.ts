import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { DownloadError, errorCodeOf, errorText, fieldErrorsOf } from './error-text.ts';

const errors = [{ field: 'postalAddress.zip', msg: 'Este campo es requerido.' }];
const refused = TRPCClientError.from({
  error: {
    code: -32_600,
    message: '',
    data: { code: 'invalid-input', httpStatus: 422, detail: 'Hay datos que no son válidos.', errors },
  },
});
const unreachable = TRPCClientError.from(new TypeError('Failed to fetch'));

describe('a failure in words', () => {
  it('is the sentence of the server that refused', () => {
    expect(errorText(refused)).toBe('Hay datos que no son válidos.');
    expect(errorText(new DownloadError('No se encontró lo que busca.'))).toBe('No se encontró lo que busca.');
  });

  it('is that the session ended, where the server does not know it', () => {
    const data = { code: 'not-signed-in', httpStatus: 401, detail: 'Usuario no válido.', errors: [] };
    const lost = TRPCClientError.from({ error: { code: -32_001, message: '', data } });
    expect(errorText(lost)).toBe('Su sesión terminó. Inicie sesión otra vez.');
    const download = new DownloadError('Usuario no válido.', 401);
    expect(errorText(download)).toBe('Su sesión terminó. Inicie sesión otra vez.');
  });

  it('is that there is no connection, where no server answered', () => {
    expect(errorText(unreachable)).toBe(
      'No hay conexión con el servidor. Revise su conexión e intente otra vez.',
    );
  });

  it('gives nothing away of a fault of our own', () => {
    expect(errorText(new RangeError('x is not iterable'))).toBe(
      'Se ha producido un error. Intente otra vez.',
    );
  });
});

it('names the fields that were refused', () => {
  expect(fieldErrorsOf(refused)).toEqual(errors);
  expect(fieldErrorsOf(unreachable)).toEqual([]);
});

it('has a code only where the server answered', () => {
  expect(errorCodeOf(refused)).toBe('invalid-input');
  expect(errorCodeOf(unreachable)).toBeUndefined();
});
