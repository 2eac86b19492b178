import { useState } from 'react';
import { api } from '#app/lib/api.ts';
import { useShopName } from '#app/lib/shop.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/account-leave';
import css from './leave.module.css';

/** Long enough for a phone to have read it. */
const KEPT_MS = 60_000;

/** Hands a document to the browser as a file. */
function saveFile(name: string, document_: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

export function DataDownload() {
  const shop = useShopName();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const answer = await api.myData();
    setBusy(false);
    if (!answer.ok) return toast(answer.status === 0 ? words.downloadFailed : answer.message, 'error');
    saveFile(words.fileName(shop, new Date().toISOString().slice(0, 10)), answer.data);
    toast(words.downloaded);
  }
  return (
    <section className={css.data} aria-labelledby="data-title">
      <div>
        <h2 className="h3" id="data-title">
          {words.dataTitle}
        </h2>
        <p className="muted">{words.dataText}</p>
      </div>
      <Button kind="line" busy={busy} onClick={download}>
        {busy ? words.downloading : words.download}
      </Button>
    </section>
  );
}
