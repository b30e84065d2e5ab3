import { Button, Form, Radio } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { useListDataInterfaceTreeQuery, type DataInterfaceNode } from '@sqos/api-client/data-interface'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { CodeEditor } from '@sqos/ui-kit/code-editor'
import { FormItem } from '@sqos/ui-kit/list'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './PrintTemplate.module.css'
import { DATA_SOURCES, type PrintFields } from './use-print-form.ts'
import { readStatements, writeStatements } from './statements.ts'

/** 数据来源: the form, SQL of an administrator, or a data interface. */
export function SourceItems() {
  const { t } = useText(NAMESPACE)
  const sources = useId()
  const isAdministrator = useSelector(selectUser)?.isAdministrator === true
  return (
    <>
      <FormItem label={t('field.dataSource')} field="dataSource" extra={t('source.help')}>
        <Radio.Group
          name={sources}
          options={DATA_SOURCES.map((value) => ({
            value,
            label: t(`source.${value}`),
            disabled: value === 'sql' && !isAdministrator,
          }))}
        />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.dataSource !== after.dataSource}>
        {({ dataSource }: Partial<PrintFields>) => (
          <>
            {dataSource === 'sql' && (
              <FormItem
                label={t('field.sqlTemplate')}
                field="sqlTemplate"
                extra={t(isAdministrator ? 'source.sqlHelp' : 'source.sqlReadOnly')}
              >
                <Statements isReadOnly={!isAdministrator} />
              </FormItem>
            )}
            {dataSource === 'interface' && (
              <FormItem
                label={t('field.interfaceId')}
                field="interfaceId"
                extra={t('source.interfaceHelp')}
                rules={[{ required: true, message: t('rule.interfaceId') }]}
              >
                <InterfaceSelect />
              </FormItem>
            )}
          </>
        )}
      </Form.Item>
    </>
  )
}

interface StatementsProps {
  value?: string
  onChange?: (value: string) => void
  isReadOnly: boolean
}

/** The statement of the head, and one for each sub-table. */
function Statements({ value = '', onChange, isReadOnly }: StatementsProps) {
  const { t } = useText(NAMESPACE)
  const stored = readStatements(value)
  const statements = stored.length === 0 ? [''] : stored
  const change = (next: readonly string[]) => onChange?.(writeStatements(next))
  const labelOf = (index: number) => (index === 0 ? t('source.head') : t('source.table', { number: index }))
  return (
    <div className={styles.statements}>
      {statements.map((statement, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- statements have no other identity
        <div key={index}>
          <div className={styles.statementHead}>
            <span>{labelOf(index)}</span>
            {index > 0 && !isReadOnly && (
              <Button
                size="mini"
                type="text"
                icon={<IconDelete aria-hidden />}
                aria-label={t('source.remove', { name: labelOf(index) })}
                onClick={() => change(statements.filter((_, at) => at !== index))}
              />
            )}
          </div>
          <CodeEditor
            language="sql"
            label={labelOf(index)}
            height="110px"
            value={statement}
            {...(isReadOnly
              ? { readOnly: true }
              : { onChange: (text: string) => change(statements.map((one, at) => (at === index ? text : one))) })}
          />
        </div>
      ))}
      {!isReadOnly && (
        <Button size="small" icon={<IconPlus aria-hidden />} onClick={() => change([...statements, ''])}>
          {t('source.add')}
        </Button>
      )}
    </div>
  )
}

function InterfaceSelect(props: { value?: string; onChange?: (value: string) => void }) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListDataInterfaceTreeQuery()
  return (
    <Select
      {...props}
      showSearch
      placeholder={t('rule.interfaceId')}
      loading={isFetching}
      options={(data ?? []).flatMap(interfacesIn).map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  )
}

/** The interfaces of a category. */
const interfacesIn = ({ children = [] }: DataInterfaceNode): DataInterfaceNode[] =>
  children.flatMap((node) => (node.children ? interfacesIn(node) : [node]))
