import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { FormSections } from '#admin/forms/sections/form-sections.tsx';
import { TranslationsLink } from '#admin/forms/translations-link.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { ContactFields, LogoFields, MoneyFields, RuleFields, SocialFields } from './settings-fields.tsx';
import { LogoPreviews, UssdCodePreview } from './settings-previews.tsx';
import { useSettings } from './settings-record.ts';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** The settings of the whole shop: its contact data, logos, mobile money and rules. Shoppers see a change within two seconds. */
export const SettingsPage = () => {
  const { data, error, refetch, save } = useSettings();
  return (
    <>
      <PageTitle title="Settings" />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <RecordForm
          record={data}
          save={save}
          labels={FIELD_LABELS['site-settings']}
          isWide
          actions={<TranslationsLink kind="site-settings" id={data.id} />}
        >
          <FormSections
            sections={SETTINGS_SECTIONS}
            contents={{
              contact: <ContactFields />,
              'mobile-money': (
                <Stack spacing={2}>
                  <MoneyFields />
                  <UssdCodePreview />
                </Stack>
              ),
              rules: <RuleFields />,
              logo: (
                <Stack spacing={2}>
                  <LogoPreviews />
                  <LogoFields />
                </Stack>
              ),
              networks: <SocialFields />,
            }}
          />
        </RecordForm>
      )}
      {data && (
        <Box sx={{ mt: 3 }}>
          <RecordHistory kind="site-settings" id={data.id} />
        </Box>
      )}
    </>
  );
};
