import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { useTaps } from './features/taps/hand-over-taps.ts';

function Client() {
  useTaps();
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Client />);
});
