import { listDue } from '../../application/filing/due.ts';
import { found } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { dueAnswer } from './due.wire.ts';

/** What agencies are told and paid. */
export const filingRoutes: RouteGroup = {
  base: '/filing',
  tag: 'filing',
  routes: [
    route.get('/due', { id: 'listDue', answer: found(listOf(dueAnswer)) }, ({ use }) => use(listDue)()),
  ],
};
