import { Progress, Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { Pagination, RowAction, StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable } from '@sqos/ui-kit/table'
import { useMediaQuery } from '@sqos/hooks'
import { IMPORT } from './catalogue.ts'
import { EditableCell } from './EditableCell.tsx'
import styles from './Import.module.css'
import type { ImportOutcome, ImportRow, ImportState, ImportWork } from './import-work.ts'

type Filter = 'all' | ImportOutcome

const TONES: Record<ImportOutcome, StatusTone> = {
  unchecked: 'off',
  new: 'on',
  changed: 'info',
  same: 'off',
  faulty: 'danger',
}

/** 数据预览: what each line would do, and cells to be mended where they are wrong. */
export function PreviewStep({ work, current }: { work: ImportWork; current: ImportState }) {
  const { t } = useText(IMPORT)
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
      <Progress percent={total === 0 ? 0 : Math.round((done / total) * 100)} aria-label={t('checking')} />
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
        state={state}
        maxHeight={380}
        // A dialog of a wide window may be narrower than a phone, and is still read as a table.
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
  // What no line says anything about needs no column.
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
