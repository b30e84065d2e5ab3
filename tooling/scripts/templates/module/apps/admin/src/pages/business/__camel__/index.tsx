import type { __Name__ } from '@sqos/api-client/__name__'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { use__Name__Columns } from './use-__name__-columns.tsx'
import { use__Name__Form } from './use-__name__-form.ts'
import { use__Name__List } from './use-__name__-list.ts'

export { catalogues } from './catalogue.ts'

const __Name__Dialog = lazy(async () => ({ default: (await import('./__Name__Dialog.tsx')).__Name__Dialog }))

/** The list of __names__, with a dialog that creates and edits records. */
export default function __Name__Page() {
  const { t } = useText(NAMESPACE)
  const list = use__Name__List()
  const form = use__Name__Form(list.rows)
  const columns = use__Name__Columns({ edit: form.edit, remove: list.remove })

  return (
    <PagedList
      title={t('title')}
      name="__name__"
      list={list}
      columns={columns}
      rowKey={rowKey}
      exports={list.exports}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>{form.wasOpened && <__Name__Dialog form={form} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: __Name__) => id
