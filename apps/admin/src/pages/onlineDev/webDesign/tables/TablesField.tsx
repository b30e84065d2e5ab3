import { Button, Tag } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { isMain, type TableEntry, withChange, withMain, withoutTable } from './model-tables.ts'
import { TablePicker } from './TablePicker.tsx'
import styles from './Tables.module.css'

const NO_TABLES: readonly TableEntry[] = []

interface TablesFieldProps {
  // From the form item.
  id?: string
  value?: readonly TableEntry[]
  onChange?: (tables: readonly TableEntry[]) => void
}

/** 数据表: existing tables for a model; without any, the platform creates them. Source: contract of the platform, 20. */
export function TablesField({ id, value = NO_TABLES, onChange }: TablesFieldProps) {
  const { t } = useText(NAMESPACE)
  const [isOpen, setOpen] = useState(false)
  const put = (tables: readonly TableEntry[]) => onChange?.(tables)
  const main = value.find(isMain)

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would add a border
    <div {...(id && { id })} role="group" aria-label={t('field.tables')} className={styles.field}>
      {value.map((entry) => (
        <Entry key={entry.table} entry={entry} main={main} tables={value} onChange={put} />
      ))}
      <Button
        {...(id && { id })}
        type="dashed"
        long
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('tables.add')}
      </Button>
      {isOpen && <TablePicker tables={value} onChange={put} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface EntryProps {
  entry: TableEntry
  main: TableEntry | undefined
  tables: readonly TableEntry[]
  onChange: (tables: readonly TableEntry[]) => void
}

function Entry({ entry, main, tables, onChange }: EntryProps) {
  const { t } = useText(NAMESPACE)
  const { table, tableName, fields, tableField, relationField } = entry
  const options = (columns: TableEntry['fields']) =>
    columns.map(({ field, fieldName }) => ({
      value: field,
      label: fieldName && fieldName !== field ? `${field} ${fieldName}` : field,
    }))
  const choice = (name: 'tableField' | 'relationField', value: string, columns: TableEntry['fields']) => (
    <Select
      size="small"
      aria-label={t('tables.of', { what: t(`tables.${name}`), table })}
      placeholder={t(`tables.${name}`)}
      {...(value && { value })}
      options={options(columns)}
      onChange={(field: string) => onChange(withChange(tables, table, { [name]: field }))}
    />
  )
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        {isMain(entry) ? (
          <Tag color="arcoblue">{t('tables.main')}</Tag>
        ) : (
          <Button
            size="mini"
            aria-label={t('tables.makeMain', { table })}
            title={t('tables.makeMain', { table })}
            onClick={() => onChange(withMain(tables, table))}
          >
            {t('tables.child')}
          </Button>
        )}
        <span className={styles.name}>
          {table} {tableName !== table && <span className={styles.comment}>{tableName}</span>}
        </span>
        <Button
          size="mini"
          type="text"
          icon={<IconDelete aria-hidden="true" />}
          aria-label={t('tables.remove', { table })}
          onClick={() => onChange(withoutTable(tables, table))}
        />
      </div>
      {!isMain(entry) && (
        <div className={styles.keys}>
          {choice('tableField', tableField, fields)}
          {choice('relationField', relationField, main?.fields ?? [])}
        </div>
      )}
    </div>
  )
}
