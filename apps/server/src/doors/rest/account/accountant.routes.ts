import {
  createAccountant,
  getAccountant,
  listAccountants,
  type SavedAccountantRecord,
  setAccountantActive,
  updateAccountant,
} from '../../../application/account/accountants.ts';
import { removeAccountant } from '../../../application/records/remove-records.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import { stateWarnings } from '../records/file-values.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf, type SavedWithWarnings } from '../wire/answer-wire.ts';
import {
  accountantAnswer,
  accountantWire,
  changedAccountantBody,
  savedAccountantAnswer,
} from './accountant.wire.ts';

/** The routes of accountants. */
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
      { id: 'createAccountant', body: accountantWire, answer: createdAnswer(savedAccountantAnswer) },
      async ({ use, body, commandId }) =>
        warned(await use(createAccountant)({ accountant: body, commandId })),
    ),
    route.put(
      '/:id',
      { id: 'updateAccountant', body: changedAccountantBody, answer: updatedAnswer(savedAccountantAnswer) },
      async ({ use, ids: { id: accountantId }, body: { read, version }, commandId }) =>
        warned(
          await use(updateAccountant)({
            accountantId,
            accountant: read.change,
            version: version(),
            commandId,
            asSent: [accountantId, read.asSent],
          }),
        ),
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

function warned(saved: SavedAccountantRecord): SavedWithWarnings<SavedAccountantRecord> {
  return { saved, warnings: stateWarnings([saved.address, saved.physicalAddress]) };
}
