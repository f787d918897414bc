import { serialize } from 'hono/utils/cookie';

/** The cookie that comes with downloads, which send no bearer. Its path keeps it from everything else. */
export const DOWNLOAD_COOKIE = 'garita_download';
/** The only path that the cookie is sent to, and accepted at. */
export const DOWNLOADS = '/api/reports';

/** The header that gives a browser the cookie; null takes it away. */
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
