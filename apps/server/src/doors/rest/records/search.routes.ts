import { searchRecords } from '../../../application/records/search-records.ts';
import { foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { searchableAnswer } from './search.wire.ts';

/** The route that searches records by name. */
export const searchRoutes: RouteGroup = {
  base: '/search',
  tag: 'companies',
  routes: [
    route.get('/', { id: 'searchRecords', answer: foundAnswer(searchableAnswer) }, ({ use }) =>
      use(searchRecords)(),
    ),
  ],
};
