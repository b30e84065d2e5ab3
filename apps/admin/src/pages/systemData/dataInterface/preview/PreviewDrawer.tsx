import { SideDrawer } from '@sqos/ui-kit/list'
import { Button, Input, Spin, Tabs } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import {
  type DataInterfaceRow,
  useListInterfaceParametersQuery,
  usePreviewDataInterfaceMutation,
} from '@sqos/api-client/data-interface'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { DataTable } from '@sqos/ui-kit/table'
import { type ReactNode, useId, useState } from 'react'
import { config } from '../../../../config.ts'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Preview.module.css'
import { resultTable } from './result-table.ts'

export interface PreviewDrawerProps {
  row: DataInterfaceRow
  open: boolean
  onClose: () => void
}

/** 接口预览: parameter values, and the result of the interface. */
export function PreviewDrawer({ row, open, onClose }: PreviewDrawerProps) {
  const { t } = useText(NAMESPACE)
  const parameters = useListInterfaceParametersQuery({ id: row.id })
  const [values, setValues] = useState<Record<string, string>>({})
  const [run, { isLoading, data, isSuccess, error }] = usePreviewDataInterfaceMutation()
  const list = parameters.data ?? []

  function test() {
    const paramList = list.map(({ field, defaultValue }) => ({ field, defaultValue: values[field] ?? defaultValue }))
    void run({ id: row.id, dataInterfacePreviewBody: { paramList } })
  }
  const failed = isApiError(error) ? error : undefined
  const body = failed
    ? { code: failed.code, msg: failed.msg, data: failed.data ?? null }
    : { code: RESULT.ok, msg: '', data: data ?? null }

  return (
    <SideDrawer open={open} title={t('preview.title', { name: row.fullName })} width={900} onClose={onClose}>
      <div className={styles.preview}>
        <Part title="Request URL">
          <code className={styles.url}>
            {config.apiBase || location.origin}/api/system/DataInterface/{row.id}/Actions/Response
          </code>
        </Part>
        {list.length > 0 && (
          <Part title="Request Param">
            {list.map(({ id, field, fieldName, defaultValue, required }) => (
              <div key={id} className={styles.parameter}>
                <Input value={field} readOnly aria-label={t('parameter.field')} />
                <Input
                  value={values[field] ?? defaultValue}
                  aria-label={t('preview.valueOf', { name: fieldName || field })}
                  placeholder={required === 1 ? t('preview.required') : fieldName}
                  onChange={(value) => setValues({ ...values, [field]: value })}
                  onPressEnter={test}
                />
              </div>
            ))}
          </Part>
        )}
        <Button type="primary" loading={isLoading} onClick={test}>
          {t('preview.test')}
        </Button>
        {(isSuccess || failed) && !isLoading && (
          <Part title="Response Body">
            <Result body={body} data={failed ? undefined : data} />
          </Part>
        )}
        {isLoading && <Spin />}
      </div>
    </SideDrawer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Rows as a table, and the response as JSON. */
function Result({ body, data }: { body: object; data: unknown }) {
  const { t } = useText(NAMESPACE)
  const table = resultTable(data)
  const json = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keys
    <pre className={styles.json} tabIndex={0} aria-label="JSON">
      {JSON.stringify(body, null, 4)}
    </pre>
  )
  if (!table) return json
  return (
    <Tabs defaultActiveTab="table" lazyload>
      <Tabs.TabPane key="table" title={t('preview.table', { count: table.total })}>
        <DataTable
          label="Response Body"
          rows={table.rows}
          columns={table.columns}
          rowKey={({ key }) => key}
          showIndex
          maxHeight={420}
        />
      </Tabs.TabPane>
      <Tabs.TabPane key="json" title="JSON">
        {json}
      </Tabs.TabPane>
    </Tabs>
  )
}
