import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchActions } from './api/attendance.ts';
import { App } from './app.tsx';
import './fonts.css';

/** The content security policy allows the styles that have the nonce of this response. A response in development has no nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache(nonce ? { key: 'css', nonce } : { key: 'css' });

watchActions();

/** A wheel over a focused number would change it unnoticed, so the number loses the focus and the page scrolls. */
document.addEventListener('wheel', () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.type === 'number') activeElement.blur();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <App />
    </CacheProvider>
  </StrictMode>,
);
