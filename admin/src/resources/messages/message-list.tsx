import Box from '@mui/material/Box';
import type { Message } from '@uruhu/contract/staff/messages';
import { formatWait } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { FilterTabs } from '#admin/ui/list/filter-tabs.tsx';
import { SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { MESSAGE_STATES } from './message-state.ts';

type Row = Message & { id: string };

const Age = ({ since }: { since: string }) => formatWait(since, useNow());

const EXCERPT = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '60ch',
  textAlign: 'left',
} as const;

const COLUMNS: readonly Column<Row>[] = [
  { label: 'From', render: ({ name }) => name },
  {
    label: 'Message',
    render: ({ message }) => (
      <Box component="span" sx={EXCERPT}>
        {message}
      </Box>
    ),
  },
  {
    label: 'State',
    sort: 'state_since',
    render: ({ state, state_since }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Badge tone={MESSAGE_STATES[state].tone}>{MESSAGE_STATES[state].label}</Badge> for <Age since={state_since} />
      </Box>
    ),
  },
  { label: 'Age', sort: 'created_at', render: ({ created_at }) => <Age since={created_at} /> },
  {
    label: 'Code',
    render: ({ code }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {code}
      </Box>
    ),
  },
];

const OPEN = { state: 'open' };
const TABS = [
  { label: 'Open', filter: OPEN },
  { label: 'Answered', filter: { state: 'answered' } },
  { label: 'Closed', filter: { state: 'closed' } },
  { label: 'All', filter: {} },
];

export const MessageList = () => (
  <ListPage
    resource="messages"
    title="Messages"
    help="What shoppers write on the contact page. Answer by mail here, so that your colleagues see what was said."
    columns={COLUMNS}
    getPath={({ message_id }) => `/messages/${message_id}`}
    sort={{ field: 'created_at', order: 'ASC' }}
    defaultFilter={OPEN}
    filters={
      <>
        <FilterTabs label="Messages to show" tabs={TABS} />
        <SearchFilter label="Search messages" placeholder="Name, e-mail, phone, text or code" />
      </>
    }
    empty={{ title: 'No messages here', text: 'What shoppers write on the contact page comes here, the longest waiting first.' }}
  />
);
