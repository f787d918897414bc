/** The texts of the drawer that lists the keyboard shortcuts. */
export const shortcutsText = {
  title: 'Atajos de teclado',
  keys: [
    ['Ctrl K', 'Buscar una compañía, una persona, un período, un documento o una acción'],
    ['?', 'Ver estos atajos'],
    ['Enter', 'Al cargar pago: ir al próximo campo'],
    ['Alt+Enter', 'Al cargar pago: guardarlo'],
    ['Alt+↓', 'Al cargar pago: guardarlo y abrir el próximo empleado sin pago en el período'],
    ['Esc', 'Cerrar un diálogo sin hacer nada'],
  ],
} as const;
