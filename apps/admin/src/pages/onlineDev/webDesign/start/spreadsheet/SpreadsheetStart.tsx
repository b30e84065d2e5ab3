import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useUnsavedInput } from '@sqos/ui-kit'
import { FileDrop } from '@sqos/ui-kit/import'
import { type FormEvent, useId } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import type { StartProps } from '../starts.ts'
import { ColumnsTable } from './ColumnsTable.tsx'
import styles from './Spreadsheet.module.css'
import { useSpreadsheetStart } from './use-spreadsheet-start.ts'

/** Starts with the columns and rows of a spreadsheet. The kinds of fields are guessed and can be corrected. */
export function SpreadsheetStart({ form, onCreated, onCancel }: StartProps) {
  const { t } = useText(NAMESPACE)
  const state = useSpreadsheetStart({ sortCode: form.fields?.sortCode, onCreated })
  useUnsavedInput(() => state.guess !== undefined)
  return state.guess ? (
    <Correction state={state} onCancel={onCancel} />
  ) : (
    <>
      <FileDrop
        label={t('start.spreadsheet.upload')}
        choose={t('start.spreadsheet.choose')}
        accept=".xlsx,.xls,.csv"
        busy={state.isReading}
        onFile={(file) => void state.take(file)}
      >
        <p className={styles.hint}>{t('start.spreadsheet.drop')}</p>
        <p className={styles.hint}>{t('start.spreadsheet.limits')}</p>
      </FileDrop>
      <div className={styles.footer}>
        <Button onClick={onCancel}>{t('start.cancel')}</Button>
      </div>
    </>
  )
}

type State = ReturnType<typeof useSpreadsheetStart>

function Correction({ state, onCancel }: { state: State; onCancel: () => void }) {
  const { t } = useText(NAMESPACE)
  const ids = { name: useId(), head: useId(), error: useId() }
  const { guess } = state
  if (!guess) return null
  const count = state.columns.filter(({ kind }) => kind !== 'skip').length

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state.isReady) void state.create()
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('start.spreadsheet.title')}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={ids.name}>{t('field.fullName')}</label>
          <Input
            id={ids.name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the upload that had the focus is gone
            autoFocus
            value={state.fullName}
            maxLength={100}
            error={state.nameError !== undefined}
            aria-invalid={state.nameError !== undefined}
            aria-describedby={state.nameError === undefined ? undefined : ids.error}
            placeholder={t('rule.fullName')}
            onChange={state.setFullName}
          />
          {state.nameError !== undefined && (
            <span id={ids.error} role="alert" className={styles.problem}>
              {state.nameError}
            </span>
          )}
        </div>
        <div className={styles.field}>
          <label htmlFor={ids.head}>{t('start.spreadsheet.headRow')}</label>
          <Select
            id={ids.head}
            value={guess.headRow}
            loading={state.isReading}
            options={headRows(guess.first, t)}
            onChange={state.setHeadRow}
          />
        </div>
      </div>
      <p className={styles.hint}>
        {t('start.spreadsheet.found', { file: state.file?.name, rows: guess.rows, columns: guess.columns.length })}
      </p>
      <ColumnsTable columns={guess.columns} chosen={state.columns} onChange={state.change} />
      {hasMisfits(state) && <p className={styles.hint}>{t('start.spreadsheet.note')}</p>}
      <div className={styles.footer}>
        <Button onClick={state.startOver}>{t('start.spreadsheet.other')}</Button>
        <Button onClick={onCancel}>{t('start.cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={state.isCreating}
          disabled={!state.isReady || state.isReading}
        >
          {t('start.spreadsheet.create', { count, rows: guess.rows })}
        </Button>
      </div>
    </form>
  )
}

const hasMisfits = ({ guess, columns }: State) =>
  columns.some(({ index, kind }) =>
    guess?.columns.some(
      (column) => column.index === index && column.misfits.some((one) => one.kind === kind && one.count > 0),
    ),
  )

/** Rows that can be the last one of the head, with their first cells. */
function headRows(first: readonly (readonly string[])[], t: ReturnType<typeof useText>['t']) {
  const rows = first.map((cells, index) => ({
    value: index + 1,
    label: t('start.spreadsheet.row', { number: index + 1, cells: shortened(cells) }),
  }))
  return [{ value: 0, label: t('start.spreadsheet.noHead') }, ...rows]
}

const shortened = (cells: readonly string[]) =>
  cells
    .filter((cell) => cell !== '')
    .slice(0, 4)
    .join(' · ')
