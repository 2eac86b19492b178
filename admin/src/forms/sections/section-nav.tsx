import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { Icon } from '#admin/ui/icon.tsx';
import { useSectionInView } from './use-section-in-view.ts';

/** `id`: the part of the address after '#', which opens the page at the section. `fields`: whose errors mark the section. */
export type FormSection = { id: string; title: string; fields: readonly string[] };

/** Beside the sections on a wide window. On others a bar above them, which stays in view unless a phone's keyboard leaves no room for it. */
const NAV = {
  position: 'sticky',
  top: { xs: 56, lg: 80 },
  zIndex: { xs: 3, lg: 'auto' },
  gridColumn: { lg: 2 },
  gridRow: { lg: 1 },
  mx: { xs: -2, md: -3, lg: 0 },
  bgcolor: COLOURS.paper,
  borderBottom: { xs: `1px solid ${COLOURS.line}`, lg: 0 },
  '@media (max-height: 480px)': { position: 'static' },
} as const;

const TOGGLE = {
  display: { xs: 'flex', lg: 'none' },
  width: '100%',
  justifyContent: 'flex-start',
  gap: 1,
  minHeight: 48,
  px: { xs: 2, md: 3 },
  fontSize: 16,
  '& svg': { ml: 'auto', color: COLOURS.ink2 },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** Below the bar it covers the form, so that the form does not move when it opens. */
const LIST = {
  listStyle: 'none',
  m: 0,
  p: { xs: '0 0 8px', lg: 0 },
  position: { xs: 'absolute', lg: 'static' },
  insetInline: 0,
  bgcolor: COLOURS.paper,
  maxHeight: { xs: '50vh', lg: 'calc(100vh - 170px)' },
  overflowY: 'auto',
  borderBottom: { xs: `1px solid ${COLOURS.line}`, lg: 0 },
  borderLeft: { lg: `1px solid ${COLOURS.line}` },
} as const;

/** As in the menu, the current entry has a terracotta edge as well as its colour. */
const ENTRY = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: { xs: 44, lg: 36 },
  pl: { xs: '13px', md: '21px', lg: 1.5 },
  pr: 2,
  borderLeft: '3px solid transparent',
  color: COLOURS.ink2,
  textDecoration: 'none',
  '&:hover': { color: COLOURS.celadon },
  '&:focus-visible': { outline: `3px solid ${COLOURS.celadon}`, outlineOffset: -3 },
  '&[aria-current]': { borderColor: COLOURS.terracotta, color: COLOURS.ink, fontWeight: 600 },
} as const;

const ErrorCount = ({ count }: { count: number }) => (count > 0 ? <Badge tone="bad">{`${count} to correct`}</Badge> : null);

/** `isDrawn`: whether all sections have their fields, and with them their places. */
type Props = { sections: readonly FormSection[]; isDrawn: boolean };

/** Leads to the sections of a form. Marks the one in view, and those with errors. */
export const SectionNav = memo(({ sections, isDrawn }: Props) => {
  const { errors } = useFormState();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const idInView = useSectionInView(ids, isDrawn);
  const countErrors = ({ fields }: FormSection) => fields.filter((field) => errors[field]).length;
  function choose(id: string) {
    setOpen(false);
    document.getElementById(id)?.focus({ preventScroll: true });
  }
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={NAV}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <ButtonBase aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={TOGGLE}>
        <Box component="span" sx={{ color: COLOURS.ink3 }}>
          Section
        </Box>
        <strong>{sections.find(({ id }) => id === idInView)?.title}</strong>
        <ErrorCount count={sections.reduce((sum, section) => sum + countErrors(section), 0)} />
        <Icon name="chevron" size_px={20} />
      </ButtonBase>
      <Box component="ul" sx={{ ...LIST, display: { xs: isOpen ? 'block' : 'none', lg: 'block' } }}>
        {sections.map((section) => (
          <li key={section.id}>
            <Box
              component={Link}
              to={{ search, hash: section.id }}
              replace
              aria-current={section.id === idInView ? 'location' : undefined}
              onClick={() => choose(section.id)}
              sx={ENTRY}
            >
              {section.title} <ErrorCount count={countErrors(section)} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
});
