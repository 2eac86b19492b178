import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageTitle } from '#admin/ui/page-title.tsx';
import type { Fields } from './compare-records.ts';
import { RecordForm } from './record-form.tsx';

type Props = {
  resource: string;
  title: string;
  /** The initial values. Every field of the form needs one, so that its error can be shown beside it. */
  defaults: Fields;
  saveLabel?: string;
  labels?: Readonly<Record<string, string>>;
  isWide?: boolean;
  /** Called with the reply before the page of the record opens. */
  onCreated?: (record: Fields) => void;
  children: ReactNode;
};

/** The page that adds a record. Once the record is saved, its page opens. */
export const CreatePage = ({ resource, title, defaults, saveLabel = 'Add', labels, isWide = false, onCreated, children }: Props) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = async (data: Fields) => (await dataProvider.create(resource, { data })).data as Fields;
  function onSaved(record: Fields) {
    onCreated?.(record);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    navigate(`/${resource}/${record.id}`, { replace: true });
  }
  return (
    <>
      <PageTitle title={title} />
      <RecordForm record={defaults} save={save} onSaved={onSaved} saveLabel={saveLabel} isNew isWide={isWide} labels={labels}>
        {children}
      </RecordForm>
    </>
  );
};
