/** One of the English texts that the specification quotes, marked so that screen readers pronounce it in English. */
export function English({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}
