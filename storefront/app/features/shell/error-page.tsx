import { isRouteErrorResponse } from 'react-router';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { tryAgain } from '#messages/shell/common';
import { contactUs } from '#messages/shell/footer';
import {
  connectionLost,
  connectionLostText,
  goHome,
  notFound,
  notFoundText,
  seeBest,
  unexpected,
  unexpectedText,
} from '#messages/shell/layout';

/** Whether the error is a failed request. The pattern matches the messages of Chromium, Firefox and Safari. */
const isLostConnection = (error: unknown) => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

function getErrorTexts(error: unknown, isMissing: boolean): [title: string, text: string] {
  if (isMissing && isRouteErrorResponse(error)) {
    // A page may name what is missing, such as the product.
    return [typeof error.data === 'string' && error.data !== '' ? error.data : notFound, notFoundText];
  }
  return isLostConnection(error) ? [connectionLost, connectionLostText] : [unexpected, unexpectedText];
}

/**
 * Shown in place of a page that does not exist, failed, or could not be loaded. The layout stays, so that the shopper can navigate; to
 * retry, the browser loads the URL again.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [title, text] = getErrorTexts(error, isMissing);
  return (
    <div className="wrap page">
      <title>{title}</title>
      <EmptyState
        art={emptySearch}
        level={1}
        title={title}
        action={
          <>
            {isMissing ? (
              <ButtonLink to={paths.best()}>{seeBest}</ButtonLink>
            ) : (
              <Button onClick={() => location.reload()}>{tryAgain}</Button>
            )}
            <ButtonLink kind="line" to={paths.home()}>
              {goHome}
            </ButtonLink>
            <ButtonLink kind="quiet" to={paths.contactUs()}>
              {contactUs}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
