import { Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { Pagination } from '../list/Pagination.tsx'
import { RowAction } from '../list/RowActions.tsx'
import { StatusTag, type StatusTone } from '../list/StatusTag.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { DataColumn } from '../table/types.ts'
import { useMediaQuery } from '@sqos/hooks'
import { IMPORT } from './catalogue.ts'
import { EditableCell } from './EditableCell.tsx'
import styles from './Import.module.css'
import { JobProgress } from './JobProgress.tsx'
import type { ImportOutcome, ImportRow, ImportState, ImportWork } from './import-work.ts'
import { useId } from 'react'

type Filter = 'all' | ImportOutcome

const TONES: Record<ImportOutcome, StatusTone> = {
  unchecked: 'off',
  new: 'on',
  changed: 'info',
  same: 'off',
  faulty: 'danger',
}

/** Second step: the effect of each row, with editable cells for corrections. */
export function PreviewStep({ work, current }: { work: ImportWork; current: ImportState }) {
  const { t } = useText(IMPORT)
  // Arrow keys move inside a group of this name.
  const group = useId()
  const { counts, total } = current
  const { outcome, pageSize } = work.question
  if (work.isAtWork) return <Checking current={current} />

  const filters: readonly Filter[] = ['all', ...work.outcomes]
  return (
    <div className={styles.preview}>
      <p className={styles.summary} aria-live="polite">
        {t('summary', {
          total,
          outcomes: work.outcomes.map((one) => `${t(`outcome.${one}`)} ${counts[one]}`).join(t('comma')),
        })}
      </p>
      <Radio.Group
        name={group}
        type="button"
        size="small"
        value={outcome ?? 'all'}
        onChange={(filter: Filter) => work.ask({ filter, currentPage: 1, pageSize })}
        aria-label={t('filter')}
        options={filters.map((value) => ({
          value,
          label: `${t(`outcome.${value}`)} ${value === 'all' ? total : counts[value]}`,
        }))}
      />
      <Rows work={work} />
    </div>
  )
}

function Checking({ current }: { current: ImportState }) {
  const { t } = useText(IMPORT)
  const { done = 0, total = 0 } = current.job ?? {}
  return (
    <div className={styles.working}>
      <JobProgress label={t('checking')} done={done} total={total} />
      <output>{t('checking')}</output>
    </div>
  )
}

function Rows({ work }: { work: ImportWork }) {
  const { t } = useText(IMPORT)
  const { rows, total, state } = work.page
  const { currentPage, pageSize } = work.question
  const columns = useColumns(work, rows)
  const phone = useMediaQuery('(width < 640px)')

  return (
    <>
      <DataTable
        label={t('step.preview')}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        firstIndex={(currentPage - 1) * pageSize + 1}
        state={state}
        maxHeight={380}
        // By the window's width: a dialog in a wide window stays a table.
        layout={phone ? 'cards' : 'table'}
      />
      <Pagination
        label={t('pages')}
        total={total}
        page={currentPage}
        pageSize={pageSize}
        onPageChange={(page) => work.ask({ currentPage: page, pageSize })}
        onPageSizeChange={(size) => work.ask({ currentPage: 1, pageSize: size })}
      />
    </>
  )
}

function useColumns(work: ImportWork, rows: readonly ImportRow[]): DataColumn<ImportRow>[] {
  const { t } = useText(IMPORT)
  // Columns without values or problems on this page are left out.
  const shown = work.cells.filter(({ name }) => rows.some(({ cells, problems }) => cells[name] || problems[name]))

  return [
    { id: 'row', header: t('row'), width: 64, align: 'end', pinned: 'start', value: ({ row }) => row },
    {
      id: 'outcome',
      header: t('outcomeTitle'),
      width: 112,
      value: ({ outcome }) => t(`outcome.${outcome}`),
      render: ({ outcome, problems }) => (
        <div className={styles.outcome}>
          <StatusTag tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</StatusTag>
          {problems[''] && (
            <span className={styles.problem} title={problems['']}>
              {problems['']}
            </span>
          )}
        </div>
      ),
    },
    ...shown.map(({ name, label }, index): DataColumn<ImportRow> => ({
      id: name,
      header: label,
      width: 168,
      isRowHeader: index === 0,
      value: ({ cells }) => cells[name] ?? '',
      render: (row) => (
        <EditableCell
          label={t('cell', { row: row.row, name: label })}
          value={row.cells[name] ?? ''}
          problem={row.problems[name]}
          onSave={(value) => work.saveRow(row, { ...row.cells, [name]: value })}
        />
      ),
    })),
    {
      id: 'actions',
      header: t('actions'),
      width: 84,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) => (
        <RowAction label={t('leaveOutRow', { row: row.row })} destroys onClick={() => work.leaveOut(row)}>
          {t('leaveOut')}
        </RowAction>
      ),
    },
  ]
}

const rowKey = ({ row }: ImportRow) => String(row)
