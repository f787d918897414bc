import { isIndividual } from '@garita/domain/contractor/contractor.schema';
import { withholdsWithoutReason } from '@garita/domain/contractor/contractor-rule';
import { contractorFileLines } from '@garita/domain/file-text/file-lines';
import { sameNumberWarnings } from '@garita/domain/text/warnings/same-number';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import {
  createContractor,
  setContractorActive,
  updateContractor,
} from '../../../application/contractor/change-contractor.ts';
import { listSharedContractorNumber } from '../../../application/contractor/contractor-numbers.ts';
import {
  type ContractorRecord,
  getContractor,
  listContractorPage,
  listContractors,
} from '../../../application/contractor/contractors.ts';
import { removeContractor } from '../../../application/records/remove-records.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import {
  employerNumberWarnings,
  fileWordsWarnings,
  stateWarnings,
  taxpayerWarnings,
} from '../records/file-values.ts';
import { pageWire } from '../records/page.wire.ts';
import { changedPersonBody, personBody } from '../records/person-body.ts';
import { route } from '../route.ts';
import type { RouteGroup, SignedInRequest } from '../route-spec.ts';
import { listOf, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import {
  changedContractorWire,
  contractorAnswer,
  newContractorBody,
  savedContractorAnswer,
} from './contractor.wire.ts';

/**
 * The routes of contractors, which the interface calls outemployers. An `id` by itself is the contractor's,
 * but the company's where contractors are listed or created.
 */
export const contractorRoutes: RouteGroup = {
  base: '/outemployers',
  tag: 'contractors',
  writes: 'records:write',
  routes: [
    route.get(
      '/:id',
      { id: 'listContractors', parameters: pageWire, answer: foundAnswer(listOf(contractorAnswer)) },
      async ({ use, ids: { id: companyId }, parameters: { limit, ...asked } }) =>
        limit === null
          ? use(listContractors)({ companyId })
          : (await use(listContractorPage)({ companyId, orderBy: 'name', limit, ...asked })).rows,
    ),
    route.get(
      '/:companyId/:id',
      { id: 'getContractor', answer: foundAnswer(contractorAnswer) },
      ({ use, ids: { companyId, id } }) => use(getContractor)({ companyId, contractorId: id }),
    ),
    route.post(
      '/:id',
      {
        id: 'createContractor',
        body: personBody(newContractorBody),
        answer: createdAnswer(savedContractorAnswer),
      },
      async ({ use, ids, body, today, commandId }) => {
        const contractor = body(today);
        const saved = await use(createContractor)({ companyId: ids.id, contractor, commandId });
        return warned(use, saved, contractor.taxpayerNumber, today);
      },
    ),
    route.put(
      '/:id',
      {
        id: 'updateContractor',
        body: versionedBody(changedPersonBody(changedContractorWire)),
        answer: updatedAnswer(savedContractorAnswer),
      },
      async ({ use, ids: { id: contractorId }, body, today, commandId }) => {
        const { change, asSent } = body.read(today);
        const command = { version: body.version(), commandId, asSent: [contractorId, asSent] };
        const saved = await use(updateContractor)({ contractorId, contractor: change, ...command });
        return warned(use, saved, asSent.employer_id, today);
      },
    ),
    route.delete(
      '/:id',
      { id: 'switchContractor', answer: switchedAnswer(contractorAnswer) },
      ({ use, ids, commandId }) => use(setContractorActive)({ contractorId: ids.id, commandId }),
    ),
    route.delete(
      '/delete/:id',
      { id: 'removeContractor', answer: removedAnswer },
      ({ use, ids, commandId }) => use(removeContractor)({ contractorId: ids.id, commandId }),
    ),
  ],
};

async function warned(
  use: SignedInRequest['use'],
  saved: ContractorRecord,
  sentNumber: unknown,
  today: CalendarDate,
): Promise<SavedWithWarnings<ContractorRecord>> {
  const { companyId, id: contractorId } = saved;
  const others = await use(listSharedContractorNumber)({ companyId, contractorId });
  const warnings = [
    ...sameNumberWarnings(others),
    ...(isIndividual(saved.entityType) ? taxpayerWarnings(sentNumber) : employerNumberWarnings(sentNumber)),
    ...(withholdsWithoutReason(saved, today) ? [WARNING_TEXTS.withholdsNothing] : []),
    ...stateWarnings([saved.address]),
    ...fileWordsWarnings(contractorFileLines(saved)),
  ];
  return { saved, warnings };
}
