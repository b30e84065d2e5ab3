import { ImportButton } from '@sqos/ui-kit/import'
import type { VisualModelRow } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { categoryField } from '../../../parts/category-field/category-field.tsx'
import { useDesignAddress } from '../../../parts/design-address/use-design-address.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { CreatedModel } from './start/starts.ts'
import { useCategories } from './use-categories.ts'
import { useHistory } from './use-history.ts'
import { useModelColumns } from './use-model-columns.tsx'
import { useModelForm } from './use-model-form.ts'
import { useModelList } from './use-model-list.ts'
import { useRelease } from './use-release.ts'

export { catalogues } from './catalogue.ts'

const DesignPage = lazy(async () => ({ default: (await import('./design/DesignPage.tsx')).DesignPage }))
const ModelDialog = lazy(async () => ({ default: (await import('./ModelDialog.tsx')).ModelDialog }))
const StartDialog = lazy(async () => ({ default: (await import('./start/StartDialog.tsx')).StartDialog }))
const ReleaseDialog = lazy(async () => ({ default: (await import('./ReleaseDialog.tsx')).ReleaseDialog }))
const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }))
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }))

/** 在线开发: the list of models with generated pages, or the design of the model in the address. */
export default function WebDesignPage() {
  const mayEdit = usePermission()('btn_edit')
  const { designedId, importId, closeDesign } = useDesignAddress()
  if (designedId === undefined || !mayEdit) return <ModelList />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DesignPage modelId={designedId} importId={importId} onClose={closeDesign} />
    </Suspense>
  )
}

function ModelList() {
  const { t } = useText(NAMESPACE)
  const list = useModelList()
  const { openDesign } = useDesignAddress()
  const form = useModelForm(list.rows, { onCreated: openDesign })
  const release = useRelease()
  const history = useHistory()
  const [previewed, setPreviewed] = useState<VisualModelRow>()
  const categories = useCategories()
  const columns = useModelColumns({
    ...list,
    design: openDesign,
    edit: form.edit,
    release: release.open,
    showHistory: history.open,
    preview: setPreviewed,
  })

  function created(model: CreatedModel) {
    form.close()
    if (form.mayEdit) openDesign(model)
  }

  return (
    <PagedList
      title={t('title')}
      name="web-design"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[categoryField({ label: t('search.category'), placeholder: t('rule.category') }, categories)]}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <Permit code="btn_upload">
          <ImportButton accept=".vdd" busy={list.importing} onFile={list.importFile}>
            {t('action.import')}
          </ImportButton>
        </Permit>
      }
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>
        {form.wasOpened &&
          (form.editedId === undefined ? <StartDialog form={form} onCreated={created} /> : <ModelDialog form={form} />)}
      </Suspense>
      <Suspense>{release.model && <ReleaseDialog release={release} />}</Suspense>
      <Suspense>{previewed && <PreviewDialog model={previewed} onClose={() => setPreviewed(undefined)} />}</Suspense>
      <Suspense>{history.model && <HistoryDrawer history={history} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: VisualModelRow) => id
