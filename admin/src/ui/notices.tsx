import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { type NoticeTone, notices, removeNotice } from '#admin/lib/notices.ts';
import { useStore } from '#admin/lib/store.ts';
import { COLOURS } from '#admin/theme.ts';

const SHOWN_MS = 4000;
const BACKGROUNDS: Readonly<Record<NoticeTone, string>> = { success: COLOURS.celadon, error: COLOURS.terracottaInk };

/** Shows the notices one after the other, below the header: at the bottom of a phone they would cover the buttons. */
export const Notices = () => {
  const [notice] = useStore(notices);
  const [closedId, setClosedId] = useState(0);
  if (!notice) return null;
  return (
    <Snackbar
      key={notice.id}
      open={closedId !== notice.id}
      message={notice.text}
      autoHideDuration={SHOWN_MS}
      onClose={() => setClosedId(notice.id)}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        transition: { onExited: () => removeNotice(notice.id) },
        content: { sx: { bgcolor: BACKGROUNDS[notice.tone], color: COLOURS.paper } },
      }}
    />
  );
};
