import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Our modules by their paths in `src`. */
const modules = new Map(
  Object.entries(sources).map(([path, source]) => [new URL(path, 'file:///app/').pathname, source]),
);

/** Returns the modules that a source imports before it runs: no types, and nothing that is loaded later. */
function importsOf(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)';$/gm);
  return [...statements].map(([, specifier = '']) => specifier);
}

/**
 * Returns all that is fetched before anybody has signed in: our modules, and what they import from the domain
 * and from packages.
 */
function entrance(): string[] {
  const found = new Set(['/main.tsx']);
  for (const module of found) {
    for (const specifier of importsOf(modules.get(module) ?? '')) {
      const isOurs = specifier.startsWith('.');
      found.add(isOurs ? new URL(specifier, `file://${module}`).pathname : specifier);
    }
  }
  return [...found].toSorted();
}

const fetched = entrance();

describe('the files fetched before anybody has signed in', () => {
  it('import only packages that the sign-in needs', () => {
    expect(fetched.filter((name) => !name.startsWith('/') && !name.startsWith('@garita'))).toEqual([
      '@chakra-ui/react',
      '@chakra-ui/react/anatomy',
      '@chakra-ui/react/theme',
      '@hookform/resolvers',
      '@trpc/client',
      'react',
      'react-dom/client',
      'react-hook-form',
      'uuid',
      'zod/v4/core',
    ]);
  });

  it('contain only the sign-in and its texts', () => {
    const shown = /^\/(documents|features|pay|records|text|ui\/(?!form\/))/;
    expect(fetched.filter((name) => shown.test(name))).toEqual([
      '/features/account/sign-in-screen.tsx',
      '/features/account/title-and-submit.tsx',
      '/text/account.es.ts',
      '/text/common.es.ts',
      '/text/form.es.ts',
      '/text/shell.es.ts',
      '/ui/controls/input.tsx',
      '/ui/controls/tick-box.tsx',
      '/ui/focus.ts',
      '/ui/notices/notices.ts',
    ]);
  });

  it('contain neither the questions nor the drafts of forms', () => {
    expect(fetched.filter((name) => name.startsWith('/ui/form/saving/'))).toEqual([
      '/ui/form/saving/use-saving.ts',
    ]);
  });
});
