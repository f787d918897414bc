import { createRequire } from 'node:module';

// React's development build writes down for each element where it was made, which takes a sixth of what our forms do here.
// What that is told for, a missing key, the linter finds; so elements are made as in the product.
const { NODE_ENV } = process.env;
process.env['NODE_ENV'] = 'production';
createRequire(import.meta.url)('react/jsx-runtime');
process.env['NODE_ENV'] = NODE_ENV;
