import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';

type Props = { label: string; placeholder: string; text: string; onSearch: (words: string) => void };

/** A search that starts when the form is submitted, not while a staff member types. */
export const SearchField = memo(({ label, placeholder, text, onSearch }: Props) => {
  const [words, setWords] = useState(text);
  /** The submitted searches that `text` has not reached yet. It can be late, when the member already types the next words. */
  const pendingSearches = useRef<string[]>([]);
  useEffect(() => {
    const position = pendingSearches.current.indexOf(text);
    // Another text comes from outside the field, such as by the browser's back button.
    if (position === -1) setWords(text);
    pendingSearches.current = position === -1 ? [] : pendingSearches.current.slice(position + 1);
  }, [text]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const search = words.trim();
    setWords(search);
    if (search !== (pendingSearches.current.at(-1) ?? text)) pendingSearches.current.push(search);
    onSearch(search);
  }
  return (
    <Box component="form" role="search" onSubmit={onSubmit} sx={{ display: 'flex', gap: 1, flex: '1 1 300px', maxWidth: 560 }}>
      <TextField
        size="small"
        type="search"
        label={label}
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="outlined">
        Search
      </Button>
    </Box>
  );
});
