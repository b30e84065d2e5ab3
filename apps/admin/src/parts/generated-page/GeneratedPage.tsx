import { NO_ANSWER, isApiError, useApiDispatch } from '@sqos/api-client'
import { type FormModel, type ListModel, readForm, readList } from '@sqos/form-model'
import { DocumentPage, GeneratedList } from '@sqos/form-renderer/list'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { pageSandbox } from '../scripts/page-sandbox.ts'
import { AppUploads } from '../uploads/AppUploads.tsx'
import { AppFields } from '../widget-services/AppFields.tsx'
import { useKeptList } from '../kept-list/use-kept-list.ts'
import { download } from '../transfer/download.ts'
import { createRecordSource } from './record-source.ts'
import { RecordImportDialog } from './RecordImportDialog.tsx'
import { RelatedRecord } from './RelatedRecord.tsx'
import { scriptRequestOf } from './script-request.ts'
import { useModelDesign } from './use-model-design.ts'
import { usePermissionOf } from './use-permission-of.ts'

interface GeneratedPageProps {
  modelId: string
  /** The menu entry that permissions hang on; a preview has none. */
  menuId: string
  /** Default: the model's name. */
  title?: string | undefined
  /** Nothing is loaded, everything is shown, nothing can be saved. */
  isPreview?: boolean | undefined
  /** The list and the fields of phones, in a preview. Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** Called when the model does not exist or the user may not see it. */
  onMissing: () => void
}

/** What a designed model opens: its list, or its form alone. */
export function GeneratedPage({ modelId, menuId, title, isPreview = false, side, onMissing }: GeneratedPageProps) {
  const { t } = useText('generatedPage')
  const { config, demandCurrent } = useModelDesign(modelId)
  const { data, error } = config
  // Nothing was designed, or nobody may see it; a network that is away for a moment closes nothing.
  const isMissing = !data && isApiError(error) && error.code !== NO_ANSWER
  useReportMissing(isMissing, onMissing)
  const { formData, columnData, appColumnData, fullName = '', webType } = data ?? {}
  const listData = side === 'app' ? (appColumnData ?? columnData) : columnData
  const form = useMemo(() => readForm(formData), [formData])

  if (isMissing) return null
  if (!data) return config.isError ? <FailedState onRetry={() => void config.refetch()} /> : <Skeleton lines={8} />
  if (!formData || form.items.length === 0) return <EmptyState title={t('empty')} />
  return (
    <AppFields>
      <AppUploads>
        <UploadScope value={modelId}>
          <DesignedPage
            key={modelId}
            modelId={modelId}
            menuId={menuId}
            title={title ?? fullName}
            isPreview={isPreview}
            form={form}
            demandCurrent={demandCurrent}
            side={side}
            columnData={webType === '1' ? undefined : listData}
          />
        </UploadScope>
      </AppUploads>
    </AppFields>
  )
}

/** Calls `onMissing` once when the model turns out to be missing. */
function useReportMissing(isMissing: boolean, onMissing: () => void) {
  const report = useEffectEvent(onMissing)
  useEffect(
    function leave() {
      if (isMissing) report()
    },
    [isMissing],
  )
}

interface DesignedPageProps extends Omit<GeneratedPageProps, 'title' | 'isPreview' | 'onMissing'> {
  title: string
  isPreview: boolean
  form: FormModel
  /** Rejects when the form has been designed anew. */
  demandCurrent: () => Promise<string | undefined>
  /** Nothing for a form without a list. */
  columnData: string | null | undefined
}

function DesignedPage(props: DesignedPageProps) {
  const { modelId, menuId, title, isPreview, form, columnData, demandCurrent, side } = props
  const dispatch = useApiDispatch()
  const permission = usePermissionOf(menuId)
  const [imported, setImported] = useState<() => void>()
  const [related, setRelated] = useState<{ modelId: string; id: string }>()
  const list = useMemo(() => (columnData ? readList(columnData, form) : undefined), [columnData, form])
  const listKey = useKeptList(menuId || modelId, isPreview || !list ? NONE : list.columns.map(namedColumn))
  const source = useMemo(
    () => createRecordSource(dispatch, { modelId, menuId, demandCurrent }),
    [dispatch, modelId, menuId, demandCurrent],
  )
  const request = useMemo(() => scriptRequestOf(dispatch), [dispatch])
  const shared = { runner: pageSandbox(), request, openRecord: setRelated, widgets: uploadWidgets, side }

  return (
    <>
      {list ? (
        <GeneratedList
          {...shared}
          title={title}
          layoutKey={listKey}
          viewsKey={isPreview ? undefined : listKey}
          modelId={modelId}
          form={form}
          list={list}
          source={isPreview ? undefined : source}
          permission={isPreview ? undefined : permission}
          onDownload={download}
          {...(!isPreview && { onImport: (refresh: () => void) => setImported(() => refresh) })}
        />
      ) : (
        <DocumentPage {...shared} title={title} model={form} isPreview={isPreview} onSave={source.create} />
      )}
      {imported && (
        <RecordImportDialog modelId={modelId} onImported={imported} onClose={() => setImported(undefined)} />
      )}
      {related && <RelatedRecord record={related} onClose={() => setRelated(undefined)} />}
    </>
  )
}

/** A preview keeps nothing. */
const NONE: readonly never[] = []

const namedColumn = ({ prop, label }: ListModel['columns'][number]) => ({ id: prop, header: label })
