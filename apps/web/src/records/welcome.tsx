import { Box, Button, HStack, List, Text, VisuallyHidden } from '@chakra-ui/react';
import { Check, Circle, CircleDot } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../config/paths.ts';
import { trpc, useIsAllowed } from '../lib/trpc.ts';
import { employeesText } from '../text/records/employees.es.ts';
import { welcomeText } from '../text/welcome.es.ts';
import { Panel } from '../ui/page/panel.tsx';

const STEPS = ['accountant', 'company', 'employees'] as const;
type Step = (typeof STEPS)[number];

/** The missing step before the first payroll, the form for it, and a file import if there is one. */
type NextStep = { step: Step; to: string; importFrom?: string };

/**
 * The three steps from a new account to its first payroll; nothing once they are done. The form of a `step`
 * shows them while it is the next one; other screens link to that form.
 */
export function Welcome({ step }: { step?: Step }) {
  const next = useNextStep();
  if (!next || (step !== undefined && step !== next.step)) return null;
  const waysOn = (
    <HStack gap="3" wrap="wrap">
      {next.importFrom !== undefined && (
        <Button variant="outline" asChild>
          <Link to={next.importFrom}>{employeesText.import.link}</Link>
        </Button>
      )}
      {step === undefined && (
        <Button colorPalette="brand" asChild>
          <Link to={next.to}>{welcomeText.goOn}</Link>
        </Button>
      )}
    </HStack>
  );
  return (
    <Box mb="4" maxW="1200px">
      <Panel title={welcomeText.title} help={welcomeText.help} action={waysOn}>
        <List.Root as="ol" variant="plain" gap="3">
          {STEPS.map((each) => (
            <StepLine key={each} step={each} next={next.step} />
          ))}
        </List.Root>
      </Panel>
    </Box>
  );
}

function StepLine({ step, next }: { step: Step; next: Step }) {
  const isDone = STEPS.indexOf(step) < STEPS.indexOf(next);
  const isNext = step === next;
  const Mark = isDone ? Check : isNext ? CircleDot : Circle;
  const { name, help } = welcomeText.steps[step];
  return (
    <List.Item aria-current={isNext ? 'step' : undefined}>
      <HStack align="start" color={isNext ? 'fg' : 'fg.muted'}>
        <Mark size={20} aria-hidden />
        <Text fontWeight={isNext ? 'semibold' : 'normal'}>
          {name}
          {isDone && <VisuallyHidden> ({welcomeText.done})</VisuallyHidden>}
          <Text as="span" display="block" fontSize="13px" fontWeight="normal">
            {help}
          </Text>
        </Text>
      </HStack>
    </List.Item>
  );
}

/** Returns the first step that is not done; undefined if there is none or the user may not do it. */
function useNextStep(): NextStep | undefined {
  const enabled = useIsAllowed('records:write');
  const { data: accountants } = trpc.accountants.list.useQuery(undefined, { enabled });
  const { data: companies } = trpc.companies.list.useQuery(undefined, { enabled });
  // An account with a second company has no need of this help.
  const companyId = companies?.length === 1 ? (companies[0]?.id ?? 0) : 0;
  const { data: employees } = trpc.employees.payees.useQuery(
    { companyId },
    { enabled: enabled && companyId > 0 },
  );
  if (accountants?.length === 0) return { step: 'accountant', to: PATHS.accountantCreate };
  if (companies?.length === 0) return { step: 'company', to: PATHS.companyCreate };
  if (employees?.length !== 0) return undefined;
  return {
    step: 'employees',
    to: href(PATHS.employeeCreate, { companyId }),
    importFrom: href(PATHS.employeeImport, { companyId }),
  };
}
