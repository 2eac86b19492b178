import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { COLOURS } from '#admin/theme.ts';
import { useRowDrag } from '#admin/ui/use-row-drag.ts';
import { RowTools } from './row-tools.tsx';

type Props = {
  source: string;
  /** The name of one row, such as 'Option'. */
  itemName: string;
  addLabel: string;
  max: number;
  /** The values of a new row. */
  newRow: Readonly<Record<string, unknown>>;
  /** Renders a row in one line. If given, the inputs of a saved row are folded until staff open them. */
  renderSummary?: (source: string) => ReactNode;
  /** Renders the inputs of a row. */
  children: (source: string) => ReactNode;
};

const ROW = { border: `1px solid ${COLOURS.line}`, borderRadius: 1, bgcolor: COLOURS.surface } as const;
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, pl: 1.5, py: 0.5 } as const;

/** The rows of options, sizes or facts in a product's form. Staff change their order by dragging a row's head, or by two buttons. */
export const RowList = ({ source, itemName, addLabel, max, newRow, renderSummary, children }: Props) => {
  const { getValues, formState } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ name: source, keyName: 'key' });
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const { targetIndex, getDragHandlers, getDropHandlers } = useRowDrag(move);
  const errors = formState.errors[source] as Record<number, unknown> | undefined;
  const isNew = (index: number) => !getValues(`${source}.${index}.option_id`) && !getValues(`${source}.${index}.size_id`);
  const isOpen = (key: string, index: number) => errors?.[index] !== undefined || isNew(index) || openKeys.has(key);
  const toggle = (key: string) =>
    setOpenKeys((keys) => (keys.has(key) ? new Set([...keys].filter((openKey) => openKey !== key)) : new Set([...keys, key])));
  const getName = (index: number) =>
    getValues(`${source}.${index}.name`) || getValues(`${source}.${index}.label`) || `${itemName} ${index + 1}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {fields.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, width: '100%' }}>
          {fields.map(({ key }, index) => {
            const rowSource = `${source}.${index}`;
            const dropStyle = targetIndex === index ? { outline: `3px solid ${COLOURS.celadon}` } : {};
            const tools = (
              <RowTools
                name={getName(index)}
                index={index}
                count={fields.length}
                onMove={(newIndex) => move(index, newIndex)}
                onRemove={() => remove(index)}
              />
            );
            if (!renderSummary)
              return (
                <Box component="li" key={key} sx={{ ...ROW, ...HEAD, py: 1 }} style={dropStyle} {...getDropHandlers(index)}>
                  <Box sx={{ flex: '1 1 240px' }}>{children(rowSource)}</Box>
                  <Box {...getDragHandlers(index, fields.length)}>{tools}</Box>
                </Box>
              );
            return (
              <Box component="li" key={key} sx={ROW} style={dropStyle} {...getDropHandlers(index)}>
                <Box sx={{ ...HEAD, cursor: fields.length > 1 ? 'grab' : 'auto' }} {...getDragHandlers(index, fields.length)}>
                  <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>{renderSummary(rowSource)}</Box>
                  {!isNew(index) && (
                    <Button onClick={() => toggle(key)} aria-expanded={isOpen(key, index)} aria-label={`Edit ${getName(index)}`}>
                      {isOpen(key, index) ? 'Fold' : 'Edit'}
                    </Button>
                  )}
                  {tools}
                </Box>
                {isOpen(key, index) && <Box sx={{ p: 1.5 }}>{children(rowSource)}</Box>}
              </Box>
            );
          })}
        </Box>
      )}
      <Button variant="outlined" disabled={fields.length >= max} onClick={() => append({ ...newRow })}>
        {addLabel}
      </Button>
    </Box>
  );
};
