import { Alert, Box } from '@chakra-ui/react';
import type { YearParameters } from '@garita/domain/tax/year-parameters.schema';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { dateText } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc, useIsAllowed } from '../../lib/trpc.ts';
import { yearParametersText } from '../../text/records/year-parameters.es.ts';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { SelectInput } from '../../ui/form/fields/select-input.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ListSection } from '../../ui/page/panel.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { YearParametersForm } from './year-parameters-form.tsx';

const text = yearParametersText;

type YearParametersAnswer = inferRouterOutputs<AppRouter>['parameters']['get'];
type Origin = YearParametersAnswer['origins'][number];

/** Parámetros del año: what the law sets in a year, and where each value comes from. */
export function YearParametersScreen() {
  const year = useRouteId('year');
  const mayWrite = useIsAllowed('fixed-taxes:write');
  const parameters = trpc.parameters.get.useQuery({ year }, NO_CACHE);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.parameters.save.useMutation();
  const save = async (changed: YearParameters, commandId: string) => {
    await mutateAsync({ year, parameters: changed, commandId });
    await utils.invalidate();
    notifySuccess(text.saved);
  };
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }, { label: String(year) }]} />
      <PageHeader title={`${text.title}: ${year}`} description={mayWrite ? text.help : text.readOnly} />
      <YearChooser year={year} />
      <FreshlyLoaded key={year} query={parameters}>
        {({ year: _, lacking, origins, ...values }) => (
          <>
            {lacking.length > 0 && (
              <Alert.Root status="warning" colorPalette="accent" mb="4">
                <Alert.Indicator />
                <Alert.Title>{text.lacking(lacking.map((name) => text.labels[name]).join(', '))}</Alert.Title>
              </Alert.Root>
            )}
            <YearParametersForm year={year} parameters={values} onSave={save} />
          </>
        )}
      </FreshlyLoaded>
      {parameters.data && <OriginList origins={parameters.data.origins} />}
    </>
  );
}

function YearChooser({ year }: { year: number }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <Box maxW="12rem" mb="4">
      <FieldFrame id={id} label={text.year} isRequired={false} help={undefined} error={undefined}>
        <SelectInput
          id={id}
          options={PAYROLL_YEARS.map((value) => ({ value, label: String(value) }))}
          value={year}
          onChange={(chosen) => void navigate(href(PATHS.yearParameters, { year: chosen ?? year }))}
        />
      </FieldFrame>
    </Box>
  );
}

const COLUMNS: readonly RecordColumn<Origin>[] = [
  { id: 'value', header: text.origins.value, text: ({ field }) => text.labels[field] },
  { id: 'since', header: text.origins.since, text: ({ effectiveFrom }) => dateText(effectiveFrom) },
  { id: 'source', header: text.origins.source, text: ({ source }) => source },
  {
    id: 'confidence',
    header: text.origins.confidence,
    text: ({ confidence }) => (confidence ? text.confidences[confidence] : ''),
  },
  {
    id: 'by',
    header: text.origins.by,
    text: ({ enteredBy, enteredAt }) => enteredBy ?? (enteredAt === null ? text.origins.builtIn : ''),
  },
];

/** Lists the version of each value in force, with its source. */
function OriginList({ origins }: { origins: readonly Origin[] }) {
  return (
    <ListSection title={text.origins.title} help={text.origins.help}>
      <RecordTable
        label={text.origins.title}
        columns={COLUMNS}
        data={[...origins]}
        isLoading={false}
        error={null}
        rowId={({ field }) => field}
        rowLabel={({ field }) => text.labels[field]}
        emptyHint={text.origins.empty}
      />
    </ListSection>
  );
}
