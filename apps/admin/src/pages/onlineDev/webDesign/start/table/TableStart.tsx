import { Form, Input } from '@arco-design/web-react'
import { useListModelTablesQuery } from '@sqos/api-client/model'
import { useStartFromTableMutation } from '@sqos/api-client/model-start'
import { useText } from '@sqos/i18n/react'
import { FormItem, FormPanel } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import { matchesOption } from '../../../../../parts/select/matches-option.ts'
import { withSortCode, type StartProps } from '../starts.ts'

interface Fields {
  table: string
  fullName: string
}

/** Id of the server's own database. */
const LINK = '0'

/** Starts with the columns of an existing table, whose rows the new page shows. */
export function TableStart({ form, onCreated, onClose, onCancel }: StartProps) {
  const { t } = useText(NAMESPACE)
  const [start] = useStartFromTableMutation()
  const { data, isFetching } = useListModelTablesQuery({ dbLinkId: LINK })
  const tables = data?.list ?? []
  const options = tables.map(({ table, tableName, sum }) => ({
    value: table,
    label: t('start.table.option', { name: tableName === table ? table : `${tableName} (${table})`, count: sum }),
  }))

  return (
    <FormPanel<Fields>
      submitText={t('createAndDesign')}
      onSubmit={async (fields) => onCreated(await start({ tableStart: withSortCode(fields, form) }).unwrap())}
      onSaved={onClose}
      onCancel={onCancel}
    >
      <FormItem
        label={t('start.table.table')}
        field="table"
        extra={t('start.table.explained')}
        rules={[{ required: true, message: t('start.table.choose') }]}
      >
        <Select
          placeholder={t('start.table.choose')}
          options={options}
          loading={isFetching}
          notFoundContent={t('tables.none')}
          showSearch
          filterOption={matchesOption}
        />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.table !== after.table}>
        {({ table }: Partial<Fields>) => (
          <FormItem
            key={table}
            label={t('field.fullName')}
            field="fullName"
            initialValue={tables.find((one) => one.table === table)?.tableName}
            rules={[{ required: true, message: t('rule.fullName') }]}
          >
            <Input placeholder={t('rule.fullName')} maxLength={100} />
          </FormItem>
        )}
      </Form.Item>
    </FormPanel>
  )
}
