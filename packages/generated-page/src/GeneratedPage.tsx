import { Button } from '@arco-design/web-react'
import { IconEdit, IconShareAlt } from '@arco-design/web-react/icon'
import { downloadFile, isApiError, NO_ANSWER, useApiDispatch } from '@sqos/api-client'
import { type FormModel, type JsonRecord, readForm, readList } from '@sqos/form-model'
import { DocumentPage, GeneratedList, type ListApprovals, type RowApproval } from '@sqos/form-renderer/list'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { useStableCallback } from '@sqos/hooks'
import type { ScriptRunner } from '@sqos/form-renderer'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { createRecordSource, isRequestModel } from './record-source.ts'
import type { ListenToRecords, OpenRecord } from './record-messages.ts'
import { scriptRequestOf } from './script-request.ts'
import { useModelDesign } from './use-model-design.ts'
import { usePermissionOf } from './use-permission-of.ts'

const RecordEditors = lazy(async () => ({ default: (await import('./RecordEditors.tsx')).RecordEditors }))
const RecordImportDialog = lazy(async () => ({
  default: (await import('./RecordImportDialog.tsx')).RecordImportDialog,
}))
const RelatedRecord = lazy(async () => ({ default: (await import('./RelatedRecord.tsx')).RelatedRecord }))
const RecordTabs = lazy(async () => ({ default: (await import('./RecordTabs.tsx')).RecordTabs }))
const RecordChart = lazy(async () => ({ default: (await import('./chart/RecordChart.tsx')).RecordChart }))

/** Name and header of a list column. */
export interface PageColumn {
  id: string
  header: string
}

/** Records that the user wants on paper. */
export interface PrintRequest {
  modelId: string
  menuId: string
  ids: readonly string[]
  /** '' when the document names no template. */
  printId: string
}

export interface GeneratedPageProps {
  modelId: string
  /** Menu entry whose permissions apply; empty in a preview. */
  menuId: string
  /** Default: the model's name. */
  title?: string | undefined
  /** Shows everything, loads no records and saves nothing. */
  isPreview?: boolean | undefined
  /** `app` shows the list and the fields that were designed for phones. Without such a list it is that of other screens. Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** Called when the model does not exist or the user may not see it. */
  onMissing: () => void
  /** Key under which the browser stores the columns and views of the list. */
  listKey: string
  /** Called with the columns of the list when they are known; not in a preview. Wrap it in `useCallback`. */
  onColumns?: ((columns: readonly PageColumn[]) => void) | undefined
  /** Rendered below the fields of an opened record; not in a preview. Wrap it in `useCallback`. */
  belowRecord?: ((record: { modelId: string; id: string }) => ReactNode) | undefined
  /**
   * Calls back with each message of the server about records that the user has open; returns the function that ends it. With it the
   * page shows who else edits a record, offers what they saved, and has comments.
   */
  onRecordMessage?: ListenToRecords | undefined
  /** Shares an opened record with other people, such as in a chat; not in a preview. Without it there is no such button. */
  onShare?: ((record: OpenRecord) => void) | undefined
  /** Begins an article about an opened record; not in a preview. Without it there is no such button. */
  onWrite?: ((record: OpenRecord & { menuId: string }) => void) | undefined
  /**
   * Prints records, with the template that the document names, or ''. Without it there are no print buttons. Wrap it in `useCallback`.
   */
  onPrint?: ((request: PrintRequest) => void) | undefined
  /** Asks before submissions, opens and withdraws the requests of a model with an approval. Wrap it in `useMemo`. */
  approvals?: ListApprovals | undefined
  /** Rendered below the fields of an opened record with a request, such as the way of the request. Wrap it in `useCallback`. */
  renderApproval?: ((record: { modelId: string; id: string; approval: RowApproval }) => ReactNode) | undefined
  /** Explains why the user sees none of the rows of a menu entry; offered to users who may query permissions. */
  onExplain?: ((menuId: string) => void) | undefined
  /** Runs the scripts of the form. Without it scripts do not run. */
  runner?: ScriptRunner | undefined
}

/**
 * Page of a published form: its list, or the form alone. Calls the records API with the store's session. Fields and uploads get
 * their data from the providers around it (`FormWidgetsProvider`, `UploadsProvider`).
 */
export function GeneratedPage({ isPreview = false, ...props }: GeneratedPageProps) {
  const { modelId, title, side, onMissing, onColumns } = props
  const { t } = useText('generatedPage')
  const { config, demandCurrent } = useModelDesign(modelId)
  const { data, error } = config
  // The server says that the model does not exist. A broken connection does not close the page.
  const isMissing = !data && isApiError(error) && error.code !== NO_ANSWER
  useReportMissing(isMissing, onMissing)
  const { formData, columnData, appColumnData, fullName = '', webType } = data ?? {}
  const form = useMemo(() => readForm(formData), [formData])
  const hasAppList = useMemo(
    () => side === 'app' && Boolean(appColumnData) && readList(appColumnData, form).columns.length > 0,
    [side, appColumnData, form],
  )
  const listData = hasAppList ? appColumnData : columnData

  if (isMissing) return null
  if (!data) return config.isError ? <FailedState onRetry={() => void config.refetch()} /> : <Skeleton lines={8} />
  if (!formData || form.items.length === 0) return <EmptyState title={t('empty')} />
  return (
    <UploadScope value={modelId}>
      <DesignedPage
        {...props}
        key={modelId}
        title={title ?? fullName}
        isPreview={isPreview}
        form={form}
        demandCurrent={demandCurrent}
        onColumns={isPreview ? undefined : onColumns}
        hasApprovals={webType === '3'}
        isRequest={isRequestModel(data)}
        columnData={webType === '1' ? undefined : listData}
      />
    </UploadScope>
  )
}

