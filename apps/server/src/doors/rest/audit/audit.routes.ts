import { disclosures } from '../../../application/audit/disclosures.ts';
import { verifications, verifyBooks } from '../../../application/audit/verify-books.ts';
import { ledgerHistory } from '../../../application/history/ledger-history.ts';
import { registerAsKnown } from '../../../application/history/register-as-known.ts';
import { whatIf } from '../../../application/report/lists/what-if.ts';
import { foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { disclosuresAnswer, disclosuresWire } from './disclosures.wire.ts';
import { historyAnswer, historyWire } from './history.wire.ts';
import { registerAsKnownAnswer, registerAsKnownParameters } from './register-as-known.wire.ts';
import { verificationAnswer, verificationsAnswer, verificationWire } from './verification.wire.ts';
import { whatIfAnswer, whatIfWire } from './what-if.wire.ts';

/** The routes of auditors: the history, past registers, and disclosures. */
export const auditRoutes: RouteGroup = {
  base: '/audit',
  tag: 'audit',
  routes: [
    route.get(
      '/:companyId/history',
      { id: 'ledgerHistory', parameters: historyWire, answer: foundAnswer(historyAnswer) },
      ({ use, ids, parameters }) => use(ledgerHistory)({ ...ids, ...parameters }),
    ),
    route.get(
      '/:companyId/disclosures',
      { id: 'disclosures', parameters: disclosuresWire, answer: foundAnswer(disclosuresAnswer) },
      ({ use, ids, parameters }) => use(disclosures)({ ...ids, ...parameters }),
    ),
    route.get(
      '/:companyId/register/:periodId',
      {
        id: 'registerAsKnown',
        parameters: registerAsKnownParameters,
        answer: foundAnswer(registerAsKnownAnswer),
      },
      ({ use, ids, parameters }) => use(registerAsKnown)({ ...ids, ...parameters }),
    ),
    route.get(
      '/:companyId/verify',
      { id: 'verifyBooks', parameters: verificationWire, answer: foundAnswer(verificationAnswer) },
      ({ use, ids, parameters }) => use(verifyBooks)({ ...ids, ...parameters }),
    ),
    route.get(
      '/:companyId/verifications',
      { id: 'verifications', answer: foundAnswer(verificationsAnswer) },
      ({ use, ids }) => use(verifications)(ids),
    ),
    // A POST, because a table does not fit into an address; it writes nothing and takes no key.
    route.post(
      '/:companyId/what-if',
      { id: 'whatIf', body: whatIfWire, answer: foundAnswer(whatIfAnswer), isUnkeyed: true },
      ({ use, ids, body }) => use(whatIf)({ ...ids, whatIf: body }),
    ),
  ],
};
