import { timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { Tokens } from './tokens.ts';

/**
 * The cookie that recognizes a browser from an earlier sign-in. It gives no access: it only counts failures
 * of this browser apart.
 */
export type DeviceCookie = { name: string; value: string };

/** The longest time that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 3_600;

/** Makes the cookie of a device on which a user just signed in; each user of the device has one. */
export function newDeviceCookie(tokens: Tokens, email: string): DeviceCookie {
  const id = tokens.issue();
  return { name: cookieName(tokens, email), value: `${id}.${signature(tokens, email, id)}` };
}

/** Returns the device on which this user signed in before; undefined for any other. */
export function deviceId(
  tokens: Tokens,
  cookies: Readonly<Record<string, string>>,
  email: string,
): string | undefined {
  const [id = '', signed = ''] = cookies[cookieName(tokens, email)]?.split('.') ?? [];
  const expected = Buffer.from(signature(tokens, email, id));
  const actual = Buffer.from(signed);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}

/** Returns the header that sets the cookie. */
export function deviceCookieHeader({ name, value }: DeviceCookie, isSecure: boolean): string {
  return serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: KEPT_SECONDS,
  });
}

function cookieName(tokens: Tokens, email: string): string {
  return `garita_device_${tokens.hashOf(`device of ${email.toLowerCase()}`).slice(0, 12)}`;
}

function signature(tokens: Tokens, email: string, id: string): string {
  return tokens.hashOf(`device ${id} of ${email.toLowerCase()}`);
}

/** The cookie of downloads, which send no bearer token. Its path keeps it from other requests. */
export const DOWNLOAD_COOKIE = 'garita_download';
/** The only path to which the cookie is sent and at which it is accepted. */
export const DOWNLOADS = '/api/reports';

/** Returns the header that sets the cookie; null removes it. */
export function downloadCookieHeader(
  cookie: { token: string; expiresAt: Date } | null,
  isSecure: boolean,
): string {
  const { token, expiresAt } = cookie ?? { token: '', expiresAt: new Date(0) };
  return serialize(DOWNLOAD_COOKIE, token, {
    path: DOWNLOADS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    expires: expiresAt,
  });
}
