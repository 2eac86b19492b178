import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Finding } from '@uruhu/contract/rules/find-restricted';
import { useFindings } from './use-findings.ts';

const PLACES = { ingredients: 'in the ingredients or the name', texts: 'in the texts' } as const;

const FoundList = ({ findings }: { findings: readonly Finding[] }) => (
  <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
    {findings.map(({ key, name, term, field }) => (
      <li key={key}>
        <strong>{name}</strong>: ‘{term}’ {PLACES[field]}
      </li>
    ))}
  </ul>
);

/** What may not be sold in Rwanda, and what a person must look at before shoppers see it. */
export const IngredientCheck = () => {
  const { barred, open, confirmed } = useFindings();
  return (
    <div role="status">
      {barred.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          <AlertTitle>Barred in Rwanda: this product cannot be published</AlertTitle>
          <FoundList findings={barred} />
          Check the pack. If the list is right, the product cannot be sold here.
        </Alert>
      )}
      {open.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          <AlertTitle>A person must confirm this before it is published</AlertTitle>
          <FoundList findings={open} />
          Retinoids need a warning for pregnant shoppers, and a cream may not promise to whiten skin. Change the words, or confirm them
          under ‘Status’.
        </Alert>
      )}
      {confirmed.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Confirmed by a colleague: {confirmed.map(({ term }) => term).join(', ')}.
        </Alert>
      )}
    </div>
  );
};
