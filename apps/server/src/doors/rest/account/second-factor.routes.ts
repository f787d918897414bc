import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../../../application/account/second-factor.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import { doneAnswer, envelopedAnswer, foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import {
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorConfirmationWire,
  secondFactorRemovalWire,
  secondFactorSetupAnswer,
  secondFactorStartWire,
} from './second-factor.wire.ts';

/** The routes of the user's own second factor. */
export const secondFactorRoutes: RouteGroup = {
  base: '/auth/2fa',
  tag: 'secondFactor',
  routes: [
    route.get('/', { id: 'getSecondFactor', answer: foundAnswer(secondFactorAnswer) }, ({ use }) =>
      use(getSecondFactor)(),
    ),
    route.post(
      '/active',
      {
        id: 'startSecondFactor',
        body: secondFactorStartWire,
        answer: envelopedAnswer(MESSAGES.secondFactorStarted, secondFactorSetupAnswer),
        isUnkeyed: true,
      },
      ({ use, body }) => use(startSecondFactor)(body),
    ),
    route.post(
      '/verify',
      {
        id: 'confirmSecondFactor',
        body: secondFactorConfirmationWire,
        answer: envelopedAnswer(MESSAGES.secondFactorOn, recoveryCodesAnswer),
        isUnkeyed: true,
      },
      ({ use, body }) => use(confirmSecondFactor)(body),
    ),
    route.post(
      '/deactivate',
      {
        id: 'removeSecondFactor',
        body: secondFactorRemovalWire,
        answer: doneAnswer(MESSAGES.secondFactorOff),
        isUnkeyed: true,
      },
      ({ use, body }) => use(removeSecondFactor)(body),
    ),
  ],
};
