import { formatCents } from '../../money/cents.ts';
import type { CertificateWarning } from '../../pay/withholding/certificate/certificate-warnings.ts';

/** Returns a warning about an entry by certificate 499 R-4 as a sentence. */
export function certificateWarningText(warning: CertificateWarning): string {
  switch (warning.code) {
    case 'no-certificate':
      return 'El empleado no tiene certificado 499 R-4 en la fecha de pago: se le retiene sin exenciones.';
    case 'coda-plan-unknown':
      return 'No se sabe qué plan CODA tiene la compañía: lo aportado paga contribución. Escójalo en Reglas de la compañía.';
    case 'coda-above-limit':
      return `Lo aportado a planes CODA pasa del límite del año, ${formatCents(warning.limit)}: de este pago, ${formatCents(warning.excess)} pagan contribución.`;
  }
}
