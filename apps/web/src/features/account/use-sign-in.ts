import { type SignIn, secondFactorCodeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { useState } from 'react';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useServer } from '../../lib/server.ts';
import { type Session, storeSession } from '../../lib/session.ts';

const withCodeSchema = signInSchema.extend({ code: secondFactorCodeSchema.min(1, 'required') });

/** Signs somebody in. Whoever has a second factor is asked for its code once the password is right. */
export function useSignIn(onSignedIn: (session: Session) => unknown) {
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const server = useServer();
  const enter = async (credentials: SignIn) => {
    const session = await server.session.signIn.mutate(credentials);
    storeSession(session);
    await onSignedIn(session);
  };
  const signIn = (credentials: SignIn) =>
    enter(credentials).catch((error: unknown) => {
      if (errorCodeOf(error) !== 'second-factor-required') throw error;
      setIsCodeAsked(true);
      return false;
    });
  return { signIn, isCodeAsked, schema: isCodeAsked ? withCodeSchema : signInSchema };
}
