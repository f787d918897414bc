import { ChakraProvider } from '@chakra-ui/react';
import { useColorMode } from '../lib/color-mode.ts';
import { ServerContext } from '../lib/server.ts';
import { connection } from './connection.ts';
import { Door } from './door.tsx';
import { system } from './theme.ts';

/** The application: its look, its connection to the server, and what is seen of it. */
export function Provider() {
  useColorMode();
  return (
    <ChakraProvider value={system}>
      <ServerContext value={connection}>
        <Door />
      </ServerContext>
    </ChakraProvider>
  );
}
