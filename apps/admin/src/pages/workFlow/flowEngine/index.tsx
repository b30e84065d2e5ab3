import { Button } from '@arco-design/web-react'
import type { FlowEngineRow } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { ImportButton } from '@sqos/ui-kit/import'
import { lazy, Suspense, useState } from 'react'
import { categoryField } from '../../../parts/category-field/category-field.tsx'
import { useDesignAddress } from '../../../parts/design-address/use-design-address.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useCategories } from './use-categories.ts'
import { useFlowColumns } from './use-flow-columns.tsx'
import { useFlowForm } from './use-flow-form.ts'
import { useFlowList } from './use-flow-list.ts'

export { catalogues } from './catalogue.ts'

const FlowDesignPage = lazy(async () => ({ default: (await import('./design/FlowDesignPage.tsx')).FlowDesignPage }))
const FlowDialog = lazy(async () => ({ default: (await import('./FlowDialog.tsx')).FlowDialog }))
const WebhooksDrawer = lazy(async () => ({ default: (await import('./WebhooksDrawer.tsx')).WebhooksDrawer }))
const VersionsDrawer = lazy(async () => ({ default: (await import('./VersionsDrawer.tsx')).VersionsDrawer }))

/** 流程设计: the list of flows, or the design of the flow in the address. */
export default function FlowEnginePage() {
  const mayEdit = usePermission()('btn_edit')
  const { designedId, closeDesign } = useDesignAddress()
  if (designedId === undefined || !mayEdit) return <FlowList />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <FlowDesignPage key={designedId} flowId={designedId} onClose={closeDesign} />
    </Suspense>
  )
}

function FlowList() {
  const { t } = useText(NAMESPACE)
  const list = useFlowList()
  const form = useFlowForm(list.rows)
  const categories = useCategories()
  const { openDesign } = useDesignAddress()
  const [versionsOf, setVersionsOf] = useState<FlowEngineRow>()
  const [showsWebhooks, setShowsWebhooks] = useState(false)
  const columns = useFlowColumns({ ...list, design: openDesign, edit: form.edit, showVersions: setVersionsOf })

  return (
    <PagedList
      title={t('title')}
      name="flow-engine"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[categoryField({ label: t('field.category'), placeholder: t('rule.category') }, categories)]}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <>
          <Permit code="btn_upload">
            <ImportButton accept=".json,.ffe" busy={list.importing} onFile={list.importFile}>
              {t('action.import')}
            </ImportButton>
          </Permit>
          <Permit code="btn_edit">
            <Button onClick={() => setShowsWebhooks(true)}>{t('webhook.title')}</Button>
          </Permit>
        </>
      }
      onRowOpen={form.mayEdit ? openDesign : undefined}
    >
      <Suspense>{form.wasOpened && <FlowDialog form={form} />}</Suspense>
      <Suspense>{showsWebhooks && <WebhooksDrawer onClose={() => setShowsWebhooks(false)} />}</Suspense>
      <Suspense>{versionsOf && <VersionsDrawer flow={versionsOf} onClose={() => setVersionsOf(undefined)} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: FlowEngineRow) => id
