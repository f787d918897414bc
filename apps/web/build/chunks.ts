import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The frame around every private screen, and the screen that most of the day is spent on. */
const EVERY_DAY = [
  'layout/shell.tsx',
  'layout/palette/palette-dialog.tsx',
  'features/time-entry/time-entry-screen.tsx',
].map(source);

/**
 * The parts of the component library that none of these uses. The library names all its parts in one module,
 * so imports do not show which of them are used.
 */
const NOT_EVERY_DAY =
  /@zag-js\/(tabs|progress|clipboard|toast|dialog|popover|focus-trap|remove-scroll)\/|(ark-ui|chakra-ui).*\/components\/(tabs|progress|clipboard|toast|dialog|drawer|popover)\//;

/** The modules that lead to every screen but the sign-in. */
const ROUTER = /react-router\/|src\/app\/(routed|router|screens|guards|theme\/inside-looks)\./;

/**
 * The parts of dialogs, drawers and popovers, which are fetched once somebody uses the page
 * (`ui/overlay/overlays.tsx`).
 */
const OVERLAYS =
  /@zag-js\/(dialog|popover|focus-trap|remove-scroll)\/|\/components\/(dialog|drawer|popover)\/|src\/(ui\/overlay\/(confirm-dialog|side-drawer)|layout\/notice-history)\./;

/**
 * The groups of modules that are fetched together. A request costs more than bytes that a screen does not
 * use: what everybody needs to sign in is one file, what several private screens share is another if Cargar
 * Tiempo is among them and a third if it is not, and each screen is its own.
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
    // The names of documents: for Procesos, and for the palette once it opens.
    {
      name: 'processes-text',
      test: /src\/text\/(documents\/processes|fields\/request-labels)\.es/,
      includeDependenciesRecursively: false,
      priority: 3,
    },
    // The calendars of companies: for the palette and the lists of periods. Cargar Tiempo has its periods.
    {
      name: 'calendars',
      test: /time\/(company-periods|pay-calendar\.schema)\.|src\/lib\/company-calendars\./,
      includeDependenciesRecursively: false,
      priority: 3,
    },
    // Income tax by certificate: for an employee of that method. A correction names what differs.
    {
      name: 'certificate',
      test: /pay\/(income-tax-year|withholding\/certificate\/(?!certificate-difference))/,
      includeDependenciesRecursively: false,
      priority: 3,
    },
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
  // A loop over a set also visits what is added during the loop.
  for (const module of found)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  return found;
}
