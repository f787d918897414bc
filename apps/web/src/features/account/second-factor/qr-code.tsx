import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** The margin without which cameras do not find a QR, in modules. */
const MARGIN = 4;

/** A QR in black on white, also where the screen is dark: not every camera reads it the other way round. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: MARGIN, ecc: 'M' });
  return (
    <chakra.svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need a file, and this secret is none
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      boxSize="48"
      rounded="md"
      borderWidth="1px"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules(data)} fill="black" />
    </chakra.svg>
  );
}

/** A square for each dark module. */
function modules(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
