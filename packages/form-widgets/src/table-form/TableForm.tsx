import type { Lookup } from '@sqos/formula'
import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { refAsProp } from '@sqos/hooks'
import {
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FieldItemContext } from '../base/field-item-context.ts'
import type { FieldMode, FieldSize } from '../base/field-props.ts'
import { nameElement } from '../base/name-element.ts'
import type { DataRecord } from '../services/widget-services.ts'
import { useTableText } from './table-text.ts'
import { PLAIN_CELLS } from './cells/plain-cells.generated.ts'
import { Grid } from './grid/Grid.tsx'
import { GridContext, InteractionsContext, useGrid } from './grid/grid-context.ts'
import { ROW_HEIGHTS } from './grid/layout.ts'
import { useStoreState } from './grid/use-store-state.ts'
import type { CalculatingClass } from './model/calculating.ts'
import type { CellTypes } from './model/cell-type.ts'
import { newRecord, type TableColumn } from './model/column.ts'
import { GridCursor } from './model/grid-cursor.ts'
import { type SubmitResult, TableStore } from './model/table-store.ts'
import styles from './TableForm.module.css'
import { Failure, TableWaiting } from './TableWaiting.tsx'
import { useCalculation } from './use-calculation.ts'
import { useColumns } from './use-columns.tsx'
import { useInteractions } from './use-interactions.ts'
import { useNarrow } from './use-narrow.ts'

/** Methods that a form calls on a table. */
export interface TableFormHandle {
  /** Checks every cell. Returns the rows, or the faults, which are shown; the first one gets the focus. */
  submit: () => SubmitResult
  /** Resets to `defaultRows`, or to one empty row. */
  reset: () => void
  /** Focuses the first cell. */
  focus: () => void
  /** Appends rows. The user can undo this. */
  addRows: (records: readonly DataRecord[]) => void
  /** The rows of the selected cells. */
  chosenRows: () => { first: number; count: number }
  /** Removes the rows of the selected cells. The user can undo this. */
  removeChosenRows: () => void
}

export interface TableFormProps {
  columns: readonly TableColumn[]
  /** The rows. Without it the table keeps them itself; ask for them with `submit()`. */
  value?: readonly DataRecord[] | null | undefined
  /** The first rows, when the table keeps them itself. */
  defaultValue?: readonly DataRecord[] | undefined
  /**
   * Called with all rows after an edit, and once when calculated columns of the given rows have other results. Keys without a column,
   * such as ids, are kept. May return rows in which it has filled in other cells; they belong to the same step of undo.
   */
  onChange?: ((rows: DataRecord[]) => unknown) | undefined
  /** The rows after `reset`. Default: one empty row. */
  defaultRows?: readonly DataRecord[] | undefined
  /** How formulas name this table, for `{name}.{field}`. Default `table`. */
  name?: string | undefined
  /** The other fields of the form, for formulas. */
  formValues?: DataRecord | undefined
  /** Reads fields of related records, for LOOKUP; another function after other records were loaded. */
  lookup?: Lookup | undefined
  /** Whether a calculated cell keeps its value, because what its formula looks up is not known. */
  keepsCell?: ((expression: unknown, row: DataRecord) => boolean) | undefined
  /** Columns with a sum below; values that are not numbers count as 0. */
  summaryFields?: readonly string[] | undefined
  /** Cells by kind, beside the plain ones: `relatedCellTypes`, or your own. Create the object once. */
  cellTypes?: CellTypes | undefined
  /** Default `edit`. */
  mode?: FieldMode | undefined
  disabled?: boolean | undefined
  /** Of a row: 36, 40, 44 or 48 px. Default `small`. */
  size?: FieldSize | undefined
  /** Maximum height in px. Default 480. */
  maxHeight?: number | undefined
  /** On the button below. Default 添加. */
  addText?: string | undefined
  /** Whether rows can be added with the button below. Default true. */
  canAdd?: boolean | undefined
  /** Further buttons beside it, while rows can be edited. */
  buttons?: ReactNode
  /** Errors of the table as a whole. */
  problem?: string | undefined
  error?: boolean | undefined
  'aria-label'?: string | undefined
  ref?: Ref<TableFormHandle> | undefined
}

const NONE: readonly string[] = []

/**
 * Rows of cells, like a spreadsheet. Kind `table`. Interactions are loaded after the first render. Tables with formulas
 * load the calculation before it.
 */
export const TableForm = refAsProp(function TableForm({ ref, ...props }: TableFormProps) {
  const needsFormulas = props.columns.some(({ expression }) => expression !== undefined)
  const { Calculation, failure } = useCalculation(needsFormulas)
  const [isShown, setShown] = useState(!needsFormulas || Calculation !== undefined)
  // A mounted table stays mounted when columns change, because it may own its rows.
  if (!isShown && (!needsFormulas || Calculation)) setShown(true)
  return isShown ? (
    <Table {...props} tableRef={ref} Calculation={Calculation} />
  ) : (
    <TableWaiting tableRef={ref} failure={failure} />
  )
})

interface TableProps extends Omit<TableFormProps, 'ref'> {
  tableRef: TableFormProps['ref']
  Calculation: CalculatingClass | undefined
}

