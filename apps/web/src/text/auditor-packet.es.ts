/** Taking a company's books to whoever verifies them without Garita. */
export const auditorPacketText = {
  name: 'Paquete del auditor',
  nameWithPersonalData: 'Paquete del auditor con datos personales',
} as const;
