import {
  createAccountant,
  getAccountant,
  listAccountants,
  updateAccountant,
} from '../../application/account/accountants.ts';
import { removeAccountant } from '../../application/records/remove-records.ts';
import { setAccountantActive } from '../../application/records/switch-records.ts';
import { created, found, removed, switched, updated } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { accountantAnswer, accountantWire, changedAccountantBody } from './accountant.wire.ts';

/** The accountants. */
export const accountantRoutes: RouteGroup = {
  base: '/accountant',
  tag: 'accountants',
  writes: 'records:write',
  routes: [
    route.get('/', { id: 'listAccountants', answer: found(listOf(accountantAnswer)) }, ({ use }) =>
      use(listAccountants)(),
    ),
    route.get('/:id', { id: 'getAccountant', answer: found(accountantAnswer) }, ({ use, ids }) =>
      use(getAccountant)({ accountantId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'createAccountant', body: accountantWire, answer: created(accountantAnswer) },
      ({ use, body, commandId }) => use(createAccountant)({ accountant: body, commandId }),
    ),
    route.put(
      '/:id',
      { id: 'updateAccountant', body: changedAccountantBody, answer: updated(accountantAnswer) },
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
      { id: 'switchAccountant', answer: switched(accountantAnswer) },
      ({ use, ids, commandId }) => use(setAccountantActive)({ accountantId: ids.id, commandId }),
    ),
    route.delete('/delete/:id', { id: 'removeAccountant', answer: removed }, ({ use, ids, commandId }) =>
      use(removeAccountant)({ accountantId: ids.id, commandId }),
    ),
  ],
};
