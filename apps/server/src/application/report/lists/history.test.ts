import { describe, expect, it } from 'vitest';
import { AppError } from '../../../refusal/app-error.ts';
import { errorDetail } from '../../../text/errors.es.ts';
import { refuseLongHistory } from './history.ts';

function refused(format: 'pdf' | 'xlsx', events: number, changes: number): string {
  try {
    refuseLongHistory(format, { events, changes, changed: { gross: 0, withheld: 0, net: 0 } });
    return '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return errorDetail(error.code, error.facts);
  }
}

describe('a history that is too long', () => {
  it('is refused as PDF by its number of events, and says what to do', () => {
    expect(refused('pdf', 10_000, 900_000)).toBe('');
    expect(refused('pdf', 61_204, 0)).toBe(
      'El historial tiene 61,204 movimientos y un PDF llega a 10,000. Escoja un año, un período o una persona, o descárguelo en Excel.',
    );
  });

  it('is refused as Excel by the rows of the longer sheet', () => {
    expect(refused('xlsx', 61_204, 1_000_000)).toBe('');
    expect(refused('xlsx', 61_204, 1_000_001)).toBe(
      'El historial tiene 1,000,001 renglones y una hoja de Excel llega a 1,000,000. Escoja un año, un período o una persona.',
    );
  });
});
