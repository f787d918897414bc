import { Box, Link as ChakraLink, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { deskText } from '../../text/desk.es.ts';
import { accountantFactTexts } from '../../text/documents/preview.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { type AttentionItem, attentionPath, attentionText, type DeskAttention } from './desk-links.ts';

const text = deskText.attention;

type AttentionPanelProps = {
  query: { data: DeskAttention | undefined; error: unknown; refetch: () => unknown };
  /** True if the filter matches the company, or the accountant with this name. */
  isShown: (company: { companyId: number }) => boolean;
  isAccountantShown: (name: string) => boolean;
};

/** Atención: the problems of every company, the gravest first, and those of the accountants' records. */
export function AttentionPanel({ query, isShown, isAccountantShown }: AttentionPanelProps) {
  return (
    <Panel title={text.title} help={text.help}>
      <Loaded query={query} lines={4}>
        {({ companies, accountants }) =>
          companies.length + accountants.length === 0 ? (
            <NoProblems />
          ) : (
            <Stack as="ul" gap="0" listStyleType="none">
              {companies.filter(isShown).map(({ companyId, company, items }) => (
                <Place
                  key={companyId}
                  name={
                    <ChakraLink asChild>
                      <Link to={href(PATHS.companyHome, { companyId })}>{company}</Link>
                    </ChakraLink>
                  }
                >
                  <AttentionLines {...{ companyId, company, items }} />
                </Place>
              ))}
              {accountants
                .filter(({ name }) => isAccountantShown(name))
                .map(({ accountantId, name, fields }) => (
                  <Place key={`accountant ${accountantId}`} name={`${text.preparer}: ${name}`}>
                    <Stack as="ul" aria-label={name} gap="0" mt="1" listStyleType="none">
                      <AttentionLine to={`${href(PATHS.accountantEdit, { accountantId })}#${fields[0]}`}>
                        {text.recordLacks(fields.map((field) => accountantFactTexts[field]))}
                      </AttentionLine>
                    </Stack>
                  </Place>
                ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Says that there are no problems, because an empty panel could also be one that failed. */
export function NoProblems() {
  return (
    <HStack color="fg.success">
      <Check size={16} aria-hidden />
      <Text>{text.empty}</Text>
    </HStack>
  );
}

function Place({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box as="li" py="3" _notFirst={{ borderTopWidth: '1px' }} _first={{ pt: '0' }}>
      <Text fontWeight="semibold">{name}</Text>
      {children}
    </Box>
  );
}

type AttentionLinesProps = { companyId: number; company: string; items: readonly AttentionItem[] };

/** Lists the problems of one company, each with a link to where it is fixed. */
export function AttentionLines({ companyId, company, items }: AttentionLinesProps) {
  return (
    <Stack as="ul" aria-label={company} gap="0" mt="1" listStyleType="none">
      {items.map((item) => (
        <AttentionLine
          key={item.kind === 'control-numbers' ? item.form : item.kind}
          to={attentionPath(companyId, item)}
        >
          {attentionText(item)}
        </AttentionLine>
      ))}
    </Stack>
  );
}

/** One problem. */
function AttentionLine({ to, children }: { to: string; children: string }) {
  return (
    <LinkBox
      as="li"
      rounded="md"
      px="2"
      mx="-2"
      _hover={{ bg: 'bg.muted' }}
      css={{ '&:has(:focus-visible)': { bg: 'bg.muted' } }}
    >
      <HStack minH="9" py="1" gap="2" align="center">
        <TriangleAlert
          size={16}
          aria-hidden
          color="var(--chakra-colors-accent-fg)"
          style={{ flexShrink: 0 }}
        />
        <LinkOverlay asChild fontSize="sm">
          <Link to={to}>{children}</Link>
        </LinkOverlay>
      </HStack>
    </LinkBox>
  );
}
