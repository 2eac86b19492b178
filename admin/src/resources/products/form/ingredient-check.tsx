import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Finding } from '@uruhu/contract/rules/ingredients/find-restricted';
import { useWatch } from 'react-hook-form';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { useFindings } from './use-findings.ts';

/** Warns that there is no list of ingredients, so that the check covers only the other texts. */
const MissingIngredientsAlert = () => {
  const ingredients = useWatch({ name: 'ingredients' }) as string | undefined;
  if (ingredients?.trim()) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      There is no list of ingredients, so only the other texts are checked. Copy it from the pack, unless this is a tool or an accessory.
    </Alert>
  );
};

const FindingList = ({ findings }: { findings: readonly Finding[] }) => (
  <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
    {findings.map(({ key, name, term, field }) => (
      <li key={key}>
        <strong>{name}</strong>: ‘{term}’ in {FIELD_LABELS.products[field]}
      </li>
    ))}
  </ul>
);

/** The findings of the check: what is barred in Rwanda, what a staff member must confirm, and what is confirmed. */
export const IngredientCheck = () => {
  const { barred, unconfirmed, confirmed } = useFindings();
  return (
    <div role="status">
      <MissingIngredientsAlert />
      {barred.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          <AlertTitle>Barred in Rwanda: this product cannot be published</AlertTitle>
          <FindingList findings={barred} />
          Check the pack. If the list is right, the product cannot be sold here.
        </Alert>
      )}
      {unconfirmed.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          <AlertTitle>A person must confirm this before it is published</AlertTitle>
          <FindingList findings={unconfirmed} />
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
