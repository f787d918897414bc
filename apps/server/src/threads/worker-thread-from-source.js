import { register } from 'tsx/esm/api';

// Where the server runs from its source, a thread has to be told how to read TypeScript.
register();
await import('./worker-thread.ts');
