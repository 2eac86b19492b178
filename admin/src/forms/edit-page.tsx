import Stack from '@mui/material/Stack';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { TRANSLATED_PAGE_KINDS, type TranslatedPageKind } from '@uruhu/contract/staff/translatable';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { usePageAccess } from '#admin/account/permissions/page-access.ts';
import { type RecordName, type RecordOf, showRecord, updateRecord, useRecord } from '#admin/api/records.ts';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { PageSkeleton } from '#admin/ui/skeleton.tsx';
import { DeleteButton } from './delete-button.tsx';
import { getLabels } from './field-labels.ts';
import { RecordForm } from './record-form.tsx';
import { TranslationsLink } from './translations-link.tsx';

const isTranslated = (resource: string): resource is TranslatedPageKind => TRANSLATED_PAGE_KINDS.some((kind) => kind === resource);

type Deletion = { label: string; explanation: string };

type Props<Name extends RecordName & AuditedKind> = {
  resource: Name;
  getTitle: (record: RecordOf<Name>) => string;
  /** Picks the fields that the form edits, if the record has more. */
  toFields?: (record: Record<string, unknown>) => Record<string, unknown>;
  isWide?: boolean;
  /** Returns more buttons, which are shown beside 'Save'. */
  renderActions?: (record: RecordOf<Name>) => ReactNode;
  /** The texts of the button that deletes the record and of its dialog, for members who may change the record. */
  deletion?: Deletion | ((record: RecordOf<Name>) => Deletion);
  /** Returns what the page shows between the form and the history. */
  renderBelowForm?: (record: RecordOf<Name>) => ReactNode;
  /** Whether the history also has the changes of what belongs to the record, such as the options of a product. */
  hasHistoryOfParts?: boolean;
  children: ReactNode | ((record: RecordOf<Name>) => ReactNode);
};

/** The page of one record, with its history: its address is /<resource>/<id>. */
export function EditPage<Name extends RecordName & AuditedKind>({
  resource,
  getTitle,
  toFields,
  isWide = false,
  renderActions,
  deletion,
  renderBelowForm,
  hasHistoryOfParts = false,
  children,
}: Props<Name>) {
  const { id = '' } = useParams();
  const { mayChange } = usePageAccess();
  const { data, error, refetch } = useRecord(resource, id);
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton title={undefined} />;
  const save = async (changes: Record<string, unknown>, { version }: Record<string, unknown>) => {
    const saved = await updateRecord(resource, id, changes, version);
    await showRecord(resource, saved);
    return saved;
  };
  const actions = (
    <>
      {isTranslated(resource) && <TranslationsLink kind={resource} id={id} />}
      {renderActions?.(data)}
      {deletion && mayChange && (
        <DeleteButton resource={resource} record={data} {...(typeof deletion === 'function' ? deletion(data) : deletion)} />
      )}
    </>
  );
  return (
    <>
      <PageTitle title={getTitle(data)} />
      <Stack spacing={3}>
        <RecordForm
          key={id}
          record={data}
          save={save}
          isWide={isWide}
          isReadOnly={!mayChange}
          labels={getLabels(resource)}
          toFields={toFields}
          actions={actions}
        >
          {typeof children === 'function' ? children(data) : children}
        </RecordForm>
        {renderBelowForm?.(data)}
        <RecordHistory {...(hasHistoryOfParts ? { id } : { kind: resource, id })} />
      </Stack>
    </>
  );
}
