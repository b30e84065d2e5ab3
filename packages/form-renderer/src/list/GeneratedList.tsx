import { Button } from '@arco-design/web-react'
import { IconDelete, IconDownload, IconPlus, IconPrinter, IconUpload } from '@arco-design/web-react/icon'
import { asNumber, asText, type JsonRecord, type ListButton, own } from '@sqos/form-model'
import { useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { DensityMenu, ListPage, Pagination, SavedViews, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable } from '@sqos/ui-kit/table'
import { useMemo, useRef, useState } from 'react'
import type { DocumentFormHandle } from '../form/DocumentForm.tsx'
import { NAMESPACE } from '../locales.ts'
import { useLabel } from '../use-label.ts'
import { FLOW_STATE, withStateSearch } from './approval-state.tsx'
import type { GeneratedListProps } from './generated-list-props.ts'
import { ListExport, RecordDialog, RecordView } from './later-parts.tsx'
import { withFilters } from './list-filters.ts'
import { ListFilters } from './ListFilters.tsx'
import { useListView } from './list-view.ts'
import { ListTree } from './ListTree.tsx'
import { useRecordPlace } from './record-place.ts'
import { SearchArea } from './SearchArea.tsx'
import { tableStateOf } from './table-state-of.tsx'
import { useApprovals } from './use-approvals.ts'
import { useGroups } from './use-groups.ts'
import { idOf, useListActions } from './use-list-actions.ts'
import { useListColumns } from './use-list-columns.tsx'
import { useListState } from './use-list-state.ts'
import { useOpenedRecord } from './use-opened-record.ts'
import { usePermitted } from './use-permitted.ts'
import { useRecord } from './use-record.ts'
import { useRecordParts } from './use-record-parts.ts'
import { useRows } from './use-rows.ts'
import { useTableHands } from './use-table-hands.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** A list document as a working page. */
export function GeneratedList(props: GeneratedListProps) {
  const {
    title,
    layoutKey,
    modelId,
    form,
    list,
    source,
    permission,
    approvals,
    onPrint,
    onImport,
    onDownload,
    onExplain,
    openRecord,
    renderChart,
  } = props
  const { t } = useText(NAMESPACE)
  const labelOf = useLabel()
  const hasApprovals = approvals !== undefined
  const searched = useMemo(
    () => (hasApprovals ? { ...list, search: withStateSearch(list.search, t) } : list),
    [hasApprovals, list, t],
  )
  const state = useListState(searched)
  const shown = useListView()
  const isChart = shown.isChart && renderChart !== undefined && source !== undefined
  const rows = useRows(source, state.request, { isPaused: isChart })
  const permitted = usePermitted(list, permission)
  const search = hasApprovals ? withStateSearch(permitted.search, t) : permitted.search
  const actions = useListActions({ form, source, rows, runner: props.runner, request: props.request })
  const mayOpen = permitted.rowButtons.some(({ value }) => value === 'detail')
  const view = useOpenedRecord({ isAllowed: mayOpen })
  const place = useRecordPlace(form.settings.popupType === 'fullScreen' ? 'page' : 'panel')
  // Counts the saves, each of which loads the opened record again.
  const [round, setRound] = useState(0)
  const press = (button: ListButton, row: JsonRecord) => {
    const id = idOf(row)
    if (button.value === 'detail' && button.script === undefined && id !== undefined) view.open(id)
    else actions.press(button, row)
  }
  const { save: saveRecord, actionsOf } = useApprovals({ approvals, source, refresh: rows.refresh })
  const { opened, state: recordState } = useRecord(source, { task: actions.task, form })
  const formRef = useRef<DocumentFormHandle>(null)
  const mayPrint = onPrint !== undefined && mayOpen
  const printId = form.settings.hasPrint ? form.settings.printId : ''
  const printText = form.settings.hasPrint ? labelOf(form.settings.printText, 'list.print') : t('list.print')
  const rightsOf = (row: JsonRecord) => rows.actions?.[idOf(row) ?? '']
  const isRemovable = (row: JsonRecord) =>
    rightsOf(row)?.remove !== false && (asNumber(own(row, FLOW_STATE)) ?? 0) === 0
  const onOpen = mayOpen && source ? view.open : undefined
  const columns = useListColumns({ list, permitted, modelId, openRecord, rows, press, hasApprovals, actionsOf, onOpen })
  const qrTarget = useMemo(
    () => (actions.task?.mode === 'edit' ? { modelId, id: actions.task.id, type: 2 } : {}),
    [actions.task, modelId],
  )
  const has = (value: string) => permitted.buttons.find((button) => button.value === value)
  const { task } = actions
  useTableHands(form.subTables.length > 0)
  useRecordParts(form)
  const createButton = (text: string) => (
    <Button type="primary" icon={<IconPlus aria-hidden />} onClick={() => actions.open({ mode: 'create' })}>
      {text}
    </Button>
  )
  const isGrouped = list.settings.type === 'group'
  const groups = useGroups(rows.list)

  async function save(data: JsonRecord, isDraft = false) {
    if (actions.refusePreview()) throw new PreviewError()
    await saveRecord({ id: task?.mode === 'edit' ? task.id : undefined, data, opened, isDraft })
    rows.refresh()
    setRound(round + 1)
  }

  /** Brings what others have saved into the open form. */
  const merge = useStableCallback(async () => {
    const change = task?.mode === 'edit' && opened && (await source?.changed?.(task.id, opened))
    if (change) formRef.current?.merge(change)
  })
  const isNewRequest = task?.mode === 'create' && approvals?.isDisabled !== true
  const isRequest = hasApprovals && (isNewRequest || opened?.approval?.maySubmit === true)
  const editButton = permitted.rowButtons.find(({ value }) => value === 'edit')
  const tableState = tableStateOf({
    rows,
    onClearFilter: state.isNarrowed ? state.clear : undefined,
    createButton: has('add') && createButton(t('list.first')),
    onExplain,
    explainText: t('list.explain', { count: rows.empty?.all ?? 0 }),
  })

  return (
    <>
      <ListPage
        title={title}
        isCovered={view.id !== undefined && place.place === 'page'}
        record={
          view.id !== undefined && (
            <RecordView
              id={view.id}
              ids={rows.list.flatMap((row) => idOf(row) ?? [])}
              listTitle={title}
              nameKey={permitted.columns[0]?.prop ?? 'id'}
              modelId={modelId}
              form={form}
              source={source}
              round={round}
              place={place}
              formCodes={permitted.formCodes}
              formRights={permitted.formRights}
              side={props.side}
              runner={props.runner}
              request={props.request}
              widgets={props.widgets}
              openRecord={openRecord}
              onOpen={view.open}
              onClose={view.close}
              onEdit={editButton && (() => view.id !== undefined && actions.open({ mode: 'edit', id: view.id }))}
              rights={rows.actions?.[view.id]}
              editText={labelOf(editButton?.label, 'list.edit')}
              printText={printText}
              onPrint={mayPrint ? () => view.id !== undefined && onPrint([view.id], printId) : undefined}
              actionsOf={(approval) => actionsOf(view.id ?? '', approval, () => setRound(round + 1))}
              actions={props.recordActions?.(view.id)}
              below={(approval) => view.id !== undefined && props.belowRecord?.(view.id, approval)}
            />
          )
        }
        side={
          list.settings.type === 'tree' && (
            <ListTree
              settings={list.settings.tree}
              storageKey={`list-${layoutKey}`}
              value={state.tree}
              onChange={state.chooseTree}
            />
          )
        }
        search={
          (search.length > 0 || state.further.length > 0) && (
            <>
              <SearchArea fields={search} values={state.values} onSearch={state.searchBy} onReset={state.clear} />
              <ListFilters filters={state.further} columns={list.columns} form={form} onChange={state.setFurther} />
            </>
          )
        }
        toolbar={
          <Toolbar
            primary={has('add') && createButton(labelOf(has('add')?.label, 'list.add'))}
            secondary={
              <>
                {has('download') && (!source || source.exportRows) && (
                  <Button icon={<IconDownload aria-hidden />} onClick={actions.askExport}>
                    {labelOf(has('download')?.label, 'list.download')}
                  </Button>
                )}
                {has('upload') && onImport && (
                  <Button icon={<IconUpload aria-hidden />} onClick={() => onImport(rows.refresh)}>
                    {labelOf(has('upload')?.label, 'list.upload')}
                  </Button>
                )}
                {mayPrint && (
                  <Button
                    icon={<IconPrinter aria-hidden />}
                    onClick={() => actions.withSelected((ids) => onPrint(ids, printId))}
                  >
                    {printText}
                  </Button>
                )}
                {has('batchRemove') && (
                  <Button icon={<IconDelete aria-hidden />} onClick={() => void actions.removeSelected(isRemovable)}>
                    {labelOf(has('batchRemove')?.label, 'list.batchRemove')}
                  </Button>
                )}
              </>
            }
            tools={
              <>
                {renderChart && source && <ViewSwitch isChart={isChart} onChange={shown.show} />}
                {props.viewsKey && <SavedViews storageKey={props.viewsKey} layoutKey={layoutKey} />}
                {!isChart && <DensityMenu />}
                {!isChart && <ColumnSettings layoutKey={layoutKey} columns={columns} />}
              </>
            }
            onRefresh={rows.refresh}
            refreshing={rows.status === 'loading'}
          />
        }
        pagination={
          list.settings.hasPages &&
          !isGrouped &&
          !isChart && (
            <Pagination
              total={rows.status === 'loading' && rows.total === 0 ? undefined : rows.total}
              isEstimated={rows.isEstimated}
              page={state.page}
              pageSize={state.pageSize}
              onPageChange={state.setPage}
              onPageSizeChange={state.setPageSize}
            />
          )
        }
      >
        {isChart ? (
          renderChart({
            title,
            request: state.request,
            columns: permitted.columns,
            version: rows.question,
            setting: shown.setting,
            onSetting: shown.setSetting,
            onPick: (filters) => state.setFurther(withFilters(state.further, filters)),
          })
        ) : (
          <DataTable
            label={title}
            rows={rows.list}
            columns={columns}
            rowKey={(row) => asText(own(row, 'id')) ?? JSON.stringify(row)}
            state={tableState}
            sort={state.sort}
            onSortChange={state.setSort}
            height="fill"
            layoutKey={layoutKey}
            showIndex={!isGrouped}
            firstIndex={list.settings.hasPages ? (state.page - 1) * state.pageSize + 1 : 1}
            selection={
              has('batchRemove') || mayPrint
                ? {
                    keys: actions.selected,
                    onChange: actions.select,
                    isSelectable: (row) => idOf(row) !== undefined && (mayPrint || isRemovable(row)),
                  }
                : undefined
            }
            tree={isGrouped ? groups : undefined}
            onRowOpen={(row) => {
              const button = permitted.rowButtons.find(({ value }) => value === 'detail')
              if (button) press(button, row)
            }}
          />
        )}
      </ListPage>
      {task && (
        <RecordDialog
          open
          model={form}
          title={t(`list.title.${task.mode}`)}
          state={recordState}
          stored={task.mode === 'edit' ? opened?.data : undefined}
          formCodes={permitted.formCodes}
          formRights={permitted.formRights}
          side={props.side}
          runner={props.runner}
          request={props.request}
          widgets={props.widgets}
          openRecord={openRecord}
          qrTarget={qrTarget}
          onSave={save}
          {...(isRequest &&
            source && {
              confirmText: t('approval.confirm'),
              onSaveDraft: (data: JsonRecord) => save(data, true),
            })}
          onClose={actions.close}
          formRef={formRef}
          notice={task.mode === 'edit' && props.renderEdited?.({ id: task.id, merge: opened && (async () => merge()) })}
        />
      )}
      {source?.exportRows && (
        <ListExport
          open={actions.isExporting}
          columns={permitted.columns}
          hasApprovals={hasApprovals}
          exportRows={source.exportRows}
          request={state.request}
          onDownload={onDownload}
          onClose={actions.endExport}
        />
      )}
    </>
  )
}

/** Refuses to save in a preview; the message was already shown. */
class PreviewError extends Error {
  override name = 'PreviewError'
}
