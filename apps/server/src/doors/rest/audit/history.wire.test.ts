import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../refusal/app-error.ts';
import { historyWire } from './history.wire.ts';

describe('the part of a history', () => {
  it('begins at the position of the part before, from 0', () => {
    expect(historyWire.decode({ after: '0' })).toEqual({ cursor: 0 });
  });

  it.each(['-1', '1e30', 'nunca'])('begins at no %s, which is not called missing', (after) => {
    const decode = () => {
      try {
        return historyWire.decode({ after });
      } catch (error) {
        return (error as AppError).facts.errors; // decoding throws no other error
      }
    };
    expect(decode()).toEqual([{ path: ['after'], code: 'option-invalid' }]);
  });
});
