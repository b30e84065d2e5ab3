import { Button } from '@arco-design/web-react'
import type { WritingTemplateRow } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { lazy, Suspense, useState } from 'react'
import { categoryField } from '../../../parts/category-field/category-field.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useTemplateColumns } from './use-template-columns.tsx'
import { useTemplateCategories, useTemplateList } from './use-template-list.ts'

export { catalogues } from './catalogue.ts'

const TemplateDrawer = lazy(async () => ({ default: (await import('./TemplateDrawer.tsx')).TemplateDrawer }))
const TemplateHistory = lazy(async () => ({ default: (await import('./TemplateHistory.tsx')).TemplateHistory }))
const PartsDrawer = lazy(async () => ({ default: (await import('./PartsDrawer.tsx')).PartsDrawer }))
const AssistantDialog = lazy(async () => ({ default: (await import('./AssistantDialog.tsx')).AssistantDialog }))

type Opened =
  | { what: 'template'; id: string | undefined }
  | { what: 'history'; row: WritingTemplateRow }
  | { what: 'parts' | 'assistant' }

/** 模板管理: templates, what they are made from, and the settings of the model. */
export default function WritingTemplatePage() {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const list = useTemplateList()
  const categories = useTemplateCategories()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const edit = ({ id }: WritingTemplateRow) => setOpened({ what: 'template', id })
  const columns = useTemplateColumns({ ...list, edit, showHistory: (row) => setOpened({ what: 'history', row }) })

  return (
    <PagedList
      title={t('title')}
      name="writing-template"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[
        {
          ...categoryField({ label: t('category'), placeholder: t('chooseCategory') }, categories),
          name: 'categoryId',
        },
      ]}
      create={{
        text: t('action.create'),
        first: t('empty'),
        onCreate: () => setOpened({ what: 'template', id: undefined }),
      }}
      secondary={
        <>
          <Button onClick={() => setOpened({ what: 'parts' })}>{t('parts.title')}</Button>
          <Permit code="btn_assistant">
            <Button onClick={() => setOpened({ what: 'assistant' })}>{t('assistant.title')}</Button>
          </Permit>
        </>
      }
      onRowOpen={may('btn_edit') ? edit : undefined}
    >
      <Suspense>
        {opened?.what === 'template' && (
          <TemplateDrawer key={opened.id ?? ''} id={opened.id} categories={categories.options} onClose={close} />
        )}
        {opened?.what === 'history' && <TemplateHistory row={opened.row} onClose={close} />}
        {opened?.what === 'parts' && <PartsDrawer onClose={close} />}
        {opened?.what === 'assistant' && <AssistantDialog onClose={close} />}
      </Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: WritingTemplateRow) => id
