import { Input } from '@arco-design/web-react'
import { useListReadableTablesQuery } from '@sqos/api-client/data-interface'
import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Editor.module.css'

export interface TableListProps {
  isShown: boolean
  /** Inserts the name at the cursor. */
  onChoose: (name: string) => void
}

/** The readable tables with their columns; a click inserts the name into the statement. */
export function TableList({ isShown, onChoose }: TableListProps) {
  const { t } = useText(NAMESPACE)
  const { data, isLoading } = useListReadableTablesQuery(undefined, { skip: !isShown })
  const [keyword, setKeyword] = useState('')
  const sought = keyword.trim().toLowerCase()
  const tables = (data?.list ?? []).filter((one) => `${one.tableName} ${one.table}`.toLowerCase().includes(sought))

  return (
    <aside className={styles.tables} aria-label={t('tables')}>
      <h2 className={styles.heading}>{t('tables')}</h2>
      <Input
        size="small"
        allowClear
        value={keyword}
        onChange={setKeyword}
        placeholder={t('tablesSearch')}
        aria-label={t('tablesSearch')}
      />
      {isLoading && <Skeleton lines={4} />}
      <div className={styles.names}>
        {tables.map(({ table, tableName, fields }) => (
          <details key={table}>
            <summary title={table}>{tableName || table}</summary>
            <button type="button" className={styles.name} onClick={() => onChoose(table)}>
              {t('insertTable', { name: table })}
            </button>
            {fields.map((field) => (
              <button key={field} type="button" className={styles.name} onClick={() => onChoose(field)}>
                {field}
              </button>
            ))}
          </details>
        ))}
      </div>
    </aside>
  )
}
