import { expect, it } from 'vitest';
import { methodsAt } from './rest.ts';
import { ROUTE_GROUPS } from './route-groups.ts';

it.each([
  ['/companies', ['GET', 'HEAD', 'POST']],
  ['/companies/7', ['DELETE', 'GET', 'HEAD', 'PUT']],
  ['/auth/login', ['POST']],
  ['/nowhere', []],
])('%s has its methods, with the slash at its end or without', (path, methods) => {
  const at = methodsAt(ROUTE_GROUPS);
  expect(at(path)).toEqual(methods);
  expect(at(`${path}/`)).toEqual(methods);
});
