import { dirname } from 'node:path';
import type { SourceFile } from './source-tree.ts';

/** Folders that import each other, and the imports between them (`from → to`). */
export type FolderRing = { folders: readonly string[]; imports: readonly string[] };

type Edge = { from: string; to: string; between: string };

/**
 * Finds the rings of folders inside each package: sibling folders that import each other directly or
 * indirectly. A folder and its subfolders count as one, so an import between them makes no ring.
 */
export function folderRings(files: readonly SourceFile[]): FolderRing[] {
  const packageByPath = new Map(files.map((file) => [file.path, file.package]));
  const edges = files.flatMap((file) =>
    file.imports
      .filter((target) => packageByPath.get(target) === file.package)
      .map((target) => edgeBetween(file.path, target))
      .filter((edge) => edge !== undefined),
  );
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  return strongComponents(targets)
    .filter(({ length }) => length > 1)
    .map((folders) => ({
      folders: folders.toSorted(),
      imports: edges
        .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
        .map(({ between }) => between)
        .toSorted(),
    }));
}

/**
 * Returns the two sibling folders that an import connects, or nothing if one file's folder contains the
 * other's.
 */
function edgeBetween(path: string, target: string): Edge | undefined {
  const from = dirname(path).split('/');
  const to = dirname(target).split('/');
  const depth = from.findIndex((name, index) => name !== to[index]);
  if (depth < 0 || to[depth] === undefined) return undefined;
  const folder = (parts: string[]) => parts.slice(0, depth + 1).join('/');
  return { from: folder(from), to: folder(to), between: `${path} → ${target}` };
}

/** Finds the strongly connected components of a graph (Tarjan's algorithm). */
function strongComponents(targets: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const lower = (node: string, value = 0) => lowest.set(node, Math.min(lowest.get(node) ?? value, value));

  const visit = (node: string) => {
    order.set(node, order.size);
    lower(node, order.get(node));
    stack.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!order.has(target)) {
        visit(target);
        lower(node, lowest.get(target));
      } else if (stack.includes(target)) lower(node, order.get(target));
    }
    if (lowest.get(node) === order.get(node)) components.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return components;
}
