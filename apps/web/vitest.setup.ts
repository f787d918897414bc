import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { USUAL_WIDTH, windowWidth } from './src/testing/window-width.ts';

// Testing Library does this by itself only where the test functions are globals.
afterEach(cleanup);

// The next file of the same worker has the same window.
afterEach(() => windowWidth(USUAL_WIDTH));

// As with the time of a whole test: a large form needs more than the usual second on a busy computer.
configure({ asyncUtilTimeout: 20_000 });

// What waits for something fails at each look until it has come: the document is printed for whoever reads
// it, not for each look.
configure({ getElementError: printedWhenRead });

function printedWhenRead(reason: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, printedWhenRead);
  const message = () => `${reason ?? ''}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, 'message', { get: message, configurable: true });
}

// Another file of the same worker may have clicked a link that leads anywhere.
happyDOM.setURL('http://localhost:3000/');
