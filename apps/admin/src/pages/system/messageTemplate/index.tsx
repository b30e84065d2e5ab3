import type { MessageTemplateRow } from '@sqos/api-client/message-template'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useTemplateColumns } from './use-template-columns.ts'
import { useTemplateForm } from './use-template-form.ts'
import { useTemplateList } from './use-template-list.ts'

export { catalogues } from './catalogue.ts'

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm.tsx')).TemplateForm }))

/** 消息模板: texts and channels of the messages that the system sends. */
export default function MessageTemplatePage() {
  const { t } = useText(NAMESPACE)
  const list = useTemplateList()
  const form = useTemplateForm()
  const columns = useTemplateColumns({ ...list, edit: form.edit })

  return (
    <PagedList
      title={t('title')}
      name="message-template"
      list={list}
      columns={columns}
      rowKey={rowKey}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>{form.wasOpened && list.events && <TemplateForm form={form} events={list.events} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: MessageTemplateRow) => id
