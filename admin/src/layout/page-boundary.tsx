import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { MissingFileError } from '#admin/areas/load-file.ts';

type Props = { pathname: string; children: ReactNode };

/** Shows the error of a page inside the layout, so that the menu still leads to other pages. */
export class PageBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.error && pathname !== this.props.pathname) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isMissing = error instanceof MissingFileError;
    const retryButton = <Button onClick={() => (isMissing ? location.reload() : this.setState({ error: null }))}>Try again</Button>;
    return (
      <Alert severity="error" action={retryButton}>
        {isMissing ? error.message : `This page failed: ${error.message}`}
      </Alert>
    );
  }
}
