/** Texts about switching employees to the certificate 499 R-4. */
export const certificateSwitchText = {
  open: 'Pasar empleados al certificado 499 R-4',
  title: 'Pasar empleados al certificado 499 R-4',
  help: 'La retención del último pago del año, sin bonos, como es ahora y como sería por el certificado. Sin certificado se retiene sin exenciones. Lo ya cargado no cambia.',
  nobody: 'A todos los empleados activos se les retiene ya por el certificado.',
  columns: {
    employee: 'Empleado',
    now: 'Ahora',
    byCertificate: 'Por certificado',
    restOfYear: 'Resto del año',
  },
  noPay: 'Sin pagos este año',
  noCertificate: 'Sin certificado',
  married: 'Casado con exención individual: confírmela',
  periodsLeft: (count: number) => (count === 1 ? '1 período' : `${count} períodos`),
  accept: (count: number) => (count === 1 ? 'Pasar 1 empleado' : `Pasar ${count} empleados`),
  done: (count: number) =>
    count === 1
      ? 'A 1 empleado se le retiene por el certificado.'
      : `A ${count} empleados se les retiene por el certificado.`,
} as const;
