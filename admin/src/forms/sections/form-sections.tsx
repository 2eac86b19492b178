import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '#admin/ui/panel.tsx';
import { type FormSection, SectionNav } from './section-nav.tsx';

type Props<Section extends FormSection> = {
  sections: readonly Section[];
  contents: Readonly<Record<Section['id'], ReactNode>>;
};

const GRID = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) minmax(0, 210px)' },
} as const;

/** On narrow windows a field that takes the focus stays below the bar of the sections, which is 48 px high. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& :is(input, textarea, button, [tabindex])': { scrollMarginTop: { xs: '56px', lg: 0 } },
} as const;

/** The sections of a long form, with a list that leads to each. */
export const FormSections = <Section extends FormSection>({ sections, contents }: Props<Section>) => (
  <Box sx={GRID}>
    <SectionNav sections={sections} />
    <Box sx={FIELDS}>
      {sections.map(({ id, title }) => (
        <Panel key={id} id={id} title={title}>
          {contents[id as Section['id']]}
        </Panel>
      ))}
    </Box>
  </Box>
);
