import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import {
  type FlowTaskRow,
  useListBatchFlowsQuery,
  useListFlowDutiesQuery,
  useListFlowNodesQuery,
} from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { BulkBar, BulkProgress } from '@sqos/ui-kit/bulk'
import { useListQuery } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { usePageColumns } from '../../../../parts/page-columns/use-page-columns.tsx'
import { PagedList } from '../../../../parts/paged-list/PagedList.tsx'
import { pagedRows } from '../../../../parts/paged-list/paged-rows.ts'
import { TASK_TEXTS } from '../../parts/catalogue.ts'
import { RowKeys } from '../../parts/RowKeys.tsx'
import { OPENED_AS } from '../../parts/task-address.ts'
import { useOpenTask } from '../../parts/use-open-task.ts'
import { arrivalCell, useTaskCells } from '../../parts/use-task-columns.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import { useBatch } from './use-batch.ts'

const DEFAULTS = { filters: { flowId: '', nodeCode: '' } }
const NO_ROWS: readonly FlowTaskRow[] = []
const KINDS = ['agree', 'reject', 'transfer'] as const
const openedAs = () => OPENED_AS.todo

/** 批量审批: one decision for many duties of one node. */
export function BatchPage({ onClose }: { onClose: () => void }) {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const { flowId, nodeCode } = state.filters
  const { currentPage, pageSize, keyword } = { currentPage: state.page, ...state }
  const query = useListFlowDutiesQuery({
    category: 4,
    currentPage,
    pageSize,
    ...(keyword && { keyword }),
    ...(flowId && { flowId }),
    ...(nodeCode && { nodeCode }),
  })
  const list = pagedRows(state, query)
  const links = { rows: list.rows, openedAs }
  const open = useOpenTask(links)
  const batch = useBatch(query.data?.list ?? NO_ROWS)
  const columns = usePageColumns<typeof PAGES.flowTodo, FlowTaskRow>(PAGES.flowTodo, {
    cells: { ...useTaskCells(links), creatorTime: arrivalCell },
    rowActions: { width: 88, first: { text: t('action.audit'), run: open } },
  })

  return (
    <PagedList
      title={t('batch.title')}
      name="flow-batch"
      list={list}
      columns={columns}
      rowKey={rowKey}
      onRowOpen={open}
      selection={nodeCode === '' ? undefined : batch.selection}
      secondary={
        <>
          <Button icon={<IconLeft aria-hidden="true" />} onClick={onClose}>
            {t('batch.back')}
          </Button>
          <FlowAndNode
            flowId={flowId}
            nodeCode={nodeCode}
            onChange={(filters) => {
              batch.clear()
              state.search({ keyword, ...filters })
            }}
          />
        </>
      }
      below={
        batch.chosen.length > 0 && (
          <BulkBar count={batch.chosen.length} onClear={batch.clear}>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                size="small"
                type={kind === 'agree' ? 'primary' : 'secondary'}
                onClick={() => batch.ask(kind)}
              >
                {t(`batch.${kind}.title`)}
              </Button>
            ))}
          </BulkBar>
        )
      }
    >
      <RowKeys />
      {batch.kind !== undefined && (
        <BatchDialog kind={batch.kind} count={batch.chosen.length} onSubmit={batch.decide} onClose={batch.cancel} />
      )}
      {batch.bulk.run && <BulkProgress bulk={batch.bulk} />}
    </PagedList>
  )
}

const rowKey = ({ id }: FlowTaskRow) => id

interface FlowAndNodeProps {
  flowId: string
  nodeCode: string
  onChange: (filters: { flowId: string; nodeCode: string }) => void
}

/** The flow and its node, whose duties can be decided together. */
function FlowAndNode({ flowId, nodeCode, onChange }: FlowAndNodeProps) {
  const { t } = useText(TASK_TEXTS)
  const flows = useListBatchFlowsQuery()
  const nodes = useListFlowNodesQuery({ id: flowId }, { skip: flowId === '' })
  return (
    <>
      <Select
        aria-label={t('filter.flow')}
        placeholder={t('batch.flow')}
        style={{ inlineSize: 200 }}
        allowClear
        loading={flows.isFetching}
        options={(flows.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        {...(flowId !== '' && { value: flowId })}
        onChange={(next: string | undefined) => onChange({ flowId: next ?? '', nodeCode: '' })}
      />
      <Select
        aria-label={t('batch.nodeLabel')}
        placeholder={t(flowId === '' ? 'batch.flowFirst' : 'batch.node')}
        style={{ inlineSize: 200 }}
        allowClear
        disabled={flowId === ''}
        loading={nodes.isFetching}
        options={(nodes.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        {...(nodeCode !== '' && { value: nodeCode })}
        onChange={(next: string | undefined) => onChange({ flowId, nodeCode: next ?? '' })}
      />
    </>
  )
}
