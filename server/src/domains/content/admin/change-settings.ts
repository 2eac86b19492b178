import { listChangedFields, PROVED_SETTINGS } from '@uruhu/contract/rules/sign-in/staff-proof';
import type { AdminSettings, UpdateSettings } from '@uruhu/contract/staff/settings';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { writePhone } from '../../../lib/phones.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { type NoticeActor, type NoticeContext, refuseUnprovedChange } from '../../staff/staff.ts';
import { DEFAULT_SETTINGS } from '../load.ts';
import { findUnknownPictures } from './check-pictures.ts';
import { withContentRefusals } from './constraint-refusals.ts';
import { presentContent } from './present.ts';
import { ensureSettings, selectSettingsRow, updateSettingsRow } from './queries.ts';

const PICTURE_FIELDS = ['favicon', 'light_logo', 'dark_logo'] as const;

export const loadSettings = async (db: Db): Promise<AdminSettings> => presentContent((await selectSettingsRow(db)) ?? DEFAULT_SETTINGS);

/** What the mails say of an update; null if it changes no field that needs a proof. */
function describeUpdate(stored: AdminSettings, update: UpdateSettings) {
  const changes = listChangedFields(PROVED_SETTINGS, stored, update).map((field) => ({
    field,
    from: stored[field],
    to: update[field] ?? '',
  }));
  return changes.length > 0 ? { kind: 'payment_settings_changed' as const, changes } : null;
}

/** Changes the settings if they still have the version that the editor saw; otherwise refuses (409) with the current settings. */
export const updateSettings = (
  { db, mailer }: NoticeContext,
  actor: NoticeActor & { is_proved: boolean },
  typed: UpdateSettings,
): Promise<Outcome<AdminSettings>> =>
  withContentRefusals(() =>
    changeAsStaff(db, actor, async (trx) => {
      const update = typed.phone ? { ...typed, phone: writePhone(typed.phone) } : typed;
      await ensureSettings(trx, DEFAULT_SETTINGS.name);
      const fields = await findUnknownPictures(trx, PICTURE_FIELDS, update, await selectSettingsRow(trx));
      if (fields.length > 0) return refuse('picture_not_found', { fields });
      const stored = await loadSettings(trx);
      // The proof is asked for by comparing with what was read, so only settings with this version may be changed.
      if (stored.version !== update.version) return refuse('changed_meanwhile', { data: stored });
      const refusal = await refuseUnprovedChange(trx, mailer, actor, describeUpdate(stored, update));
      if (refusal) return refusal;
      const isUpdated = await updateSettingsRow(trx, update);
      const settings = await loadSettings(trx);
      if (!isUpdated) return refuse('changed_meanwhile', { data: settings });
      // Before she pays, a shopper must be able to compare the merchant's name with the one that her phone shows.
      const isMerchantNameMissing = settings.ussd_code !== '' && settings.merchant_name === '';
      return isMerchantNameMissing ? refuse('merchant_name_needed', { fields: ['merchant_name'] }) : done(settings);
    }),
  );
