import { useQuery } from '@tanstack/react-query';
import { callStaff } from '#admin/api/call-staff.ts';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { ChangesLink, type RecordName } from './changes-link.tsx';
import { EntryList } from './entry-list.tsx';

const SHOWN = 10;

/**
 * The newest changes of one record, for its page; members without the permission see nothing. `noun` is the name of the table with
 * hyphens, as in the audit log. Without a noun: everything about the record, such as a member and her codes.
 */
export const RecordHistory = (record: RecordName) => {
  const { noun, id } = record;
  const isAllowed = useAllowed()('audit.read');
  const filter = JSON.stringify({ ...(noun && { noun }), ...(id && { record_id: id }) });
  const { data, error, refetch } = useQuery({
    queryKey: ['history', noun, id],
    queryFn: () => callStaff('audit', { query: { perPage: SHOWN, filter } }),
    enabled: isAllowed,
    // The record was perhaps saved a moment ago.
    staleTime: 0,
  });
  if (!isAllowed) return null;
  return (
    <Panel title="History">
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && 'Nothing has been changed here yet.'}
      {data && data.data.length > 0 && <EntryList entries={data.data} isOfRecord />}
      {data?.next && <ChangesLink {...record} />}
    </Panel>
  );
};
