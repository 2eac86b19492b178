import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { useShopName } from '#app/lib/shop.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/account/deactivate';
import css from './deactivate.module.css';

/** The object URL of the file is revoked after this time, in which even a slow phone has saved the file. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a JSON document as a file. */
function saveFile(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

export function DataDownload() {
  const shopName = useShopName();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const result = await api.myData();
    setBusy(false);
    if (!result.ok) return toast(result.status === 0 ? messages.downloadFailed : result.message, 'error');
    saveFile(messages.fileName(shopName, new Date().toISOString().slice(0, 10)), result.data);
    toast(messages.downloaded);
  }
  return (
    <section className={css.data} aria-labelledby="data-title">
      <div>
        <h2 className="h3" id="data-title">
          {messages.dataTitle}
        </h2>
        <p className="muted">{messages.dataText}</p>
      </div>
      <Button kind="line" busy={busy} onClick={download}>
        {busy ? messages.downloading : messages.download}
      </Button>
    </section>
  );
}
