import { Input } from '@arco-design/web-react'
import { asText, type FormItem, type FormModel, type ModelTable, secondaryName } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { makesColumns } from '../document/new-nodes.ts'
import { withValue } from '../document/node-value.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import styles from './Panel.module.css'

/** The binding of a field: a column of the tables, or the name from which the platform creates a column. */
export function BindingEditor({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const store = useDesignerStore()
  const id = useId()
  const { kind, node } = item
  const put = (path: readonly string[], value: unknown, merge?: string) =>
    store.change(item.key, (one) => withValue(one, path, value), merge)

  if (kind.role === 'table') {
    if (makesColumns(form)) return null
    const used = new Set(form.subTables.filter(({ key }) => key !== item.key).map(tableName))
    return (
      <div className={styles.row}>
        <label htmlFor={id}>{t('binding.table')}</label>
        <Select
          id={id}
          aria-label={t('binding.table')}
          size="small"
          placeholder={t('binding.choose')}
          {...chosen(tableName(item))}
          options={form.tables.children.map((table) => ({
            value: table.name,
            label: table.comment ? `${table.name} ${table.comment}` : table.name,
            disabled: used.has(table.name),
          }))}
          onChange={(name: string) => put(['__config__', 'tableName'], name)}
        />
      </div>
    )
  }
  if (kind.role !== 'value' && kind.role !== 'system') return null
  if (makesColumns(form)) {
    return (
      <div className={styles.row}>
        <label htmlFor={id}>{t('binding.name')}</label>
        <Input
          id={id}
          size="small"
          maxLength={50}
          value={asText(node.__vModel__) ?? ''}
          onChange={(name) => put(['__vModel__'], name.replaceAll(/[^\w]/g, ''), `${item.key} name`)}
        />
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('binding.column')}</label>
      <Select
        id={id}
        aria-label={t('binding.column')}
        size="small"
        allowClear
        placeholder={t('binding.choose')}
        {...chosen(asText(node.__vModel__))}
        options={columnsFor(form, item)}
        onChange={(name: string | undefined) => put(['__vModel__'], name ?? '')}
      />
    </div>
  )
}

/** An empty choice is undefined, so that the placeholder appears. */
const chosen = (value: string | undefined) => (value ? { value } : {})

const tableName = ({ node }: FormItem): string => asText(node.__config__.tableName) ?? ''

/** The columns for the field; columns of other fields are disabled. */
function columnsFor(form: FormModel, item: FormItem) {
  const taken = new Set(form.all.filter(({ key }) => key !== item.key).map(({ path }) => path))
  const isTaken = (name: string) => taken.has(item.table === undefined ? name : `${item.table}.${name}`)
  const option = (table: ModelTable, nameOf: (column: string) => string) =>
    table.columns
      .filter(({ isPrimaryKey }) => !isPrimaryKey)
      .map(({ name, comment }) => ({
        value: nameOf(name),
        label: [!table.isMain && (table.comment || table.name), comment !== name && comment, name]
          .filter(Boolean)
          .join(' '),
        disabled: isTaken(nameOf(name)),
      }))

  const { main, children } = form.tables
  if (item.table !== undefined) {
    const owner = form.subTables.find(({ name }) => name === item.table)
    const table = children.find(({ name }) => owner !== undefined && name === tableName(owner))
    return table ? option(table, (name) => name) : []
  }
  const subTables = new Set(form.subTables.map(tableName))
  return [
    ...(main ? option(main, (name) => name) : []),
    ...children
      .filter(({ name }) => !subTables.has(name))
      .flatMap((table) => option(table, (name) => secondaryName(table.name, name))),
  ]
}
