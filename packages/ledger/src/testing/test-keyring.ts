import { keyring } from '../encryption/keyring.ts';

/** What tests seal and open with, unless they are about the secret. */
export const TEST_KEYRING = keyring('the secret of the tests');
