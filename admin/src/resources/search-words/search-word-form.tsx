import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { SwitchInput } from '#admin/forms/inputs/switch-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { MeaningsInput } from './meanings-input.tsx';
import { formatProductCount, LANGUAGES } from './search-word-texts.ts';
import { TrialPanel } from './trial.tsx';

const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([id, name]) => ({ id, name }));

const SearchWordFields = ({ isReadOnly = false }: { isReadOnly?: boolean }) => (
  <>
    <TextInput
      source="word"
      required
      disabled={isReadOnly}
      label={FIELD_LABELS['search-words'].word}
      helperText="As shoppers type it. Capitals, accents and the plural do not matter, and small typing mistakes are understood."
    />
    <MeaningsInput disabled={isReadOnly} />
    <SwitchInput
      source="is_two_way"
      disabled={isReadOnly}
      label="Works both ways"
      helperText="Shoppers who search for a meaning then also find the word. Choose it for two names of the same thing."
    />
    <SelectInput
      source="language"
      disabled={isReadOnly}
      label={FIELD_LABELS['search-words'].language}
      choices={LANGUAGE_CHOICES}
      emptyText="Any"
      isNullable
      helperText="For your own order: the search reads every word, whatever language the shopper has chosen."
    />
  </>
);

/** Tries a search with the unsaved word of the form. `replaces`: the saved word, which the search then ignores. */
const WordTrial = ({ replaces }: { replaces: string | null }) => {
  const { getValues } = useFormContext();
  const word: string = useWatch({ name: 'word' }) ?? '';
  const readDraft = () => {
    const { means, is_two_way } = getValues();
    return { replaces, word: getValues('word') ?? '', means, is_two_way: Boolean(is_two_way) };
  };
  return <TrialPanel suggested={word} readDraft={readDraft} help="With the word as it stands here, saved or not." />;
};

/** The list of missed searches links here with `?word=`, which fills in the word. */
export const SearchWordCreate = () => {
  const [parameters] = useSearchParams();
  return (
    <CreatePage
      resource="search-words"
      title="Add a search word"
      defaults={{ word: parameters.get('word') ?? '', means: [], is_two_way: false, language: null }}
      saveLabel="Add the word"
    >
      <SearchWordFields />
      <WordTrial replaces={null} />
    </CreatePage>
  );
};

export const SearchWordEdit = () => {
  const mayWrite = useAllowed()('search.write');
  return (
    <EditPage
      resource="search-words"
      getTitle={({ word }) => word}
      deletion={{
        label: 'Delete the word',
        explanation: 'Shoppers who search for it find again only what your products say.',
      }}
    >
      {({ word, finds }) => (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            Shoppers who search for “{word}” find {formatProductCount(finds).toLowerCase()} now.
          </Typography>
          <SearchWordFields isReadOnly={!mayWrite} />
          <WordTrial replaces={word} />
        </>
      )}
    </EditPage>
  );
};
