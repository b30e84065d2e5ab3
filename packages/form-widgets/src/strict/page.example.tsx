import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/dist/css/arco.css'
import { expressionFromText } from '@sqos/formula'
import { type FunctionComponent, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as library from '../index.ts'
import { MemoryServices } from '../testing/index.ts'

// A host page under a strict Content-Security-Policy, in React's StrictMode, with every field.

const OPTIONS = [
  { id: '1', fullName: '选项一' },
  { id: '2', fullName: '选项二', children: [{ id: '21', fullName: '选项二一' }] },
]

const services = new MemoryServices({
  dictionaries: { unit: OPTIONS },
  interfaces: { customers: [{ F_Id: 'c1', fullName: '甲公司' }] },
  models: { customers: [{ id: 'c1', fullName: '甲公司' }] },
})

/** Props for any field; each field uses its own. */
const PROPS = {
  options: OPTIONS,
  expression: expressionFromText('1 + 2'),
  formData: {},
  interfaceId: 'customers',
  modelId: 'customers',
  relationField: 'fullName',
  columns: [{ value: 'fullName', label: '名称' }],
}

const fields = Object.entries(library).filter(([name]) => name.endsWith('Field'))

const COLUMNS: library.TableColumn[] = [
  { field: 'name', label: '名称', kind: 'comInput', required: true },
  { field: 'unit', label: '单位', kind: 'select', props: { options: OPTIONS } },
  { field: 'qty', label: '数量', kind: 'numInput' },
  { field: 'sum', label: '金额', kind: 'calculate', expression: expressionFromText('table.qty × 2') },
]

/** A field with the state of its value. */
function Held({ name, Field }: { name: string; Field: FunctionComponent<Record<string, unknown>> }) {
  const [value, setValue] = useState<unknown>()
  return (
    <section data-field={name}>
      <library.FieldItem label={name}>
        <Field {...PROPS} value={value} onChange={setValue} />
      </library.FieldItem>
    </section>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <library.FormWidgetsProvider language="zh" services={services}>
        {fields.map(([name, Exported]) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of them are fields
          const Field = Exported as FunctionComponent<Record<string, unknown>>
          return <Held key={name} name={name} Field={Field} />
        })}
        <section data-field="TableForm">
          <library.TableForm columns={COLUMNS} defaultValue={[{ qty: 3 }]} summaryFields={['qty']} />
        </section>
        <section data-field="RichText">
          <library.FieldItem label="RichText">
            <library.RichText value="<p>正文</p>" />
          </library.FieldItem>
        </section>
        <section data-field="SignPad">
          <library.FieldItem label="SignPad">
            <library.SignPad />
          </library.FieldItem>
        </section>
        <section data-field="Barcode">
          <library.Barcode value="A100" />
        </section>
        <section data-field="QrCode">
          <library.QrCode value="A100" />
        </section>
        <section data-field="EmojiButton">
          <library.EmojiButton onPick={() => undefined} />
        </section>
        <library.FormTabs panes={[{ key: 'a', title: '基础信息', content: '内容' }]} />
        <library.FormCollapse panes={[{ name: 'a', title: '基础信息', content: '内容' }]} />
        <library.FormCard header="卡片">内容</library.FormCard>
        <library.GroupTitle content="联系人" />
      </library.FormWidgetsProvider>
    </StrictMode>,
  )
}
