import { asNumber, fallbackKind, type FormItem, ownAt, patternsOf, type RuleEffectOf } from '@sqos/form-model'
import type { CellRule, TableColumn } from '@sqos/form-widgets/table-form'
import { flagOf, numberOf, optionProps, textOf } from '@sqos/form-widgets/kinds'
import type { FormParts } from '../parts/form-parts.ts'
import type { FieldState } from '../store/field-state.ts'

/** State of the form that changes the columns of a sub-table. */
export interface ColumnOptions extends Pick<FormParts, 'fieldOf'> {
  isShown: (column: FormItem) => boolean
  /** State of a column that form permission changes. */
  stateOf: (column: FormItem) => { isRequired: boolean; isDisabled: boolean }
  /** Options that a script has set. */
  optionsOf: (column: FormItem) => readonly unknown[] | undefined
  /** The effect of rules on a column in a row; undefined for tables without rules. */
  cells?: FieldState['cells']
}

/** The columns of a sub-table for the table form. */
export const columnsOf = (table: FormItem, options: ColumnOptions): TableColumn[] =>
  table.children.filter((column) => options.isShown(column)).map((column) => columnOf(column, table, options))

/** The columns of detail rows, which contain texts. */
export const displayColumnsOf = (
  table: FormItem,
  { isShown, cells }: Pick<ColumnOptions, 'isShown' | 'cells'>,
): TableColumn[] =>
  table.children
    .filter((column) => isShown(column))
    .map((column) => ({
      field: displayField(column, table),
      label: column.label,
      kind: (column.kind.hasOwnCell ? column.kind : fallbackKind('value')).name,
      props: { precision: numberOf(column, 'precision') },
      width: asNumber(ownAt(column.node, '__config__', 'columnWidth')) || undefined,
      // Nothing is entered in details: rules only hide.
      ruleOf: cells && ((record) => (cells(column, record).isHidden ? { isHidden: true } : undefined)),
    }))

/** The key of a column in detail rows. Attributes have the key `source_shownField`. */
function displayField(column: FormItem, table: FormItem): string {
  if (column.kind.role !== 'attribute') return column.name || column.key
  return `${sourceOf(column, table)?.name ?? ''}_${textOf(column, 'showField') ?? ''}`
}

function columnOf(column: FormItem, table: FormItem, options: ColumnOptions): TableColumn {
  const { stateOf, cells } = options
  const { isRequired, isDisabled } = stateOf(column)
  return {
    field: column.name || column.key,
    label: column.label,
    kind: column.kind.name,
    width: asNumber(ownAt(column.node, '__config__', 'columnWidth')) || undefined,
    required: isRequired,
    rules: patternsOf(column).flatMap(({ regex, message }) => (regex ? [{ pattern: regex, message }] : [])),
    defaultValue: column.kind.read(ownAt(column.node, '__config__', 'defaultValue'), column.node),
    readOnly: isDisabled || column.isReadonly || column.kind.role === 'system',
    expression: column.kind.formula?.(column.node),
    props: cellProps(column, table, options),
    ruleOf: cells && ((record) => cellRule(cells(column, record))),
  }
}

/** The effect of rules on a cell; undefined for none, so that most cells share their column. */
function cellRule({ isHidden, isRequired, isLocked, isSet, offered }: RuleEffectOf): CellRule | undefined {
  const isHeld = isLocked || isSet
  if (!isHidden && !isRequired && !isHeld && offered === undefined) return undefined
  return { isHidden, isRequired: isRequired && !isHeld, isLocked: isHeld, offered }
}

function cellProps(column: FormItem, table: FormItem, { optionsOf, fieldOf }: ColumnOptions) {
  if (column.kind.hasOptions) {
    return {
      ...optionProps({ item: column, options: optionsOf(column) }),
      multiple: flagOf(column, 'multiple') || ownAt(column.node, 'props', 'props', 'multiple') === true,
      separator: textOf(column, 'separator'),
      searchable: flagOf(column, 'filterable'),
    }
  }
  if (column.kind.role === 'attribute') return attributeProps(column, table)
  return {
    placeholder: textOf(column, 'placeholder'),
    maxLength: numberOf(column, 'maxlength'),
    min: numberOf(column, 'min'),
    max: numberOf(column, 'max'),
    step: numberOf(column, 'step'),
    precision: numberOf(column, 'precision'),
    type: textOf(column, 'type'),
    format: textOf(column, 'format'),
    level: numberOf(column, 'level'),
    multiple: flagOf(column, 'multiple'),
    clearable: flagOf(column, 'clearable', true),
    showCapitals: flagOf(column, 'showChinese'),
    ...fieldOf(column.kind.name)?.cellProps?.(column),
  }
}

/** Props of an attribute: the source of the record that its neighbour chooses. */
function attributeProps(column: FormItem, table: FormItem) {
  const reference = textOf(column, 'relationField') ?? ''
  const source = sourceOf(column, table)
  const shared = { relationField: reference, showField: textOf(column, 'showField') }
  if (source?.kind.records === 'interface') {
    return { ...shared, interfaceId: textOf(source, 'interfaceId'), propsValue: textOf(source, 'propsValue') }
  }
  return { ...shared, modelId: source && textOf(source, 'modelId') }
}

/** The column of the same table that an attribute belongs to. */
function sourceOf(column: FormItem, table: FormItem): FormItem | undefined {
  const reference = textOf(column, 'relationField') ?? ''
  return table.children.find(({ name }) => name !== '' && (reference === name || reference.startsWith(`${name}_`)))
}
