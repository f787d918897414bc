import {
  createCode,
  getCode,
  listCodes,
  removeCode,
  setCodeActive,
  updateCode,
} from '../../../application/account/registration-codes.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { changedCodeBody, codeAnswer, codeWire } from './code.wire.ts';

/** The routes of registration codes. */
export const codeRoutes: RouteGroup = {
  base: '/codes',
  tag: 'codes',
  writes: 'codes:manage',
  routes: [
    route.get('/', { id: 'listCodes', answer: foundAnswer(listOf(codeAnswer)) }, ({ use }) =>
      use(listCodes)(),
    ),
    route.get('/:id', { id: 'getCode', answer: foundAnswer(codeAnswer) }, ({ use, ids }) =>
      use(getCode)({ codeId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'createCode', body: codeWire, answer: createdAnswer(codeAnswer) },
      ({ use, body, commandId }) => use(createCode)({ registrationCode: body, commandId }),
    ),
    route.put(
      '/:id',
      { id: 'updateCode', body: changedCodeBody, answer: updatedAnswer(codeAnswer) },
      ({ use, ids, body, commandId }) =>
        use(updateCode)({
          codeId: ids.id,
          registrationCode: body.read,
          version: body.version(),
          commandId,
        }),
    ),
    route.delete(
      '/:id',
      { id: 'switchCode', answer: switchedAnswer(codeAnswer) },
      ({ use, ids, commandId }) => use(setCodeActive)({ codeId: ids.id, commandId }),
    ),
    route.delete('/delete/:id', { id: 'removeCode', answer: removedAnswer }, ({ use, ids, commandId }) =>
      use(removeCode)({ codeId: ids.id, commandId }),
    ),
  ],
};
