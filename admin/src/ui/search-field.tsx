import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';

type Props = { label: string; placeholder: string; text: string; onSearch: (words: string) => void };

/** Searches when it is sent, not while a member types. */
export const SearchField = ({ label, placeholder, text, onSearch }: Props) => {
  const [words, setWords] = useState(text);
  // The browser's back button changes the search as well.
  useEffect(() => setWords(text), [text]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim());
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
