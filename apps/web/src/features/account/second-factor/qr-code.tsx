import { chakra } from '@chakra-ui/react';
import { renderSVG } from 'uqr';

/** The margin without which cameras do not find a QR, in modules. */
const MARGIN = 4;

/** A QR in black on white, also where the screen is dark: not every camera reads it the other way round. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const drawing = renderSVG(value, { border: MARGIN, ecc: 'M' });
  return (
    <chakra.img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
      boxSize="48"
      rounded="md"
      borderWidth="1px"
    />
  );
}
