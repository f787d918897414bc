import {
  changeAccountSettings,
  getAccountSettings,
  keepClosingRule,
} from '../../../application/account/account-settings.ts';
import { changePassword } from '../../../application/account/own-user.ts';
import { register } from '../../../application/account/registration-codes.ts';
import { currentUser, type SignInResult, signIn, signOut } from '../../../application/account/sign-in.ts';
import { deviceCookieHeader, downloadCookieHeader } from '../../../auth/cookies.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import { bareAnswer, doneAnswer, envelopedAnswer, foundAnswer, updatedAnswer } from '../answers.ts';
import { openRoute, route } from '../route.ts';
import type { RouteAnswer, RouteGroup } from '../route-spec.ts';
import {
  accountSettingsAnswer,
  accountSettingsChangeBody,
  currentUserAnswer,
  passwordChangeWire,
  registrationWire,
  signInAnswer,
  signInWire,
  userAnswer,
} from './account.wire.ts';

/** The routes of sign-in, sign-out, the current user, and the user's password. */
export const accountRoutes: RouteGroup = {
  base: '/auth',
  tag: 'account',
  routes: [
    openRoute.post(
      '/login',
      {
        id: 'signIn',
        body: signInWire,
        bodyKind: 'form',
        answer: withCookies(
          bareAnswer(signInAnswer),
          ({ downloadCookie, deviceCookie }: SignInResult, isSecure) => [
            downloadCookieHeader(downloadCookie, isSecure),
            deviceCookieHeader(deviceCookie, isSecure),
          ],
        ),
      },
      ({ use, body }) => use(signIn)(body),
    ),
    route.get('/', { id: 'currentUser', answer: bareAnswer(currentUserAnswer) }, ({ use }) =>
      use(currentUser)(),
    ),
    route.post(
      '/logout',
      {
        id: 'signOut',
        answer: withCookies(doneAnswer(MESSAGES.signedOut), (_result, isSecure) => [
          downloadCookieHeader(null, isSecure),
        ]),
        isUnkeyed: true,
      },
      ({ use }) => use(signOut)(),
    ),
    route.post(
      '/change-password',
      {
        id: 'changePassword',
        body: passwordChangeWire,
        answer: doneAnswer(MESSAGES.passwordChanged),
        isUnkeyed: true,
      },
      ({ use, body }) => use(changePassword)(body),
    ),
  ],
};

/** The route that opens an account. */
export const userRoutes: RouteGroup = {
  base: '/users',
  tag: 'account',
  routes: [
    openRoute.post(
      '/',
      { id: 'register', body: registrationWire, answer: envelopedAnswer(MESSAGES.registered, userAnswer) },
      ({ use, body }) => use(register)(body),
    ),
  ],
};

/** The routes of the account's settings. */
export const accountSettingsRoutes: RouteGroup = {
  base: '/account/settings',
  tag: 'account',
  writes: 'account:write',
  routes: [
    route.get('/', { id: 'getAccountSettings', answer: foundAnswer(accountSettingsAnswer) }, ({ use }) =>
      use(getAccountSettings)(),
    ),
    route.put(
      '/',
      {
        id: 'changeAccountSettings',
        body: accountSettingsChangeBody,
        answer: updatedAnswer(accountSettingsAnswer),
      },
      ({ use, body: { read, version }, commandId }) =>
        use(changeAccountSettings)({
          settings: read.change,
          version: version(),
          asSent: read.asSent,
          commandId,
        }),
    ),
    route.put(
      '/keep',
      { id: 'keepClosingRule', answer: updatedAnswer(accountSettingsAnswer) },
      ({ use, commandId }) => use(keepClosingRule)({ commandId }),
    ),
  ],
};

/** Makes an answer that sets or removes the cookies of a browser. */
function withCookies<Result>(
  answer: RouteAnswer<Result>,
  cookiesOf: (result: Result, isSecure: boolean) => string[],
): RouteAnswer<Result> {
  return {
    ...answer,
    headers: ['Set-Cookie'],
    send: async (c, work) => {
      const cookies = cookiesOf(await work, c.get('isSecure'));
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
      return answer.send(c, work);
    },
  };
}
