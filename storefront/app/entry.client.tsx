import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { useReplayTaps } from './features/taps/replay-taps.ts';

function Client() {
  useReplayTaps();
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Client />);
});
