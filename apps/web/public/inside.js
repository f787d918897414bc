// What the screens inside need is fetched beside the files of the page, for whoever is signed in. The build names the files
// (build/preload-inside.ts); a file of its own, because the content security policy lets nothing inline run.
(() => {
  if (!localStorage.getItem('access_token')) return;
  for (const href of document.currentScript.dataset.files.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
})();
