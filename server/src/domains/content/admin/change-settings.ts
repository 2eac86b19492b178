import type { AdminSettings, UpdateSettings } from '@uruhu/contract/staff/settings';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { DEFAULT_SETTINGS } from '../load.ts';
import { findUnknownPictures } from './check-pictures.ts';
import { withConstraintRefusals } from './constraint-refusals.ts';
import { presentContent } from './present.ts';
import { ensureSettings, selectSettingsRow, updateSettingsRow } from './queries.ts';

const PICTURES = ['favicon', 'light_logo', 'dark_logo'] as const;

export const findSettings = async (db: Db): Promise<AdminSettings> => presentContent((await selectSettingsRow(db)) ?? DEFAULT_SETTINGS);

/** Changes the settings if they still have the version that the editor saw; otherwise the refusal holds them as they are now. */
export const updateSettings = (db: Db, by: StaffActor, update: UpdateSettings): Promise<Outcome<AdminSettings>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, by, async (trx) => {
      await ensureSettings(trx, DEFAULT_SETTINGS.name);
      const fields = await findUnknownPictures(trx, PICTURES, update, await selectSettingsRow(trx));
      if (fields.length > 0) return refuse('picture_not_found', { fields });
      const isUpdated = await updateSettingsRow(trx, update);
      const settings = await findSettings(trx);
      if (!isUpdated) return refuse('changed_meanwhile', { data: settings });
      // Shoppers compare the name that their phone shows before they pay.
      const lacksName = settings.ussd_code !== '' && settings.merchant_name === '';
      return lacksName ? refuse('merchant_name_needed', { fields: ['merchant_name'] }) : done(settings);
    }),
  );
