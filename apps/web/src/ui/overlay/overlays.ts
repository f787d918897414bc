import { overlay } from './overlay.tsx';

/** The question that comes before every change: `confirm-dialog.tsx`. */
export const ConfirmDialog = overlay(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Something to read beside a form: `side-drawer.tsx`. */
export const SideDrawer = overlay(async () => (await import('./side-drawer.tsx')).SideDrawer);
