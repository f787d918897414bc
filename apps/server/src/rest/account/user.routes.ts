import { register } from '../../application/account/register.ts';
import { MESSAGES } from '../../text/messages.es.ts';
import { enveloped } from '../answers.ts';
import { openRoute, type RouteGroup } from '../route.ts';
import { registrationWire, userAnswer } from './account.wire.ts';

/** Opening an account. */
export const userRoutes: RouteGroup = {
  base: '/users',
  tag: 'account',
  routes: [
    openRoute.post(
      '/',
      { id: 'register', body: registrationWire, answer: enveloped(MESSAGES.registered, userAnswer) },
      ({ dependencies, address, body }) => register(dependencies, { address })(body),
    ),
  ],
};
