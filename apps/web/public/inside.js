// What is inside is fetched beside the files of the page for whoever is signed in, and for others once they
// type who they are. The build
// names the files (build/preload-inside.ts); a file of its own, because the content security policy lets
// nothing inline run.
(() => {
  const { inside, screens, home } = document.currentScript.dataset;
  const fetchInside = (address) => {
    const screen = JSON.parse(screens)[address.slice(address.lastIndexOf('/'))] ?? '';
    for (const href of `${inside} ${screen}`.trim().split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  if (localStorage.getItem('access_token')) fetchInside(location.pathname);
  else addEventListener('input', () => fetchInside(home), { once: true });
})();
