import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Fragment, memo } from 'react';
import { Link, useLocation } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { isAddressOfPage } from '#admin/areas/areas.ts';
import { SetupEntry } from '#admin/resources/settings/setup/setup-entry.tsx';
import { COLOURS } from '#admin/theme.ts';
import { HealthBadge } from './health-badge.tsx';
import { buildMenu } from './menu-entries.ts';
import { useWaitingWork } from './use-waiting-work.ts';

/** The current entry has a terracotta edge as well as its colour. */
const ENTRY = {
  minHeight: 44,
  pr: 1,
  borderLeft: '3px solid transparent',
  color: COLOURS.ink2,
  '&[aria-current]': { borderColor: COLOURS.terracotta, bgcolor: COLOURS.mist, color: COLOURS.ink, fontWeight: 600 },
} as const;

const GROUP = { px: 2, color: COLOURS.ink3, fontSize: 13, lineHeight: '28px', mt: 1 } as const;

const COUNT = {
  position: 'relative',
  ml: 'auto',
  px: 1,
  minWidth: 24,
  borderRadius: 3,
  bgcolor: COLOURS.butter,
  color: COLOURS.ink,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
} as const;

/** Screen readers also say what is counted, such as 'to pack'. */
const UNIT = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

type EntryProps = {
  name: string;
  label: string;
  isCurrent: boolean;
  /** How much work waits on the page, and what is counted. */
  count: number | undefined;
  unit: string | undefined;
  onChoose: (() => void) | undefined;
};

/** Drawn again only when it changes: the menu has many entries, and each other page marks two of them. */
const MenuEntry = memo(({ name, label, isCurrent, count, unit, onChoose }: EntryProps) => (
  <ListItem disablePadding>
    <ListItemButton component={Link} to={`/${name}`} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose} sx={ENTRY}>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <Box component="span" sx={COUNT}>
            {count.toLocaleString('en-US')}
            <Box component="span" sx={UNIT}>
              {` ${unit}`}
            </Box>
          </Box>
        </>
      )}
      {name === 'health' && <HealthBadge />}
    </ListItemButton>
  </ListItem>
));

export const Menu = ({ onChoose }: { onChoose?: () => void }) => {
  const { pathname } = useLocation();
  const isAllowed = useAllowed();
  const work = useWaitingWork();
  return (
    <nav aria-label="Back office">
      <SetupEntry onChoose={onChoose} />
      {buildMenu(isAllowed).map(({ title, entries }) => (
        <Fragment key={title}>
          <Box sx={GROUP}>{title}</Box>
          <List disablePadding aria-label={title}>
            {entries.map(({ name, label }) => (
              <MenuEntry
                key={name}
                name={name}
                label={label}
                isCurrent={isAddressOfPage(name, pathname)}
                count={work[name]?.count}
                unit={work[name]?.unit}
                onChoose={onChoose}
              />
            ))}
          </List>
        </Fragment>
      ))}
    </nav>
  );
};
