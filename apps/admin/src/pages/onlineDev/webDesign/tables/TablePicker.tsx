import { readOnce } from '@sqos/api-client'
import { Empty, Input, Modal, Spin } from '@arco-design/web-react'
import { useListModelTablesQuery, modelApi } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import { NAMESPACE } from '../catalogue.ts'
import { type TableEntry, withoutTable, withTable } from './model-tables.ts'
import styles from './Tables.module.css'

/** Id of the server's own database. */
const LINK = '0'

interface TablePickerProps {
  tables: readonly TableEntry[]
  onChange: (tables: readonly TableEntry[]) => void
  onClose: () => void
}

/** 数据选择: selects existing tables. */
export function TablePicker({ tables, onChange, onClose }: TablePickerProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState(tables)
  const [isBusy, setBusy] = useState(false)
  const { data, isFetching } = useListModelTablesQuery({ dbLinkId: LINK })
  const wanted = keyword.trim().toLowerCase()
  const found = (data?.list ?? []).filter(({ table, tableName }) =>
    `${table} ${tableName}`.toLowerCase().includes(wanted),
  )

  async function toggle(table: string, tableName: string) {
    if (chosen.some((one) => one.table === table)) return setChosen(withoutTable(chosen, table))
    setBusy(true)
    const query = modelApi.endpoints.listModelTableFields.initiate({ dbLinkId: LINK, table })
    const { data: answer } = await readOnce(dispatch(query))
    setBusy(false)
    if (answer) setChosen((before) => withTable(before, { table, tableName, fields: answer.list }))
  }

  return (
    <Modal
      visible
      title={t('tables.title')}
      style={{ inlineSize: 'min(640px, calc(100vw - 32px))' }}
      confirmLoading={isBusy}
      onOk={() => {
        onChange(chosen)
        onClose()
      }}
      onCancel={onClose}
    >
      <Input.Search
        allowClear
        aria-label={t('tables.search')}
        placeholder={t('tables.search')}
        value={keyword}
        onChange={setKeyword}
      />
      <Spin loading={isFetching} className={styles.spin ?? ''}>
        {found.length === 0 ? (
          <Empty description={t(wanted ? 'tables.nothing' : 'tables.none')} />
        ) : (
          <table className={styles.table} aria-label={t('tables.title')}>
            <thead>
              <tr>
                <th scope="col">{t('tables.table')}</th>
                <th scope="col" data-number>
                  {t('tables.sum')}
                </th>
                <th scope="col">{t('tables.comment')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ table, tableName, sum }) => (
                <tr key={table}>
                  <td>
                    <label className={styles.box}>
                      <input
                        type="checkbox"
                        checked={chosen.some((one) => one.table === table)}
                        onChange={() => void toggle(table, tableName)}
                      />
                      {table}
                    </label>
                  </td>
                  <td data-number>{sum}</td>
                  <td>{tableName === table ? '' : tableName}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Spin>
    </Modal>
  )
}
