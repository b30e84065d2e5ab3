import { Progress, Radio } from '@arco-design/web-react'
import {
  type UserImport,
  type UserImportRow,
  useListUserImportRowsQuery,
  useDeleteUserImportRowMutation,
  useUpdateUserImportRowMutation,
} from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { Pagination, RowAction, StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { tableState } from '../../../../parts/table/table-state.ts'
import { NAMESPACE } from '../catalogue.ts'
import { CELLS, type CellName, labelOf } from './cells.ts'
import { EditableCell } from './EditableCell.tsx'
import styles from './Import.module.css'
import type { Import } from './use-import.ts'

type Filter = 'all' | 'new' | 'changed' | 'same' | 'faulty'

const FILTERS: readonly Filter[] = ['all', 'new', 'changed', 'same', 'faulty']
const TONES: Record<UserImportRow['outcome'], StatusTone> = {
  unchecked: 'off',
  new: 'on',
  changed: 'info',
  same: 'off',
  faulty: 'danger',
}

/** 数据预览: what each line would do, and cells to be mended where they are wrong. */
export function PreviewStep({ work, current }: { work: Import; current: UserImport }) {
  const { t } = useText(NAMESPACE)
  const { counts, total } = current
  const [chosen, setChosen] = useState<Filter>()
  if (work.isAtWork) return <Checking work={work} />

  // What is wrong comes first, as long as anything is.
  const filter = chosen ?? (counts.faulty > 0 ? 'faulty' : 'all')
  return (
    <div className={styles.preview}>
      <p className={styles.summary} aria-live="polite">
        {t('import.summary', { total, ...counts })}
      </p>
      <Radio.Group
        type="button"
        size="small"
        value={filter}
        onChange={setChosen}
        aria-label={t('import.filter')}
        options={FILTERS.map((value) => ({
          value,
          label: `${t(`import.outcome.${value}`)} ${value === 'all' ? total : counts[value]}`,
        }))}
      />
      <Rows key={filter} id={current.id} filter={filter} />
    </div>
  )
}

function Checking({ work }: { work: Import }) {
  const { t } = useText(NAMESPACE)
  const { done = 0, total = 0 } = work.current?.job ?? {}
  return (
    <div className={styles.working}>
      <Progress percent={total === 0 ? 0 : Math.round((done / total) * 100)} aria-label={t('import.checking')} />
      <output>{t('import.checking')}</output>
    </div>
  )
}

function Rows({ id, filter }: { id: string; filter: Filter }) {
  const { t } = useText(NAMESPACE)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(20)
  const query = useListUserImportRowsQuery({
    id,
    currentPage: page,
    pageSize,
    ...(filter !== 'all' && { outcome: filter }),
  })
  const rows = query.data?.list ?? []
  const columns = useColumns({ id, rows })

  return (
    <>
      <DataTable
        label={t('import.step.preview')}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        state={tableState({ ...query, isFetching: query.isLoading }, undefined)}
        maxHeight={380}
        layout="table"
      />
      <Pagination
        label={t('import.pages')}
        total={query.data?.pagination.total ?? 0}
        page={page}
        pageSize={pageSize}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    </>
  )
}

function useColumns({ id, rows }: { id: string; rows: readonly UserImportRow[] }): DataColumn<UserImportRow>[] {
  const { t } = useText(NAMESPACE)
  const [updateRow] = useUpdateUserImportRowMutation()
  const [deleteRow] = useDeleteUserImportRowMutation()
  // What no line says anything about needs no column.
  const shown = CELLS.filter((name) => rows.some(({ cells, problems }) => cells[name] || problems[name]))
  const save = (row: UserImportRow, name: CellName) => (value: string) =>
    void updateRow({ id, row: row.row, userCells: { ...row.cells, [name]: value } })

  return [
    { id: 'row', header: t('import.row'), width: 64, align: 'end', pinned: 'start', value: ({ row }) => row },
    {
      id: 'outcome',
      header: t('import.outcomeTitle'),
      width: 84,
      value: ({ outcome }) => t(`import.outcome.${outcome}`),
      render: ({ outcome }) => <StatusTag tone={TONES[outcome]}>{t(`import.outcome.${outcome}`)}</StatusTag>,
    },
    ...shown.map((name): DataColumn<UserImportRow> => ({
      id: name,
      header: labelOf(t, name),
      width: 168,
      isRowHeader: name === 'account',
      value: ({ cells }) => cells[name] ?? '',
      render: (row) => (
        <EditableCell
          label={t('import.cell', { row: row.row, name: labelOf(t, name) })}
          value={row.cells[name] ?? ''}
          problem={row.problems[name]}
          onSave={save(row, name)}
        />
      ),
    })),
    {
      id: 'actions',
      header: t('column.actions'),
      width: 84,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: ({ row }) => (
        <RowAction label={t('import.leaveOutRow', { row })} destroys onClick={() => void deleteRow({ id, row })}>
          {t('import.leaveOut')}
        </RowAction>
      ),
    },
  ]
}

const rowKey = ({ row }: UserImportRow) => String(row)
