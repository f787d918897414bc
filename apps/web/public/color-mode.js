// Before the first paint, so that a dark page never flashes light. A file of its own, because the content
// security policy
// lets nothing inline run; src/lib/color-mode.ts takes over from here.
(() => {
  const chosen = localStorage.getItem('color-mode');
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(isDark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
})();
