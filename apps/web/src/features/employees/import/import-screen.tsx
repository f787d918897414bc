import { Button, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { todayInPuertoRico } from '../../../lib/date-text.ts';
import { saveFile } from '../../../lib/download.ts';
import { useRouteId } from '../../../lib/route.ts';
import { NO_CACHE, trpc } from '../../../lib/trpc.ts';
import { RecordFormHeader } from '../../../records/record-form.tsx';
import { useMayWrite } from '../../../records/record-kind.ts';
import { employeesText } from '../../../text/records/employees.es.ts';
import { Input } from '../../../ui/controls/input.tsx';
import { TypedField } from '../../../ui/form/fields/typed-field.tsx';
import { FormPage } from '../../../ui/form/form-section.tsx';
import { notifyError } from '../../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { EMPLOYEE } from '../employee-kind.ts';
import type { ImportWarning } from './file-warnings.ts';
import { ImportedWithWarnings, ImportPreview, ProblemTable } from './import-preview.tsx';
import { type Start } from './import-rows.ts';
import { type ReadFile, readFile } from './read-file.ts';

const text = employeesText.import;

/** The rules of a company before it is loaded. */
const BY_SPECIFICATION: Start['company'] = {
  mealRule: 'specification',
  leaveRule: 'specification',
  isSmallEmployer: false,
};

/** Importar Empleados: imports all employees of a file, or none. */
export function EmployeeImportScreen() {
  const companyId = useRouteId('companyId');
  const defaults = trpc.employees.defaults.useQuery({ companyId }, NO_CACHE);
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const mayWrite = useMayWrite(EMPLOYEE);
  return (
    <>
      <RecordFormHeader kind={EMPLOYEE} title={text.title} />
      {mayWrite && (
        <FreshlyLoaded query={defaults}>
          {(draft) => {
            const rules = company ?? BY_SPECIFICATION;
            const start = { draft, company: rules, today: todayInPuertoRico() };
            return <ImportSteps companyId={companyId} start={start} />;
          }}
        </FreshlyLoaded>
      )}
    </>
  );
}

type Imported = { count: number; warnings: readonly ImportWarning[] };

/**
 * The template, the file field, and the result: problems or a preview, and what was imported with warnings.
 */
function ImportSteps({ companyId, start }: { companyId: number; start: Start }) {
  const [file, setFile] = useState<ReadFile>();
  const [imported, setImported] = useState<Imported>();
  if (imported) {
    return (
      <FormPage>
        <ImportedWithWarnings companyId={companyId} {...imported} />
      </FormPage>
    );
  }
  return (
    <FormPage>
      <Stack gap="4">
        <Panel title={text.template.title} help={text.template.help}>
          <TemplateButton />
        </Panel>
        <Panel title={text.file.title} help={text.file.help}>
          <FileField start={start} failure={failureOf(file)} onRead={setFile} />
        </Panel>
        {file?.problems && <ProblemTable problems={file.problems} />}
        {file?.employees && (
          <ImportPreview
            companyId={companyId}
            employees={file.employees}
            unknownHeadings={file.unknownHeadings}
            onRefused={(errors) => setFile({ problems: file.problemsOf(errors) })}
            onWarned={(warnings) => setImported({ count: file.employees.length, warnings })}
          />
        )}
      </Stack>
    </FormPage>
  );
}

/** Returns why the file cannot be imported. The field shows it, and screen readers read it. */
function failureOf(file: ReadFile | undefined): string | undefined {
  return file?.problems ? text.problems.title(file.problems.length) : file?.failure;
}

/** Saves the template. The code that writes it is large and is fetched on demand. */
function TemplateButton() {
  const [isWorking, setIsWorking] = useState(false);
  const run = async () => {
    setIsWorking(true);
    try {
      const [{ importTemplate }, { WORKBOOK_TYPE }] = await Promise.all([
        import('./template.ts'),
        import('../../../lib/workbook.ts'),
      ]);
      saveFile(new Blob([await importTemplate()], { type: WORKBOOK_TYPE }), text.template.fileName);
    } catch {
      notifyError(text.template.failed);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <Button size="sm" variant="outline" loading={isWorking} onClick={() => void run()}>
      <Download aria-hidden />
      {text.template.download}
    </Button>
  );
}

const fileText = employeesText.import.file;

type FileFieldProps = {
  start: Start;
  /** The reason why nobody in the file can be imported. */
  failure: string | undefined;
  /** Receives the contents of the chosen file; undefined while it is read. */
  onRead: (file: ReadFile | undefined) => void;
};

/** The file to import. A file that was corrected under the same name can be chosen again. */
function FileField({ start, failure, onRead }: FileFieldProps) {
  const read = async (file: File) => {
    onRead(undefined);
    onRead(await readFile(file, start));
  };
  return (
    <TypedField label={fileText.label} help={fileText.limits} error={failure}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".xlsx,.csv,.txt,.tsv"
          maxWidth="lg"
          p="1"
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void read(file);
          }}
        />
      )}
    </TypedField>
  );
}
