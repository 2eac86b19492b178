import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { callStaff } from '#admin/api/call-staff.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { type AuditedRecord, ChangesLink } from './changes-link.tsx';
import { EntryList } from './entry-list.tsx';

const ENTRIES_SHOWN = 10;

/**
 * The newest changes of one record, for its page; members without the permission see nothing. Without a kind, it lists the entries of all
 * kinds with this id, such as `staff` and `staff-totp` for a staff member.
 */
export const RecordHistory = (record: AuditedRecord) => {
  const { kind, id } = record;
  const isAllowed = useAllowed()('audit.read');
  const filter = JSON.stringify({ noun: kind, record_id: id });
  const { data, error, refetch } = useQuery({
    queryKey: ['history', kind, id],
    queryFn: () => callStaff('audit', { query: { perPage: ENTRIES_SHOWN, filter } }),
    enabled: isAllowed,
    // The member may have saved the record a moment ago.
    staleTime: 0,
  });
  if (!isAllowed) return null;
  return (
    <Panel title="History">
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && 'Nothing has been changed here yet.'}
      {data && data.data.length > 0 && <EntryList entries={data.data} isOnRecordPage />}
      {data?.next && (
        <Box sx={{ mt: 1 }}>
          <ChangesLink {...record} />
        </Box>
      )}
    </Panel>
  );
};
