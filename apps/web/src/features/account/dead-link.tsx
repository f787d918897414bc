import { Alert, Button, Stack } from '@chakra-ui/react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { usersText } from '../../text/users.es.ts';

/** A link that was used, taken back, replaced, is too old, or never was one. */
export function DeadLink({ reason }: { reason: string }) {
  return (
    <Stack gap="4" align="start">
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title>{reason}</Alert.Title>
      </Alert.Root>
      <Button variant="outline" asChild>
        <Link to={PATHS.signIn}>{usersText.acceptance.toSignIn}</Link>
      </Button>
    </Stack>
  );
}
