import {
  asBoolean,
  asList,
  asText,
  type FormItem,
  isRecord,
  type JsonRecord,
  optionSource,
  own,
  readRows,
} from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { FullscreenArea } from '@sqos/form-widgets/fullscreen-toggle'
import { TableForm, type TableFormHandle } from '@sqos/form-widgets/table-form'
import { memo, useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useFaultText } from '../form/fault-text.ts'
import { useFormContext } from '../form/form-context.ts'
import { useFieldState, useFormStore } from '../store/use-field-state.ts'
import { cellTypesOf } from './cell-types.tsx'
import styles from './items.module.css'
import { tableButtons } from './table-buttons.ts'
import { TableButtons } from './TableButtons.tsx'
import { columnsOf, displayColumnsOf } from './table-columns.ts'

const NO_VALUES: JsonRecord = {}

/** Rows of a child table. */
export const TableView = memo(function TableView({ item }: { item: FormItem }) {
  const store = useFormStore()
  const state = useFieldState(item)
  const { mode, size, widgets, parts, tables, emit } = useFormContext()
  const textOf = useFaultText()
  const { node } = item
  const columns = useMemo(
    () =>
      (store.display ? displayColumnsOf : columnsOf)(item, {
        isShown: ({ key }) => !store.stateOf(key).isHidden,
        stateOf: ({ key }) => store.stateOf(key),
        optionsOf: ({ key }) => store.stateOf(key).options,
        cells: state.cells,
        fieldOf: parts.fieldOf,
      }),
    [item, store, state.cells, parts],
  )
  const cellTypes = useMemo(() => cellTypesOf(item, { widgets, fieldOf: parts.fieldOf }), [item, widgets, parts])
  const formValues = useOuterValues(item)
  const lookup = useSyncExternalStore(store.lookups.subscribe, () => store.lookups.lookup)
  const handle = useRef<TableFormHandle | null>(null)
  const buttons = useMemo(() => tableButtons(item), [item])
  const reach = useCallback(
    (reached: TableFormHandle | null) => {
      handle.current = reached
      if (reached) tables.set(item.key, reached)
      else tables.delete(item.key)
    },
    [tables, item],
  )

  function change(rows: JsonRecord[]) {
    const before = readRows(store.stateOf(item.key).value)
    store.edit(item, rows)
    for (const { column, row, value } of changedCells(item, before, rows)) {
      emit({
        item: column,
        name: 'change',
        data: chosenOf(column, { value, options: store.stateOf(column.key).options }),
        row,
      })
    }
    // The form may have filled in other cells.
    return store.stateOf(item.key).value
  }

  const table = (
    <TableForm
      ref={reach}
      name={item.name}
      columns={columns}
      value={readRows(state.value)}
      onChange={change}
      defaultRows={[]}
      formValues={formValues}
      lookup={lookup}
      keepsCell={store.lookups.keepsCell}
      summaryFields={asBoolean(own(node, 'show-summary')) ? summaryFields(node) : []}
      cellTypes={cellTypes}
      mode={mode}
      disabled={state.isDisabled || store.model.settings.isDisabled}
      size={size}
      addText={buttons.addText}
      canAdd={buttons.canAdd}
      buttons={buttons.others.length > 0 && <TableButtons buttons={buttons.others} table={handle} />}
      problem={state.fault && textOf(state.fault)}
      aria-label={item.label}
    />
  )
  const showsTitle = asBoolean(own(own(node, '__config__'), 'showTitle')) !== false && item.label !== ''
  const titled = showsTitle ? (
    <FieldItem label={item.label} required={state.isRequired}>
      {table}
    </FieldItem>
  ) : (
    <div className={styles['bare']}>{table}</div>
  )
  if (asBoolean(own(node, 'fullscreen')) !== true) return titled
  return (
    <FullscreenArea>
      {(button) => (
        <>
          <div className={styles['corner']} data-titled={showsTitle || undefined}>
            {button}
          </div>
          {titled}
        </>
      )}
    </FullscreenArea>
  )
})

/** The columns with sums. Some documents write the name of the table before them. */
const summaryFields = (node: object): string[] =>
  asList(own(node, 'summaryField')).flatMap((name) => asText(name)?.split('.').at(-1) ?? [])

interface ChangedCell {
  column: FormItem
  row: number
  value: unknown
}

/** The changed cells with a script. Rows are compared by their index. */
function changedCells(table: FormItem, before: readonly JsonRecord[], after: readonly JsonRecord[]): ChangedCell[] {
  const listening = table.children.filter(({ node }) => asText(own(own(node, 'on'), 'change')))
  if (listening.length === 0 || before.length !== after.length) return []
  return after.flatMap((row, index) =>
    row === before[index]
      ? []
      : listening
          .filter(({ name }) => own(row, name) !== own(before[index], name))
          .map((column) => ({ column, row: index, value: own(row, column.name) })),
  )
}

/** The data of a change event: the chosen option of a choice, or the value. */
function chosenOf(
  { kind, node }: FormItem,
  { value, options }: { value: unknown; options: readonly unknown[] | undefined },
): unknown {
  const source = optionSource(node)
  const known = options ?? (source.type === 'static' ? source.options : undefined)
  if (!kind.hasOptions || !known || kind.holdsPaths) return value
  const find = (one: unknown) => known.find((option) => asText(own(option, source.keys.value)) === asText(one)) ?? one
  return Array.isArray(value) ? value.map(find) : find(value)
}

/** The form fields that the formulas of the table use. Changes of other fields do not render the table. */
function useOuterValues(table: FormItem): JsonRecord {
  const store = useFormStore()
  const paths = useMemo(() => outerOperands(table), [table])
  const text = useSyncExternalStore(
    (listener) => {
      const ends = paths.map((path) => {
        const item = store.model.field(path)
        return item ? store.subscribe(item.key, listener) : undefined
      })
      return () => ends.forEach((end) => end?.())
    },
    () => (paths.length === 0 ? '' : JSON.stringify(paths.map((path) => store.valueOf(path) ?? null))),
  )
  return useMemo(() => {
    if (text === '') return NO_VALUES
    const values: unknown = JSON.parse(text)
    return Object.fromEntries(paths.map((path, index) => [path, asList(values)[index]]))
  }, [paths, text])
}

const outerOperands = (table: FormItem): string[] => [
  ...new Set(
    table.children.flatMap(({ node }) =>
      asList(own(node, 'expression')).flatMap((token) => {
        const path = isRecord(token) ? asText(own(token, '__vModel__')) : undefined
        return path && !path.startsWith(`${table.name}.`) ? [path] : []
      }),
    ),
  ),
]
