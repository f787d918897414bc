import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * One window of happy-dom for all files of a worker, because the modules that they share keep what they found in the window
 * in which they were loaded. Between two files it is put back: its address, what it stores, what hangs in the page.
 */
const oneWindow: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'one-window',
  async setup(global, options) {
    if (!('document' in global)) await builtinEnvironments['happy-dom'].setup(global, options);
    return { teardown: putBack };
  },
};

function putBack({ window }: typeof globalThis): void {
  window.document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

export default oneWindow;
