import { Box, chakra, Heading } from '@chakra-ui/react';
import { Fragment } from 'react';

/** Pairs of what something is and what it is called, under a title. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <Box fontSize="13px">
      <Heading as="h3" fontSize="13px" lineHeight="20px">
        {title}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Box>
  );
}
