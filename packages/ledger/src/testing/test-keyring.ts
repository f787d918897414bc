import { keyring } from '../encryption/keyring.ts';

/** The keyring of all tests that are not about the secret. */
export const TEST_KEYRING = keyring('the secret of the tests');
