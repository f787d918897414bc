import { Alert, List, Stack } from '@chakra-ui/react';
import type { YearParameters } from '@garita/domain/tax/year-parameters.schema';
import { trpc } from '../../lib/trpc.ts';
import { yearParametersText } from '../../text/records/year-parameters.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';

const text = yearParametersText.effect;

/** Tells which values a change of a year's parameters touches, and which companies it reaches. */
export function ParametersEffect({ year, parameters }: { year: number; parameters: YearParameters }) {
  const effect = trpc.parameters.effect.useQuery({ year, parameters });
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{text.title}</Alert.Title>
        <Alert.Description as="div">
          <Loaded query={effect} lines={2}>
            {({ fields, companies }) =>
              fields.length === 0 ? (
                text.nothing
              ) : (
                <Stack gap="1">
                  <span>
                    {text.fields(fields.map((field) => yearParametersText.labels[field]).join(', '))}
                  </span>
                  {companies.length === 0 ? (
                    <span>{text.none}</span>
                  ) : (
                    <List.Root ps="5">
                      {companies.map(({ companyId, company, entries, belowMinimumWage: below }) => (
                        <List.Item key={companyId}>
                          {text.company(
                            company,
                            [
                              ...(entries > 0 ? [text.entries(entries)] : []),
                              ...(below > 0 ? [text.below(below)] : []),
                            ].join(', '),
                          )}
                        </List.Item>
                      ))}
                    </List.Root>
                  )}
                  <span>{text.kept}</span>
                </Stack>
              )
            }
          </Loaded>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
