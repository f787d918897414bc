import { pino } from 'pino';
import { expect, it } from 'vitest';
import { explainFailure } from '../doors/cli/explain-failure.ts';
import { errorDetail } from '../text/errors.es.ts';
import { refusalOf } from './thrown-error.ts';

it.each(['53100', 'ENOSPC', 'EDQUOT'])('says of a full disk that it is full: %s', (code) => {
  const cause = Object.assign(new Error('could not extend file'), { code });
  const error = new Error('Failed query', { cause });
  const logged: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void logged.push(line) });
  const refusal = refusalOf(error, logger, { requestId: 'x' });
  expect(errorDetail(refusal.code, refusal.facts)).toMatch(/^El disco del servidor está lleno/);
  expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, msg: 'the disk is full', requestId: 'x' }),
  ]);
  expect(explainFailure(error)).toEqual([expect.stringMatching(/^El disco está lleno/)]);
});
