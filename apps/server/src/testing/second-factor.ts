import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator application shows at a moment. */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}
