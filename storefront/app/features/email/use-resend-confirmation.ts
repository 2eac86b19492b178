import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { refreshUser } from '#app/features/session/use-user.ts';
import { useCooldown } from '#app/forms/use-cooldown.ts';
import { toast } from '#app/lib/toasts.ts';
import { noResponse } from '#messages/account/email';

/** A mail takes a moment to arrive: the pause keeps the shopper from sending a second one meanwhile. */
const PAUSE_S = 60;

/** Sends the proof mail to the unconfirmed address again. */
export function useResendConfirmation() {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pause = useCooldown(PAUSE_S);

  async function resend() {
    if (busy || pause.remaining_s > 0) return;
    setBusy(true);
    setSent(false);
    setFailure(undefined);
    const result = await api.resendEmailLink();
    setBusy(false);
    setSent(result.ok);
    if (result.ok) return pause.begin();
    if (result.code !== 'email_already_confirmed') return setFailure(result.code === 'network_error' ? noResponse : result.message);
    // The shopper may have confirmed on another device. The refreshed user makes the note disappear.
    toast(result.message);
    refreshUser();
  }
  return { resend, busy, sent, failure, pause_s: pause.remaining_s };
}
