import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../page/panel.tsx';

type FormSectionProps = {
  title: string;
  /** One line of help. */
  help?: string;
  /** True where something stands beside it on a wide screen, which leaves room for one column. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A part of a form: a title, one line of help, and fields in two columns where there is room for them. */
export function FormSection({ title, help, isBeside = false, children }: FormSectionProps) {
  return (
    <Panel title={title} help={help}>
      <SimpleGrid
        columns={{ base: 1, md: 2, ...(isBeside && { lg: 1 }) }}
        columnGap="6"
        rowGap="4"
        alignItems="start"
      >
        {children}
      </SimpleGrid>
    </Panel>
  );
}
