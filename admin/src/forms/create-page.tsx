import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '#admin/api/query-client.ts';
import { buildListKey, createRecord } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { PageTitle } from '#admin/ui/page-title.tsx';
import type { Fields } from './compare-records.ts';
import { getLabels } from './field-labels.ts';
import { RecordForm } from './record-form.tsx';

type Props = {
  resource: ResourceName;
  title: string;
  /** The initial values. Every field of the form needs one, so that its error can be shown beside it. */
  defaults: Fields;
  saveLabel?: string;
  isWide?: boolean;
  /** Called with the reply before the page of the record opens. */
  onCreated?: (record: Fields) => void;
  children: ReactNode;
};

/** The page that adds a record. Once the record is saved, its page opens. */
export const CreatePage = ({ resource, title, defaults, saveLabel = 'Add', isWide = false, onCreated, children }: Props) => {
  const navigate = useNavigate();
  function onSaved(record: Fields) {
    onCreated?.(record);
    void queryClient.invalidateQueries({ queryKey: buildListKey(resource) });
    navigate(`/${resource}/${record.id}`, { replace: true });
  }
  return (
    <>
      <PageTitle title={title} />
      <RecordForm
        record={defaults}
        save={(fields) => createRecord(resource, fields)}
        onSaved={onSaved}
        saveLabel={saveLabel}
        isNew
        isWide={isWide}
        labels={getLabels(resource)}
      >
        {children}
      </RecordForm>
    </>
  );
};
