import { lazyOverlay } from './lazy-overlay.tsx';

/** The question before every change: `confirm-dialog.tsx`. */
export const ConfirmDialog = lazyOverlay(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** A panel to read beside a form: `side-drawer.tsx`. */
export const SideDrawer = lazyOverlay(async () => (await import('./side-drawer.tsx')).SideDrawer);
