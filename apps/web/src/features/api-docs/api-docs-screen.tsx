import { Box, Grid, HStack, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { DocumentTitle } from '../../layout/document-title.tsx';
import { readSession } from '../../lib/session.ts';
import { apiDocsText as text } from '../../text/api-docs.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/page/state-blocks.tsx';
import { AccessPanel } from './access-panel.tsx';
import { API_DOCUMENT, type ApiDocument, operationsOf, useApiDocument } from './api-document.ts';
import { OperationList } from './operation-list.tsx';
import { AnswersPanel, OperationPanel } from './operation-panel.tsx';
import { TryPanel } from './try-panel.tsx';

/** The interface for other programs, to read and to try, made of the document that the server writes about itself. */
export function ApiDocsScreen() {
  const { data: document, error, refetch } = useApiDocument();
  return (
    <Box as="main" maxW="80rem" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <DocumentTitle>{text.title}</DocumentTitle>
      <PageHeader title={text.title} description={document?.info.description} />
      <HStack gap="6" wrap="wrap" mb="6">
        <TextLink variant="underline" colorPalette="brand" href={API_DOCUMENT}>
          {text.document}
        </TextLink>
        <TextLink variant="underline" colorPalette="brand" asChild>
          <Link to={PATHS.signIn}>{text.home}</Link>
        </TextLink>
      </HStack>
      {document ? (
        <Operations document={document} />
      ) : error ? (
        <ErrorBlock error={error} onRetry={refetch} />
      ) : (
        <LoadingBlock />
      )}
    </Box>
  );
}

function Operations({ document }: { document: ApiDocument }) {
  const operations = operationsOf(document);
  const chosen = useLocation().hash.slice(1);
  const operation = operations.find(({ id }) => id === chosen) ?? operations[0];
  const [token, setToken] = useState(readSession()?.accessToken ?? '');
  if (!operation) return <Text>{text.operations}</Text>;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' }} gap="6" alignItems="start">
      <OperationList operations={operations} chosen={operation} />
      <Stack gap="4">
        <AccessPanel server={document.servers[0].url} token={token} onToken={setToken} />
        <OperationPanel operation={operation} schemas={document.components.schemas} />
        <TryPanel
          key={operation.id}
          server={document.servers[0].url}
          schemas={document.components.schemas}
          operation={operation}
          token={token}
        />
        <AnswersPanel operation={operation} schemas={document.components.schemas} />
      </Stack>
    </Grid>
  );
}
