import { ERROR_CODES } from '@garita/domain/error-code';
import { FIELD_CODES } from '@garita/domain/field-code';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { describe, expect, it } from 'vitest';
import { errorDetail, fieldText } from '../text/errors.es.ts';
import { httpStatus, trpcCode } from './error-status.ts';

describe('a refusal', () => {
  it.each(ERROR_CODES)('has one status through both doors: %s', (code) => {
    expect(getHTTPStatusCodeFromError(new TRPCError({ code: trpcCode(code) }))).toBe(httpStatus(code));
  });

  // Three stand in the specification without their full stop.
  const unfinished = ['report-year-required', 'no-form-941', 'no-form-943'];

  it.each([...ERROR_CODES, ...FIELD_CODES])('is one Spanish sentence: %s', (code) => {
    expect(fieldText(code)).toMatch(unfinished.includes(code) ? /^[A-Z].*[^.]$/ : /^[A-Z].*\.$/);
  });

  it('says what it knows beside its code', () => {
    expect(errorDetail('company-limit-reached', { allowedCompanies: 3 })).toBe(
      'Su código permite 3 compañías.',
    );
    expect(errorDetail('too-many-attempts', { retryAfterSeconds: 60 })).toContain('Espere un minuto');
    expect(errorDetail('too-many-attempts', { retryAfterSeconds: 61 })).toContain('Espere 2 minutos');
  });
});
