import { randomInt } from 'node:crypto';
import { makeRecoveryCode, RECOVERY_CODES } from '@garita/domain/account/generated-codes';
import { Secret, TOTP } from 'otpauth';

/** The name that authenticator applications show beside the codes. */
const ISSUER = 'Garita';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/**
 * A code is valid for 30 seconds, and so are the codes before and after it, because clocks and people are
 * slow.
 */
const WINDOW = 1;

/** Makes and checks the codes of the second factor (RFC 6238, with SHA-1, 6 digits and 30 seconds). */
export type OneTimeCodes = {
  /** Makes a new secret, in base32, as it is typed by hand. */
  newSecret: () => string;
  /** Returns the address that a QR code passes to an application. */
  uriOf: (secret: string, email: string) => string;
  /** Returns the time step of a code, counted from 1970; undefined if the code is not valid at the moment. */
  stepOf: (secret: string, code: string, at: Date) => number | undefined;
  /** Makes ten new recovery codes. */
  newRecoveryCodes: () => string[];
};

/** @param randomBelow returns an unpredictable whole number from 0 up to, but not including, its argument */
export function oneTimeCodes(randomBelow: (limit: number) => number = randomInt): OneTimeCodes {
  return {
    newSecret: () => {
      const bytes = Uint8Array.from({ length: SECRET_BYTES }, () => randomBelow(256));
      return new Secret({ buffer: bytes.buffer }).base32;
    },
    uriOf: (secret, email) => generatorOf(secret, email).toString(),
    stepOf: (secret, code, at) => {
      const timestamp = at.getTime();
      const distance = generatorOf(secret).validate({ token: code, timestamp, window: WINDOW });
      return distance === null ? undefined : TOTP.counter({ timestamp }) + distance;
    },
    newRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(randomBelow)),
  };
}

function generatorOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret });
}
