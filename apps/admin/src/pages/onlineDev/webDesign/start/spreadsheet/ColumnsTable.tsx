import { Checkbox, Input } from '@arco-design/web-react'
import type { SpreadsheetColumn } from '@sqos/api-client/model-start'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { usePagePermission } from '../../../../../parts/page-route/use-page-permission.ts'
import { NAMESPACE } from '../../catalogue.ts'
import styles from './Spreadsheet.module.css'
import { type ChosenColumn, type ColumnKind, hasOptions } from './use-spreadsheet-start.ts'

interface ColumnsTableProps {
  columns: readonly SpreadsheetColumn[]
  chosen: readonly ChosenColumn[]
  onChange: (index: number, changed: Partial<ChosenColumn>) => void
}

/** The columns of a spreadsheet with title, kind, first values and the cells that do not fit. */
export function ColumnsTable({ columns, chosen, onChange }: ColumnsTableProps) {
  const { t } = useText(NAMESPACE)
  const may = usePagePermission()
  const mayList = may(PAGES.dictionary, 'btn_type_add') && may(PAGES.dictionary, 'btn_add')
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('start.spreadsheet.columns')}>
        <thead>
          <tr>
            <th scope="col">{t('start.spreadsheet.column')}</th>
            <th scope="col">{t('start.spreadsheet.kind')}</th>
            <th scope="col">{t('start.spreadsheet.samples')}</th>
            <th scope="col">{t('start.spreadsheet.check')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const own = chosen.find(({ index }) => index === column.index)
            return (
              own && <ColumnRow key={column.index} column={column} chosen={own} mayList={mayList} onChange={onChange} />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnRowProps extends Pick<ColumnsTableProps, 'onChange'> {
  column: SpreadsheetColumn
  chosen: ChosenColumn
  /** Whether the user may add dictionaries. */
  mayList: boolean
}

function ColumnRow({ column, chosen, mayList, onChange }: ColumnRowProps) {
  const { t } = useText(NAMESPACE)
  const { index, title, samples } = column
  const options = column.misfits.map(({ kind }) => ({ value: kind, label: t(`columnKind.${kind}`) }))
  return (
    <tr data-skipped={chosen.kind === 'skip'}>
      <td>
        <Input
          aria-label={t('start.spreadsheet.titleOf', { title })}
          value={chosen.title}
          maxLength={50}
          disabled={chosen.kind === 'skip'}
          error={chosen.kind !== 'skip' && chosen.title.trim() === ''}
          onChange={(next) => onChange(index, { title: next })}
        />
      </td>
      <td>
        <Select
          aria-label={t('start.spreadsheet.kindOf', { title })}
          value={chosen.kind}
          options={options}
          onChange={(kind: ColumnKind) => onChange(index, { kind })}
        />
      </td>
      <td className={styles.samples}>
        {samples.length > 0 ? samples.slice(0, 3).join(' · ') : t('start.spreadsheet.empty')}
      </td>
      <td>
        <Check column={column} kind={chosen.kind} />
        {mayList && hasOptions(chosen.kind) && (
          <Checkbox
            className={styles.list ?? ''}
            aria-label={t('start.spreadsheet.asDictionaryOf', { title })}
            checked={chosen.asDictionary}
            onChange={(asDictionary: boolean) => onChange(index, { asDictionary })}
          >
            {t('start.spreadsheet.asDictionary')}
          </Checkbox>
        )}
      </td>
    </tr>
  )
}

/** What happens with the cells of a column. */
function Check({
  column: { misfits, filled, errors, options },
  kind,
}: {
  column: SpreadsheetColumn
  kind: ColumnKind
}) {
  const { t } = useText(NAMESPACE)
  const { count = 0, rows = [] } = misfits.find((one) => one.kind === kind) ?? {}
  if (kind === 'skip') return <span className={styles.fine}>{t('start.spreadsheet.skipped')}</span>
  if (count > 0)
    return (
      <span className={styles.problem}>
        {t('start.spreadsheet.misfits', {
          count,
          rows: rows.join(t('start.spreadsheet.comma')) + (count > rows.length ? '…' : ''),
        })}
        {errors > 0 && t('start.spreadsheet.errors', { count: errors })}
      </span>
    )
  if (errors > 0) return <span className={styles.problem}>{t('start.spreadsheet.kept', { count: errors })}</span>
  if (kind === 'options')
    return <span className={styles.fine}>{t('start.spreadsheet.options', { count: options })}</span>
  return <span className={styles.fine}>{filled === 0 ? '' : t('start.spreadsheet.fits', { count: filled })}</span>
}