/** Calls `onMissing` once when the model turns out to be missing. */
function useReportMissing(isMissing: boolean, onMissing: () => void) {
  const report = useStableCallback(onMissing)
  useEffect(
    function leave() {
      if (isMissing) report()
    },
    [isMissing, report],
  )
}

const NO_APPROVALS: ListApprovals = {}

/** Ends a save whose confirmation the user closed. */
class NotSubmitted extends Error {
  override name = 'NotSubmitted'
}

interface DesignedPageProps extends Omit<GeneratedPageProps, 'title' | 'isPreview' | 'onMissing'> {
  title: string
  isPreview: boolean
  form: FormModel
  /** Whether the model has an approval, also one that is disabled. */
  hasApprovals: boolean
  isRequest: boolean
  /** Rejects when another design of the form has been released. */
  demandCurrent: () => Promise<string | undefined>
  /** Undefined for a form without a list. */
  columnData: string | null | undefined
}

function DesignedPage(props: DesignedPageProps) {
  const { modelId, menuId, title, isPreview, form, columnData, demandCurrent, side } = props
  const { listKey, runner, onColumns, belowRecord, onRecordMessage, onExplain, onShare, onWrite, hasApprovals } = props
  const { isRequest, approvals = NO_APPROVALS, renderApproval, onPrint } = props
  const listApprovals = useMemo(
    () => (hasApprovals ? { ...approvals, isDisabled: !isRequest } : undefined),
    [hasApprovals, approvals, isRequest],
  )
  const { t } = useText('generatedPage')
  const dispatch = useApiDispatch()
  const permission = usePermissionOf(menuId)
  const [imported, setImported] = useState<() => void>()
  const [related, setRelated] = useState<{ modelId: string; id: string }>()
  const list = useMemo(() => (columnData ? readList(columnData, form) : undefined), [columnData, form])
  useEffect(
    function reportColumns() {
      if (list) onColumns?.(list.columns.map(({ prop, label }) => ({ id: prop, header: label })))
    },
    [list, onColumns],
  )
  const source = useMemo(
    () => createRecordSource(dispatch, { modelId, menuId, demandCurrent }),
    [dispatch, modelId, menuId, demandCurrent],
  )
  const request = useMemo(() => scriptRequestOf(dispatch), [dispatch])
  const below = (id: string, approval: RowApproval | undefined) => (
    <>
      {approval && renderApproval?.({ modelId, id, approval })}
      {belowRecord?.({ modelId, id })}
      {onRecordMessage && (
        <Suspense>
          <RecordTabs key={id} record={{ modelId, id }} form={form} />
        </Suspense>
      )}
    </>
  )
  const recordButtons = (id: string) => (
    <>
      {onWrite && (
        <Button icon={<IconEdit aria-hidden />} onClick={() => onWrite({ modelId, menuId, id })}>
          {t('write')}
        </Button>
      )}
      {onShare && (
        <Button icon={<IconShareAlt aria-hidden />} onClick={() => onShare({ modelId, id })}>
          {t('share')}
        </Button>
      )}
    </>
  )
  const shared = { runner, request, openRecord: setRelated, widgets: uploadWidgets, side }

  const create = async (data: JsonRecord) => {
    if (!isRequest) return await source.create(data)
    const approvers = await approvals.confirm?.({ id: undefined, data })
    if (approvals.confirm && !approvers) throw new NotSubmitted()
    return await source.saveRequest({ id: undefined, data, approvers })
  }
  const saving = {
    onSave: create,
    onSaveDraft: isRequest
      ? (data: JsonRecord) => source.saveRequest({ id: undefined, data, isDraft: true })
      : undefined,
  }

  return (
    <>
      {list ? (
        <GeneratedList
          {...shared}
          title={title}
          layoutKey={side === 'app' ? `${listKey}-app` : listKey}
          viewsKey={isPreview ? undefined : listKey}
          modelId={modelId}
          form={form}
          list={list}
          source={isPreview ? undefined : source}
          permission={isPreview ? undefined : permission}
          belowRecord={isPreview ? undefined : below}
          recordActions={isPreview || !(onShare || onWrite) ? undefined : recordButtons}
          approvals={listApprovals}
          onExplain={onExplain && menuId !== '' ? () => onExplain(menuId) : undefined}
          onDownload={(file) => dispatch(downloadFile(file))}
          {...(!isPreview &&
            onRecordMessage && {
              renderEdited: ({ id, merge }) => (
                <Suspense>
                  <RecordEditors key={id} record={{ modelId, id }} listen={onRecordMessage} onMerge={merge} />
                </Suspense>
              ),
            })}
          onPrint={isPreview || !onPrint ? undefined : (ids, printId) => onPrint({ modelId, menuId, ids, printId })}
          renderChart={
            isPreview
              ? undefined
              : (chart) => (
                  <Suspense fallback={<Skeleton lines={8} />}>
                    <RecordChart modelId={modelId} menuId={menuId} listKey={listKey} chart={chart} />
                  </Suspense>
                )
          }
          {...(!isPreview && { onImport: (refresh: () => void) => setImported(() => refresh) })}
        />
      ) : (
        <DocumentPage {...shared} title={title} model={form} isPreview={isPreview} {...saving} />
      )}
      <Suspense>
        {imported && (
          <RecordImportDialog modelId={modelId} onImported={imported} onClose={() => setImported(undefined)} />
        )}
      </Suspense>
      <Suspense>{related && <RelatedRecord record={related} onClose={() => setRelated(undefined)} />}</Suspense>
    </>
  )
}
