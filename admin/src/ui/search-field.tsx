import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';

type Props = { label: string; placeholder: string; text: string; onSearch: (words: string) => void };

/** A search that starts when the form is submitted, not while a staff member types. */
export const SearchField = ({ label, placeholder, text, onSearch }: Props) => {
  const [words, setWords] = useState(text);
  const shownText = useRef(text);
  // The search also changes by the browser's back button. The field's own search changes nothing here,
  // because `text` can arrive late, when the member already types the next words.
  useEffect(() => {
    if (text !== shownText.current) setWords(text);
    shownText.current = text;
  }, [text]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    shownText.current = words.trim();
    onSearch(shownText.current);
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
};
