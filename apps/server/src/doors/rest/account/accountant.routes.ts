import {
  createAccountant,
  getAccountant,
  listAccountants,
  setAccountantActive,
  updateAccountant,
} from '../../../application/account/accountants.ts';
import { removeAccountant } from '../../../application/records/remove-records.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { accountantAnswer, accountantWire, changedAccountantBody } from './accountant.wire.ts';

/** The accountants. */
export const accountantRoutes: RouteGroup = {
  base: '/accountant',
  tag: 'accountants',
  writes: 'records:write',
  routes: [
    route.get('/', { id: 'listAccountants', answer: foundAnswer(listOf(accountantAnswer)) }, ({ use }) =>
      use(listAccountants)(),
    ),
    route.get('/:id', { id: 'getAccountant', answer: foundAnswer(accountantAnswer) }, ({ use, ids }) =>
      use(getAccountant)({ accountantId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'createAccountant', body: accountantWire, answer: createdAnswer(accountantAnswer) },
      ({ use, body, commandId }) => use(createAccountant)({ accountant: body, commandId }),
    ),
    route.put(
      '/:id',
      { id: 'updateAccountant', body: changedAccountantBody, answer: updatedAnswer(accountantAnswer) },
      ({ use, ids: { id: accountantId }, body: { change, asSent }, commandId }) =>
        use(updateAccountant)({
          accountantId,
          accountant: change,
          commandId,
          asSent: [accountantId, asSent],
        }),
    ),
    route.delete(
      '/:id',
      { id: 'switchAccountant', answer: switchedAnswer(accountantAnswer) },
      ({ use, ids, commandId }) => use(setAccountantActive)({ accountantId: ids.id, commandId }),
    ),
    route.delete(
      '/delete/:id',
      { id: 'removeAccountant', answer: removedAnswer },
      ({ use, ids, commandId }) => use(removeAccountant)({ accountantId: ids.id, commandId }),
    ),
  ],
};
