import { Stack } from '@chakra-ui/react';
import { yearOf } from '@garita/domain/time/calendar-date';
import { NOTHING_SUPPOSED, type WhatIf, whatIfSchema } from '@garita/domain/what-if/what-if.schema';
import { useState } from 'react';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { trpc } from '../../../lib/trpc.ts';
import { whatIfText as text } from '../../../text/what-if.es.ts';
import { SaveButton } from '../../../ui/form/form-section.tsx';
import { SchemaForm } from '../../../ui/form/schema-form.tsx';
import type { WhatIfAnswer } from '../audit.ts';
import { WhatIfFields } from './what-if-fields.tsx';
import { WhatIfResult } from './what-if-result.tsx';

/** A company's pay as it would have been on other terms, beside what it was. Nothing of it is kept. */
export function WhatIfView({ companyId }: { companyId: number }) {
  const utils = trpc.useUtils();
  const [compared, setCompared] = useState<{ whatIf: WhatIf; answer: WhatIfAnswer }>();
  const today = todayInPuertoRico();
  const compare = async (whatIf: WhatIf) => {
    setCompared({ whatIf, answer: await utils.audit.whatIf.fetch({ companyId, whatIf }) });
  };
  return (
    <Stack gap="6">
      <SchemaForm
        schema={whatIfSchema}
        defaultValues={{ start: `${yearOf(today)}-01-01`, end: today, ...NOTHING_SUPPOSED }}
        onSubmit={compare}
        isGuarded={false}
        actions={<SaveButton label={text.compare} />}
      >
        <WhatIfFields companyId={companyId} />
      </SchemaForm>
      {compared && <WhatIfResult companyId={companyId} {...compared} />}
    </Stack>
  );
}
