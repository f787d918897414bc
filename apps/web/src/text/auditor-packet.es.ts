/** Taking a company's books to whoever verifies them without Garita. */
export const auditorPacketText = {
  name: 'Paquete del auditor',
  nameWithPersonalData: 'Paquete del auditor con datos personales',

  question: {
    title: 'Paquete del auditor',
    contents:
      'Un archivo ZIP con todos los movimientos de la compañía y un programa que los comprueba sin Garita y sin Internet, con solo Node.',
    without:
      'Los movimientos llevan números de personas y montos, no nombres. También llevan las razones que se escribieron.',
    consent: 'La cuenta consiente en incluir datos personales',
    consentHelp: 'Nombres, memos y los documentos presentados, con sus números de seguro social.',
    auditor: 'Los datos personales solo los puede incluir alguien que trabaja en la cuenta.',
    recorded: 'Queda en el historial de la compañía quién lo descargó y con qué.',
    download: 'Descargar',
  },
} as const;
