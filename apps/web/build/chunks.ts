import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What everybody inside has at hand, and the screen that most of the day is spent on. */
const EVERY_DAY = [
  'layout/shell.tsx',
  'layout/palette/palette-dialog.tsx',
  'features/time-entry/time-entry-screen.tsx',
].map(source);

/** What of the component library none of these has: the library names all that it has in one module, which tells nothing of use. */
const NOT_EVERY_DAY =
  /@zag-js\/(tabs|progress|clipboard|toast|dialog|popover|focus-trap|remove-scroll)\/|(ark-ui|chakra-ui).*\/components\/(tabs|progress|clipboard|toast|dialog|drawer|popover)\//;

/** What leads to every screen but the sign-in. */
const ROUTER = /react-router\/|src\/app\/(routed|router|screens|guards|theme\/inside-looks)\./;

/** The parts of dialogs, drawers and popovers, which are fetched once somebody uses the page: ui/overlay/lazy-overlay.tsx. */
const OVERLAYS =
  /@zag-js\/(dialog|popover|focus-trap|remove-scroll)\/|\/components\/(dialog|drawer|popover)\/|src\/(ui\/overlay\/(confirm-dialog|side-drawer)|layout\/notice-history)\./;

/**
 * What is fetched together. A request costs more than the bytes that a screen has no use for: what everybody needs until they have
 * signed in is one file, what several screens inside share is another where Cargar Tiempo is among them and a third where it is not,
 * and each screen is its own.
 */
export const chunks = {
  groups: [
    {
      name: 'entrance',
      tags: ['$initial' as const],
      includeDependenciesRecursively: false,
      priority: 4,
    },
    { name: 'router', test: ROUTER, priority: 3 },
    // A part of most forms, and of the palette; Cargar Tiempo has nothing to mask.
    { name: 'masks', test: /@maskito\/|\/form\/fields\/mask/, priority: 2 },
    { name: everyDay, debugName: 'everyday', minShareCount: 2, maxModuleSize: 500_000, priority: 2 },
    // 6 KB of every other screen.
    { name: 'overlays', test: OVERLAYS, priority: 1 },
    { name: 'shared', minShareCount: 2, maxModuleSize: 500_000 },
  ],
};

let neededEveryDay: ReadonlySet<string> | undefined;

function everyDay(module: string, context: Context): string | null {
  neededEveryDay ??= withImports(EVERY_DAY, context);
  return neededEveryDay.has(module) && !NOT_EVERY_DAY.test(module) ? 'everyday' : null;
}

function withImports(modules: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(modules);
  // A set goes on with what is added while it is gone through.
  for (const module of found)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  return found;
}
