import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { COLOURS } from '#admin/theme.ts';
import { useRowDrag } from './use-row-drag.ts';

type Props = {
  source: string;
  /** What one row is: 'option'. */
  noun: string;
  addLabel: string;
  max: number;
  /** The values of a new row. */
  empty: Readonly<Record<string, unknown>>;
  children: (source: string, index: number) => ReactNode;
};

const ROW = { border: `1px solid ${COLOURS.line}`, borderRadius: 1, p: 1.5, bgcolor: COLOURS.surface, display: 'grid', gap: 1 } as const;
const TOOL = { width: 44, height: 44 } as const;

/** Rows of a product's form. Their order is the shop's: it is changed by dragging the row's number, or by two buttons. */
export const PartList = ({ source, noun, addLabel, max, empty, children }: Props) => {
  const { getValues } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ name: source, keyName: 'key' });
  const { target, getHandle, getTarget } = useRowDrag(move);
  const describe = (index: number) =>
    getValues(`${source}.${index}.name`) || getValues(`${source}.${index}.label`) || `${noun} ${index + 1}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {fields.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, width: '100%' }}>
          {fields.map(({ key }, index) => (
            <Box
              component="li"
              key={key}
              sx={ROW}
              style={target === index ? { outline: `3px solid ${COLOURS.celadon}` } : undefined}
              {...getTarget(index)}
            >
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <Box
                  sx={{ flex: 1, color: 'text.secondary', cursor: fields.length > 1 ? 'grab' : 'auto', py: 1 }}
                  {...getHandle(index, fields.length)}
                >
                  {noun} {index + 1}
                </Box>
                <IconButton
                  sx={TOOL}
                  aria-label={`Move ${describe(index)} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward />
                </IconButton>
                <IconButton
                  sx={TOOL}
                  aria-label={`Move ${describe(index)} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward />
                </IconButton>
                <IconButton sx={TOOL} aria-label={`Remove ${describe(index)}`} onClick={() => remove(index)}>
                  <DeleteOutline />
                </IconButton>
              </Box>
              {children(`${source}.${index}`, index)}
            </Box>
          ))}
        </Box>
      )}
      <Button variant="outlined" disabled={fields.length >= max} onClick={() => append({ ...empty })}>
        {addLabel}
      </Button>
    </Box>
  );
};
