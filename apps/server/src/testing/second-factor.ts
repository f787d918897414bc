import { Secret, TOTP } from 'otpauth';

/** What an application for second factors shows at a moment. */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}
