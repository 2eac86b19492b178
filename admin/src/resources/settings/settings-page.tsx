import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { ContactFields, LogoFields, MoneyFields, RuleFields, SocialFields } from './settings-fields.tsx';
import { LogoPreviews, UssdCodePreview } from './settings-previews.tsx';
import { useSettings } from './settings-record.ts';

/** The settings of the whole shop: its contact data, logos, mobile money and rules. Shoppers see a change within two seconds. */
export const SettingsPage = () => {
  const { data, error, refetch, save } = useSettings();
  return (
    <>
      <PageTitle title="Settings" />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <RecordForm record={data} save={save} labels={FIELD_LABELS['site-settings']}>
          <Panel title="Name and contact">
            <ContactFields />
          </Panel>
          <Panel title="Mobile money">
            <Stack spacing={2}>
              <MoneyFields />
              <UssdCodePreview />
            </Stack>
          </Panel>
          <Panel title="Delivery, payment and accounts">
            <RuleFields />
          </Panel>
          <Panel title="Logo">
            <Stack spacing={2}>
              <LogoPreviews />
              <LogoFields />
            </Stack>
          </Panel>
          <Panel title="Social networks">
            <SocialFields />
          </Panel>
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
