import { declaredPackages } from './declared-packages.js';
import { reasonedDisables } from './reasoned-disables.js';
import { rooms } from './rooms.js';
import { spanishInTextFolders } from './spanish-in-text-folders.js';
import { zones } from './zones.js';

/** The repository's own lint rules, loaded by `.oxlintrc.json`. */
export default {
  meta: { name: 'garita' },
  rules: {
    'declared-packages': declaredPackages,
    'reasoned-disables': reasonedDisables,
    rooms,
    'spanish-in-text-folders': spanishInTextFolders,
    zones,
  },
};
