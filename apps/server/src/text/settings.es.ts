/** The reasons why settings are refused; each stands behind the setting's name and a colon. */
export const SETTING_TEXTS = {
  port: 'escriba un número de 0 a 65535',
  postgresUrl: 'no es una dirección postgres://',
  secret: 'necesita 32 caracteres o más',
  password: 'necesita 10 caracteres o más',
  yesOrNo: 'escriba yes o no',
  origin: 'no es un origen como https://nomina.example',
  oneOf: (values: readonly string[]) => `escriba uno de estos: ${values.join(', ')}`,
  secretNeeded: 'hace falta con DATABASE_URL',
  otherSigningKey: 'no es igual a GARITA_SEAL_KEY, su nombre de antes',
  unknownOption: 'no existe; el servidor solo toma --demo',
} as const;
