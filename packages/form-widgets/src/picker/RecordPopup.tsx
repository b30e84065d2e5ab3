import { Button, Input } from '@arco-design/web-react'
import { IconRefresh } from '@arco-design/web-react/icon'
import { useStableCallback } from '@sqos/hooks'
import type { I18n } from '@sqos/i18n'
import { I18nScope } from '@sqos/i18n/react'
import { DataTable, Pagination } from '@sqos/ui-kit/table'
import { type FormEvent, type MouseEvent, useMemo, useState } from 'react'
import { WidgetDialog } from '../dialog/WidgetDialog.tsx'
import type { DataRecord } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { ChoiceContext, ChoiceMark } from './ChoiceMark.tsx'
import { cellText } from './record-source.ts'
import styles from './RecordPopup.module.css'
import { type PickerRowsOptions, usePickerRows } from './use-picker-rows.ts'

export interface RecordPopupProps extends PickerRowsOptions {
  id: string
  kind: 'dialog' | 'drawer'
  title: string
  width: number | string
  multiple: boolean
  /** The current choice. */
  ids: readonly string[]
  recordOf: (id: string) => DataRecord | undefined
  isOpen: boolean
  /** The texts of the table. */
  i18n: I18n
  onConfirm: (records: DataRecord[]) => void
  onClose: () => void
}

/** The table to choose records from. Loaded when it is opened first. */
export function RecordPopup(props: RecordPopupProps) {
  return <WidgetDialog {...useChoice(props)} id={props.id} kind={props.kind} title={props.title} width={props.width} />
}

/** The content of the dialog and the actions of its buttons. */
function useChoice(props: RecordPopupProps) {
  const { source, columns, multiple, isOpen, i18n, onConfirm, onClose } = props
  const { t } = useWidgetText()
  const rows = usePickerRows(props)
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, DataRecord | undefined>>(
    () => new Map(props.ids.map((id) => [id, props.recordOf(id)])),
  )
  const idOf = (row: DataRecord) => cellText(row[source.idKey])
  const rowOf = (id: string) => rows.rows.find((row) => idOf(row) === id) ?? chosen.get(id)

  /** The selected ids in the order of selection. */
  const choose = (ids: readonly string[]) => setChosen(new Map(ids.map((id) => [id, rowOf(id)])))

  const chooseOne = useStableCallback((id: string) => choose([id]))
  const chosenId = chosen.keys().next().value
  const choice = useMemo(() => ({ chosen: chosenId, choose: chooseOne }), [chosenId, chooseOne])

  /** A chosen record that was not loaded is passed on with its known keys. */
  const confirm = (ids: ReadonlyMap<string, DataRecord | undefined>) =>
    onConfirm([...ids].map(([id, record]) => record ?? { [source.idKey]: id }))

  const search = (event: FormEvent) => {
    event.preventDefault()
    rows.search(keyword.trim())
  }

  const chooseClicked = ({ target }: MouseEvent) => {
    const key = target instanceof Element && target.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey']
    if (key) choose([key])
  }

  const table = useMemo(
    () => [
      ...(multiple
        ? []
        : [
            {
              id: '-choice',
              header: t('popupSelect.column'),
              width: 80,
              resizable: false,
              hideable: false,
              render: (row: DataRecord) => (
                <ChoiceMark id={cellText(row[source.idKey])} name={cellText(row[source.labelKey])} />
              ),
            },
          ]),
      ...columns.map(({ value, label }, index) => ({
        id: value,
        header: label || rows.labels[value] || (value === source.labelKey ? t('popupSelect.record') : value),
        isRowHeader: index === 0,
        minWidth: 120,
        value: (row: DataRecord) => cellText(row[value]),
      })),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the source
    [source.key, columns, multiple, rows.labels, t],
  )

  const children = (
    <I18nScope i18n={i18n}>
      <search>
        <form className={styles.bar} onSubmit={search}>
          <Input
            aria-label={t('popupSelect.keywordLabel')}
            placeholder={t('popupSelect.keyword')}
            value={keyword}
            onChange={setKeyword}
          />
          <Button type="primary" htmlType="submit">
            {t('popupSelect.search')}
          </Button>
          <Button
            onClick={() => {
              setKeyword('')
              rows.search('')
            }}
          >
            {t('popupSelect.reset')}
          </Button>
          <button type="button" className={styles.refresh} onClick={rows.refresh}>
            <IconRefresh aria-hidden /> {t('popupSelect.refresh')}
          </button>
        </form>
      </search>
      <ChoiceContext.Provider value={choice}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for
            the mouse; keys reach the mark in the row */}
        <div onClick={multiple ? undefined : chooseClicked}>
          <DataTable
            label={props.title}
            rows={rows.rows}
            columns={table}
            rowKey={idOf}
            state={rows.state}
            showIndex
            firstIndex={(rows.query.currentPage - 1) * rows.query.pageSize + 1}
            height="auto"
            maxHeight={400}
            selection={multiple ? { keys: [...chosen.keys()], onChange: choose } : undefined}
            onRowOpen={multiple ? undefined : (row) => confirm(new Map([[idOf(row), row]]))}
          />
        </div>
      </ChoiceContext.Provider>
      {multiple && <output className={styles.count}>{t('popupSelect.chosen', { count: chosen.size })}</output>}
      {props.hasPage && (
        <div className={styles.pages}>
          <Pagination
            total={rows.total}
            page={rows.query.currentPage}
            pageSize={rows.query.pageSize}
            onPageChange={rows.goTo}
            onPageSizeChange={rows.resize}
          />
        </div>
      )}
    </I18nScope>
  )
  return {
    open: isOpen,
    isConfirmDisabled: chosen.size === 0,
    onConfirm: () => chosen.size > 0 && confirm(chosen),
    onClose,
    children,
  }
}
