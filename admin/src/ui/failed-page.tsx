import type { ComponentProps } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { PageTitle } from './page-title.tsx';

/**
 * Replaces a page whose record could not be loaded, for example because a colleague has deleted it. Screen readers announce the heading.
 */
export const FailedPage = (props: ComponentProps<typeof LoadFailed>) => (
  <>
    <PageTitle title="This page could not be opened" />
    <LoadFailed {...props} />
  </>
);
