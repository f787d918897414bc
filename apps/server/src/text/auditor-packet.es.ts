/** The readme of a packet, for its recipient. */
export const PACKET_READ_ME = `Paquete del auditor

Para comprobarlo hace falta Node (https://nodejs.org), versión 20.19 o más nueva, y nada más: ni Internet ni Garita.

  1. Descomprima el paquete en una carpeta.
  2. Ejecute en ella: node verify.mjs

Dice que todo está íntegro o cuál es el primer movimiento que no lo está. Termina en 0 si todo está bien, en 1 si algo no lo está y en
2 si la carpeta no es un paquete.

Para saber que es el libro verdadero, y no otro igual de íntegro, compárelo con algo que usted tenga de antes:

  node verify.mjs --hash 0123456789abcdef    la huella que se imprimió al cerrar un período
  node verify.mjs --key 0123456789abcdef     la clave con que esa instalación de Garita sella

Lo que hay en cada archivo y cómo escribir otro verificador está en docs/ledger-format.md, en el código de Garita.
`;
