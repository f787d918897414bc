/** Words of a company's own lines of pay. 'Taxes' is what their users call them. */
export const companyTaxesText = {
  list: {
    title: 'Taxes',
    name: 'Nombre',
    amount: 'Monto',
    requirement: 'Requerido/Opcional',
    direction: 'Descuento/Aumento',
    basis: 'Porcentual/Fijo',
    add: 'Agregar tax',
    empty: 'Agregue lo que la compañía descuenta o añade al pago: cuotas, planes, dietas.',
  },

  /** The record as the questions name it. */
  record: (name: string) => `el tax: ${name}`,

  create: {
    title: 'Crear Taxes',
    question: (name: string) => `¿Está seguro que desea crear el tax ${name}?`,
  },
  edit: {
    title: 'Editar Taxes',
    question: (name: string) => `¿Está seguro que desea editar el tax ${name}?`,
  },

  view: { title: 'Tax' },

  form: {
    title: 'Tax',
    help: 'Un porcentaje se toma de los ingresos. El pago que ya está cargado conserva el tax que tenía.',
    name: 'Título',
    amount: 'Monto',
    percent: 'Porcentaje',
    isOnByDefault: 'Marcado al cargar tiempo',
    isOnByDefaultHelp: 'Al cargar tiempo se puede quitar. Un tax requerido está en todo pago.',
    accountName: 'Cuenta del asiento',
    accountNameHelp:
      'Donde lo asientan sus libros. Vacía, entra en la cuenta de todos los taxes de la compañía, que está en Cuentas del asiento contable.',
    save: 'Guardar',
  },
} as const;
