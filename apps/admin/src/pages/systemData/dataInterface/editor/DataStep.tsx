import { Form, Input, Select } from '@arco-design/web-react'
import { DATA_TYPE, REQUEST_METHOD } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { useRef } from 'react'
import { pageSandbox } from '../../../../parts/scripts/page-sandbox.ts'
import { CodeField, type CodeFieldHandle } from '../../../../parts/code-field/CodeField.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { type InterfaceFields, PROCESSING } from '../use-interface-form.ts'
import styles from './Editor.module.css'
import { HeaderTable } from './HeaderTable.tsx'
import { ParameterTable } from './ParameterTable.tsx'
import { TableList } from './TableList.tsx'

/** 数据配置, by the type of the interface. */
export function DataStep({ isShown }: { isShown: boolean }) {
  return (
    <Form.Item noStyle shouldUpdate={(before, after) => before.dataType !== after.dataType}>
      {({ dataType }: Partial<InterfaceFields>) => (
        <>
          {dataType === DATA_TYPE.sql && <SqlData isShown={isShown} />}
          {dataType === DATA_TYPE.static && <StaticData />}
          {dataType === DATA_TYPE.api && <ApiData />}
          <Processing />
        </>
      )}
    </Form.Item>
  )
}

function SqlData({ isShown }: { isShown: boolean }) {
  const { t } = useText(NAMESPACE)
  const code = useRef<CodeFieldHandle>(null)
  const insert = (text: string) => code.current?.insert(text)
  return (
    <div className={styles.sql}>
      <TableList isShown={isShown} onChoose={insert} />
      <div className={styles.code}>
        <FormItem
          label={t('field.sql')}
          field="query"
          rules={[{ required: true, message: t('rule.sql') }]}
          extra={t('sqlHelp')}
        >
          <CodeField handle={code} language="sql" height={240} placeholder={t('rule.sql')} maxLength={100_000} />
        </FormItem>
        <Form.Item label={t('field.requestParameters')} field="requestParameters">
          <ParameterTable onChoose={(name) => insert(`{${name}}`)} />
        </Form.Item>
      </div>
    </div>
  )
}

function StaticData() {
  const { t } = useText(NAMESPACE)
  const json = {
    validator: (value: string | undefined, done: (message?: string) => void) =>
      done(isJson(value ?? '') ? undefined : t('rule.json')),
  }
  return (
    <FormItem label={t('field.query')} field="query" rules={[{ required: true, message: t('rule.query') }, json]}>
      <CodeField language="json" height={320} placeholder={t('rule.query')} maxLength={100_000} />
    </FormItem>
  )
}

function ApiData() {
  const { t } = useText(NAMESPACE)
  return (
    <>
      <FormItem label={t('field.apiMethod')} field="apiMethod">
        <Select
          options={[
            { value: REQUEST_METHOD.get, label: 'GET' },
            { value: REQUEST_METHOD.post, label: 'POST' },
          ]}
        />
      </FormItem>
      <FormItem
        label={t('field.path')}
        field="path"
        rules={[
          { required: true, message: t('rule.path') },
          { match: /^(?:https?:\/\/|\/api\/)/i, message: t('rule.pathStart') },
        ]}
        extra={t('pathHelp')}
      >
        <Input placeholder={t('rule.path')} maxLength={2000} />
      </FormItem>
      <Form.Item label={t('field.requestHeaders')} field="requestHeaders">
        <HeaderTable />
      </Form.Item>
      <Form.Item label={t('field.requestParameters')} field="requestParameters">
        <ParameterTable />
      </Form.Item>
    </>
  )
}

/** 接口数据处理: checked where it would run, without being run. */
function Processing() {
  const { t } = useText(NAMESPACE)
  const rule = {
    validator: async (value: string | undefined, done: (message?: string) => void) => {
      const source = value?.trim() ?? ''
      const problem = source === '' ? undefined : await pageSandbox().check(source)
      done(problem && t('rule.script', { line: problem.line ?? 1, reason: problem.message }))
    },
  }
  return (
    <FormItem label={t('field.dataProcessing')} field="dataProcessing" rules={[rule]} extra={t('processingHelp')}>
      <CodeField language="javascript" height={160} placeholder={PROCESSING} maxLength={100_000} />
    </FormItem>
  )
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source)
    return true
  } catch {
    return source.trim() === ''
  }
}
