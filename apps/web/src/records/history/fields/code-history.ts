import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { codesText } from '../../../text/codes.es.ts';
import { historyText } from '../../../text/history.es.ts';
import { recordsText } from '../../../text/records.es.ts';
import { type HistoryFields, plain } from './history-field.ts';

const { form } = codesText;

export const CODE_HISTORY: HistoryFields<RegistrationCode & { isUsed: boolean }> = {
  isActive: plain(recordsText.active),
  owner: plain(form.owner),
  email: plain(form.email),
  companyAmount: plain(form.companies),
  code: plain(form.code),
  isUsed: plain(historyText.used),
};
