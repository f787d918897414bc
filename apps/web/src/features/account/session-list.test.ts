import { expect, it } from 'vitest';
import { deviceText } from './session-list.tsx';

const LIKE_WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Firefox en Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome en Linux', `Mozilla/5.0 (X11; Linux x86_64) ${LIKE_WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Edge en Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${LIKE_WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  [
    'Chrome en Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${LIKE_WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari en iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari en Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
  ['curl', 'curl/8.5.0'],
  ['Dispositivo desconocido', ''],
])('says %s', (words, userAgent) => {
  expect(deviceText(userAgent)).toBe(words);
});
