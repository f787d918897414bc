import { createRequire } from 'node:module';

// React's development build records for each element where it was created, which takes a sixth of our forms'
// time. It serves to report missing keys, which the linter finds; so elements are created as in production.
const { NODE_ENV } = process.env;
process.env['NODE_ENV'] = 'production';
createRequire(import.meta.url)('react/jsx-runtime');
process.env['NODE_ENV'] = NODE_ENV;
