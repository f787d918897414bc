import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/** Texts about the options of the law that a company chooses. */
export const companyRulesText = {
  title: 'Reglas de la compañía',
  open: 'Reglas',
  panel: 'Reglas de la compañía',
  panelHelp:
    'Las opciones de la ley que escoge la compañía: las vacaciones y la enfermedad, la hora de comida, la retención, su plan CODA, la paga sin retención, los contratistas.',
  saved: SUCCESS_TEXTS.updated,

  leave: {
    title: 'Vacaciones y enfermedad',
    help: 'Cuenta para los pagos que se carguen o recalculen desde ahora; lo ganado hasta hoy se queda.',
    meanings: {
      specification: 'Cada empleado gana las horas por mes que dice su ficha.',
      law: 'Cada mes de 130 horas da de medio día a día y cuarto de vacaciones, por años de servicio, y un día de enfermedad, hasta 15 días. Quien entró antes del 26 de enero de 2017 gana día y cuarto con 115 horas. Los ejecutivos, administradores y profesionales no ganan.',
    },
    small:
      'Quien entró desde el 26 de enero de 2017 se queda en medio día de vacaciones al mes, sin importar sus años.',
    smallNotUsed: 'Cuenta solo con la regla de la ley.',
    effects: {
      title: 'Lo que gana cada empleado al mes',
      help: 'Así quedarían los empleados activos al guardar. Lo que escriba en la ficha de un empleado después de guardar vale en lugar de la ley.',
      name: 'Empleado',
      vacation: 'Vacaciones',
      sick: 'Enfermedad',
      threshold: 'Horas que hay que trabajar',
      edited: (name: string) => `${name} (escritas a mano)`,
      empty: 'La compañía no tiene empleados activos.',
    },
  },

  meal: {
    title: 'Hora de comida trabajada',
    help: 'La tarifa que la ficha de un empleado propone. La que ya tiene un empleado se queda.',
    meanings: {
      specification: 'Se propone el doble de la tarifa regular para todos.',
      law: 'Se propone 1.5 veces la tarifa regular, y el doble a quien entró antes del 26 de enero de 2017.',
    },
  },
  withholding: {
    title: 'Retención de contribución',
    help: 'El tipo de retención que la ficha de un empleado nuevo propone. El que ya tiene un empleado se queda.',
    none: 'Ninguno',
  },
  coda: {
    title: 'Planes CODA',
    help: 'Cuenta para los pagos que se carguen o recalculen desde ahora.',
    meanings: {
      none: 'Lo aportado a un plan CODA no baja la contribución que se retiene.',
      'puerto-rico':
        'Lo aportado baja los ingresos de la contribución hasta el límite del Código de Puerto Rico; no los del seguro social.',
      dual: 'Lo aportado baja los ingresos de la contribución hasta el límite federal, que es mayor; no los del seguro social.',
    },
  },
  farm: {
    title: 'Paga agrícola o doméstica',
    help: 'Desde el 1 ene 2019 estos sueldos se informan en la W-2PR, pero no llevan retención.',
    meaning: 'La contribución que se calcula es 0.00; una que usted escriba se queda.',
    notForPayer: 'Es solo para quien paga con 943-PR o como doméstico.',
  },
  contractors: {
    title: 'Contratistas',
    help: 'Cuenta para los pagos que se carguen o recalculen desde ahora; los guardados no cambian.',
    meanings: {
      specification:
        'Se retiene el porcentaje del contratista sobre cada pago entero, desde el primer dólar.',
      law: 'Los primeros $500.00 que se le pagan a cada quien en el año, en todas las compañías del mismo número patronal, no llevan retención (sec. 1062.03); de lo demás se retiene su porcentaje.',
    },
    effects: {
      title: 'Lo que se retendría a cada contratista',
      help: 'De un pago como el último del año, con la regla de hoy y con la que escogió.',
      name: 'Contratista',
      paid: 'Pagado en el año',
      left: 'Queda de los $500.00',
      gross: 'Último pago',
      retained: 'Se retendría',
      none: 'Sin pagos',
      empty: 'La compañía no tiene contratistas activos.',
    },
  },
  deposits: {
    title: 'Depósitos',
    help: 'Con qué frecuencia deposita la compañía lo retenido, por año.',
    open: 'Ver los depósitos',
  },
} as const;
