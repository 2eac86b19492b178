import { ErrorPage } from '#app/features/shell/error-page.tsx';

/**
 * The parent of every page. It catches their errors below the root, because an error that the root catches makes React build the whole
 * document again, and the page shows without styles until they are loaded again.
 */
export const ErrorBoundary = ErrorPage;
