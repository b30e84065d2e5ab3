import { Form, Input } from '@arco-design/web-react'
import { DATA_TYPE, REQUEST_METHOD } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { CodeEditor, type CodeEditorHandle, type CodeProblem } from '@sqos/ui-kit/code-editor'
import { FormItem } from '@sqos/ui-kit/list'
import { useRef } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { pageSandbox } from '../../../../parts/scripts/page-sandbox.ts'
import { NAMESPACE } from '../catalogue.ts'
import { type InterfaceFields, PROCESSING } from '../use-interface-form.ts'
import styles from './Editor.module.css'
import { HeaderTable } from './HeaderTable.tsx'
import { ParameterTable } from './ParameterTable.tsx'
import { TableList } from './TableList.tsx'

/** Maximum length of a text. */
const MAX_LENGTH = 100_000

/** Placeholders of a statement. */
const PARAMETERS = /\{[A-Za-z_]\w*\}|@(?:user|organize|department|position)\b/g

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
  const code = useRef<CodeEditorHandle>(null)
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
          <CodeEditor
            handle={code}
            language="sql"
            label={t('field.sql')}
            height="240px"
            highlight={PARAMETERS}
            placeholder={t('rule.sql')}
            maxLength={MAX_LENGTH}
          />
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
      <CodeEditor
        language="json"
        label={t('field.query')}
        height="320px"
        placeholder={t('rule.query')}
        maxLength={MAX_LENGTH}
      />
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

/** 接口数据处理: the sandbox checks the function without running it. */
function Processing() {
  const { t } = useText(NAMESPACE)
  const rule = {
    validator: async (value: string | undefined, done: (message?: string) => void) => {
      const problem = await problemOf(value ?? '')
      done(problem && t('rule.script', { line: problem.line, reason: problem.message }))
    },
  }
  return (
    <FormItem label={t('field.dataProcessing')} field="dataProcessing" rules={[rule]} extra={t('processingHelp')}>
      <CodeEditor
        language="javascript"
        label={t('field.dataProcessing')}
        height="160px"
        placeholder={PROCESSING}
        maxLength={MAX_LENGTH}
        check={markProblem}
      />
    </FormItem>
  )
}

async function problemOf(source: string): Promise<CodeProblem | undefined> {
  const problem = source.trim() === '' ? undefined : await pageSandbox().check(source)
  return problem && { line: problem.line ?? 1, message: problem.message }
}

async function markProblem(text: string): Promise<CodeProblem[]> {
  const problem = await problemOf(text)
  return problem ? [problem] : []
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source)
    return true
  } catch {
    return source.trim() === ''
  }
}
