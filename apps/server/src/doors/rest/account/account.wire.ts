import type { Access } from '@garita/domain/account/access.schema';
import { type AccountSettings, accountSettingsSchema } from '@garita/domain/account/account-settings.schema';
import { ROLE_IDS } from '@garita/domain/account/permissions';
import { type Registration, registrationSchema } from '@garita/domain/account/registration.schema';
import {
  type PasswordChange,
  passwordChangeSchema,
  type SignIn,
  signInSchema,
} from '@garita/domain/account/user.schema';
import type { User } from '@garita/ledger/registry/access/users';
import { z } from 'zod';
import type { VersionedSettings } from '../../../application/account/account-settings.ts';
import type { CurrentUser, SignInResult } from '../../../application/account/sign-in.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { digits, flagOr, optionalText, text } from '../wire/wire-values.ts';

const PHONE = digits('###-###-####');

/** The sign-in form, whose `username` is an e-mail address; `code` is for users with a second factor. */
export const SIGN_IN_FIELDS: FieldTable<SignIn> = {
  email: fieldAs('username', text),
  password: fieldAs('password', text),
  code: fieldAs('code', optionalText),
};

export const signInWire = recordWire(signInSchema, SIGN_IN_FIELDS);

export const PASSWORD_CHANGE_FIELDS: FieldTable<PasswordChange> = {
  currentPassword: fieldAs('current_password', text),
  newPassword: fieldAs('new_password', text),
  code: fieldAs('code', optionalText),
};

export const passwordChangeWire = recordWire(passwordChangeSchema, PASSWORD_CHANGE_FIELDS);

/** The answer of a sign-in, without an envelope. */
export const signInAnswer = answerWire(
  'SignedIn',
  () => ({ access_token: z.string(), token_type: z.literal('bearer'), name: z.string() }),
  ({ accessToken, name }: SignInResult) => ({
    access_token: accessToken,
    token_type: 'bearer' as const,
    name,
  }),
);

/** The fields of a registration; a `role_id` that is sent is ignored. */
export const REGISTRATION_FIELDS: FieldTable<Registration> = {
  name: fieldAs('name', text),
  lastName: fieldAs('lastname', text),
  email: fieldAs('email', text),
  phone: fieldAs('phone', PHONE),
  password: fieldAs('password', text),
  code: fieldAs('user_code', text),
};

export const registrationWire = recordWire(registrationSchema, REGISTRATION_FIELDS);

/** A user on the wire. */
export const userAnswer = answerWire(
  'User',
  () => ({
    id: z.int(),
    name: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone: PHONE,
    role_id: z.int(),
  }),
  ({ id, name, lastName, email, phone, role }: Omit<User, 'accountId' | 'isActive' | 'access'>) => ({
    id,
    name,
    lastname: lastName,
    email,
    phone: PHONE.encode(phone),
    role_id: ROLE_IDS[role],
  }),
);

/** The part of the account that a user sees: no companies means all of them, and null means no limit. */
const accessAnswer = answerWire(
  'Access',
  () => ({
    company_ids: z.array(z.int()),
    from_year: z.int().nullable(),
    to_year: z.int().nullable(),
    until: z.iso.date().nullable(),
  }),
  ({ companyIds, fromYear, toYear, until }: Access) => ({
    company_ids: companyIds,
    from_year: fromYear,
    to_year: toYear,
    until,
  }),
);

/**
 * The answer of the current user, without an envelope: the profile, what the browser stores of it, and the
 * user's access.
 */
export const currentUserAnswer = answerWire(
  'CurrentUser',
  () => ({
    profile: userAnswer.schema(),
    user: z.strictObject({ id: z.int(), username: z.string(), name: z.string(), role_id: z.int() }),
    access: accessAnswer.schema(),
  }),
  ({ user }: CurrentUser) => {
    const profile = userAnswer(user);
    const { id, email: username, name, role_id } = profile;
    return { profile, user: { id, username, name, role_id }, access: accessAnswer(user.access) };
  },
);

const FIELDS: FieldTable<AccountSettings> = {
  periodsClosedByAnother: fieldAs('periods_closed_by_another', flagOr(false)),
};

/** The settings of an account on the wire. */
const accountSettingsWire = recordWire(accountSettingsSchema, FIELDS);
export const accountSettingsChangeBody = versionedBody(changedRecordBody(accountSettingsWire));

/**
 * The settings with the user who requests to switch off the rule about closing, and the time of the request;
 * null without a request.
 */
export const accountSettingsAnswer = answerWire(
  'AccountSettings',
  () => ({
    ...accountSettingsWire.shape(),
    version: z.int(),
    switch_off_asked_by: z.string().nullable(),
    switch_off_asked_at: z.iso.datetime().nullable(),
  }),
  ({ switchOffAsked, version, ...settings }: VersionedSettings) => ({
    ...accountSettingsWire.encode(settings),
    version,
    switch_off_asked_by: switchOffAsked?.by ?? null,
    switch_off_asked_at: switchOffAsked?.at ?? null,
  }),
);