function Table({ Calculation, ...props }: TableProps) {
  const t = useTableText()
  const {
    name = 'table',
    mode = 'edit',
    disabled = false,
    size = 'small',
    formValues,
    defaultRows,
    onChange,
    lookup,
    keepsCell,
  } = props
  const item = useContext(FieldItemContext)
  const { maxHeight = 480, problem = item.problem, error = Boolean(problem), summaryFields = NONE } = props
  const isEditable = mode === 'edit' && !disabled
  const id = useId()
  const given = useRef(props.value)
  const grid = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const cellTypes = useMemo(() => ({ ...PLAIN_CELLS, ...props.cellTypes }), [props.cellTypes])
  const { parts, failure } = useInteractions()
  const { columns, loaders } = useColumns({
    columns: props.columns,
    cellTypes,
    isEditable,
    Loader: parts?.OptionsLoader,
  })
  const setup = { name, columns, t, Calculation, formValues, defaultRows, onChange, lookup, keepsCell }

  const [store] = useState(() => new TableStore(setup, props.value === undefined ? props.defaultValue : props.value))
  const [cursor] = useState(() => new GridCursor())
  const isNarrow = useNarrow(root)
  // Rows are shown as cards when the cards are loaded.
  const cards = isNarrow ? parts?.cards : undefined
  const rowHeight = cards?.height(columns.length) ?? ROW_HEIGHTS[size]
  const page = Math.max(1, Math.floor(maxHeight / rowHeight) - 2)
  const gridParts = useMemo(() => ({ store, cursor, t, size, id }), [store, cursor, t, size, id])
  const working = { store, cursor, t, hasActions: isEditable, page }
  // oxlint-disable-next-line react/exhaustive-deps -- other changes are passed to it below
  const interactions = useMemo(() => parts && new parts.GridInteractions(working), [parts])

  useLayoutEffect(function takeProps() {
    interactions?.actions.configure(working)
    store.configure(setup)
    // A reset form passes undefined instead of rows.
    if (props.value !== undefined || given.current !== undefined) store.follow(props.value)
    given.current = props.value
    if (isEditable) store.reportResults()
  })

  useLayoutEffect(function nameGrid() {
    if (!grid.current) return
    nameElement(grid.current, { box: grid.current, id, name: props['aria-label'], labelId: item.labelId })
    if (!grid.current.matches('[aria-label], [aria-labelledby]')) grid.current.setAttribute('aria-label', t('label'))
  })

  useImperativeHandle(
    props.tableRef,
    () => ({
      submit() {
        interactions?.actions.commit()
        const result = store.submit()
        if (!result.isValid) interactions?.actions.goToFault(result.faults)
        return result
      },
      reset() {
        interactions?.actions.cancel()
        store.reset()
      },
      focus: () => cursor.goTo({ row: 0, column: 0 }),
      addRows(records) {
        interactions?.actions.commit()
        const empty = newRecord(store.columns)
        const row = store.add({ records: records.map((record) => ({ ...empty, ...record })) })
        cursor.goTo({ row, column: 0 })
      },
      chosenRows: () => chosenRows(store, cursor),
      removeChosenRows() {
        interactions?.actions.commit()
        const { first, count } = chosenRows(store, cursor)
        if (count > 0) store.take(store.state.rows.toSpliced(first, count))
        cursor.goTo({ row: Math.max(0, Math.min(first, store.state.rows.length - 1)), column: 0 })
      },
    }),
    [interactions, store, cursor],
  )

  return (
    <GridContext.Provider value={gridParts}>
      <InteractionsContext.Provider value={interactions}>
        {loaders}
        <div
          ref={root}
          className={cards ? `${styles.root} ${cards.className}` : styles.root}
          data-mode={mode}
          data-invalid={error || undefined}
          data-narrow={cards ? true : undefined}
        >
          <Grid
            grid={grid}
            id={item.controlId ?? id}
            columns={columns}
            hasActions={isEditable}
            summaryFields={summaryFields}
            rowHeight={rowHeight}
            maxHeight={maxHeight}
            isReadOnly={!isEditable}
          />
          <Foot
            isEditable={isEditable}
            canAdd={props.canAdd !== false}
            addText={props.addText ?? t('add')}
            buttons={props.buttons}
          />
          {interactions && (
            <interactions.Messages
              columns={columns}
              name={name}
              problem={problem}
              onGo={(place) => interactions.actions.goTo(place)}
            />
          )}
          {failure && <Failure text={t('handsFailed')} onRetry={failure.retry} />}
        </div>
      </InteractionsContext.Provider>
    </GridContext.Provider>
  )
}

/** The rows of the range of the cursor that are there. */
function chosenRows(store: TableStore, { range }: GridCursor) {
  const last = Math.min(range.bottom, store.state.rows.length - 1)
  return { first: range.top, count: Math.max(0, last - range.top + 1) }
}

interface FootProps {
  isEditable: boolean
  canAdd: boolean
  addText: string
  buttons: ReactNode
}

/** The area below the rows: the empty state and the buttons. */
function Foot({ isEditable, canAdd, addText, buttons }: FootProps) {
  const { store, cursor, t } = useGrid()
  const interactions = useContext(InteractionsContext)
  const { rows } = useStoreState(store)

  function add() {
    if (interactions) interactions.actions.add()
    else cursor.goTo({ row: store.add(), column: 0 })
  }

  return (
    <>
      {rows.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {isEditable && (
        <div className={styles.actions}>
          {canAdd && (
            <Button type="text" size="small" icon={<IconPlus aria-hidden />} onClick={add}>
              {addText}
            </Button>
          )}
          {buttons}
          {interactions && <interactions.Undo onUndo={() => interactions.actions.undo()} />}
        </div>
      )}
    </>
  )
}
