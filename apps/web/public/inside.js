// What the screens inside need is fetched beside the files of the page for whoever is signed in, and for others once they type who
// they are. The build names the files (build/preload-inside.ts); a file of its own, because the content security policy lets nothing
// inline run.
(() => {
  const files = document.currentScript.dataset.files.split(' ');
  const fetchInside = () => {
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  if (localStorage.getItem('access_token')) fetchInside();
  else addEventListener('input', fetchInside, { once: true });
})();
