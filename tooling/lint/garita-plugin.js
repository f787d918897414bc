import { commentWidth, docstringOpening, reasonedDisables } from './comments.js';
import { declaredPackages } from './imports.js';
import { spanishInTextFolders } from './spanish-in-text-folders.js';
import { rooms, zones } from './zones.js';

/** The repository's own lint rules, loaded by `.oxlintrc.json`. */
export default {
  meta: { name: 'garita' },
  rules: {
    'comment-width': commentWidth,
    'declared-packages': declaredPackages,
    'docstring-opening': docstringOpening,
    'reasoned-disables': reasonedDisables,
    rooms,
    'spanish-in-text-folders': spanishInTextFolders,
    zones,
  },
};
