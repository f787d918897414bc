/** Texts that lead a new account to its first payroll. */
export const welcomeText = {
  title: 'Bienvenido a Garita',
  help: 'Con estos tres pasos puede cargar su primera nómina. Lo que guarda en cada uno se puede cambiar después.',
  steps: {
    accountant: { name: 'Contador', help: 'Quien prepara y firma las planillas. Lo llenamos con sus datos.' },
    company: {
      name: 'Compañía',
      help: 'La que paga: su número patronal, sus direcciones y sus porcentajes.',
    },
    employees: {
      name: 'Empleados',
      help: 'A quiénes paga, y cómo. Puede guardar uno y agregar otro, o importarlos de un archivo de Excel.',
    },
  },
  done: 'Hecho',
  goOn: 'Continuar',
} as const;
