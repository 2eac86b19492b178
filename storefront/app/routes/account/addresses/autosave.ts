/**
 * Saves a text when the customer pauses typing: one save at a time, the newest text last. Until a text is saved, it is stored on the
 * device, so that nothing typed is lost. Independent of React and the API.
 */
import type { Refusal, Result } from '@uruhu/contract/client';
import { cleanLine, hasVisibleText } from '@uruhu/contract/rules/clean-text';

/** `unchanged`: the text is the one on file. `changed`: it is not saved yet. */
export type SaveState = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed';
/** What started the save: the end of a pause or an event of the page (`auto`), or the customer's press. */
export type SaveTrigger = 'auto' | 'customer';

/** The pause in typing after which the text is saved (specification). */
export const AUTOSAVE_MS = 5_000;

export type AutosaveOptions<Saved> = {
  save: (text: string) => Promise<Result<Saved>>;
  show: (state: SaveState) => void;
  /** Stores the text on this device; null removes it. */
  storeDraft: (text: string | null) => void;
  onSaved: (saved: Saved, trigger: SaveTrigger) => void;
  onRefused: (refusal: Refusal, trigger: SaveTrigger) => void;
};

export type Autosave = {
  change: (text: string) => void;
  /** Saves the text now. Returns false if that fails or the text is blank. */
  flush: (trigger: SaveTrigger) => Promise<boolean>;
  /** Cancels the timer. */
  stop: () => void;
};

/** `savedText` is the text on file, or ''. A blank text is never saved. */
export function createAutosave<Saved>(savedText: string, { save, show, storeDraft, onSaved, onRefused }: AutosaveOptions<Saved>): Autosave {
  let text = savedText;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentSave: Promise<boolean> | null = null;
  let hasSaved = false;

  const isSaved = () => cleanLine(text) === cleanLine(savedText);
  const isBlank = () => !hasVisibleText(cleanLine(text));
  const getIdleState = (): SaveState => (hasSaved ? 'saved' : 'unchanged');

  function change(next: string): void {
    text = next;
    clearTimeout(timer);
    storeDraft(isSaved() ? null : next);
    if (currentSave) return;
    show(isSaved() ? getIdleState() : 'changed');
    if (!isSaved()) timer = setTimeout(() => flush('auto'), AUTOSAVE_MS);
  }

  async function saveNow(trigger: SaveTrigger): Promise<boolean> {
    const sentText = cleanLine(text);
    show('saving');
    const result = await save(sentText);
    currentSave = null;
    if (!result.ok) {
      show('failed');
      onRefused(result, trigger);
      return false;
    }
    savedText = sentText;
    hasSaved = true;
    onSaved(result.data, trigger);
    // A text typed meanwhile waits for its own pause.
    change(text);
    return isSaved();
  }

  async function flush(trigger: SaveTrigger): Promise<boolean> {
    clearTimeout(timer);
    if (currentSave) {
      await currentSave;
      clearTimeout(timer);
    }
    if (isSaved()) return true;
    if (isBlank()) return false;
    currentSave ??= saveNow(trigger);
    return currentSave;
  }

  return { change, flush, stop: () => clearTimeout(timer) };
}
