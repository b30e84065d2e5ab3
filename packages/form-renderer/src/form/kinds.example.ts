import { type JsonRecord, kindOf, readForm } from '@sqos/form-model'
import { KIND_EXAMPLES } from '@sqos/form-model/testing'

const day = new Date(2026, 10, 21).getTime()

const VALUES: Readonly<JsonRecord> = {
  comInput: '办公用品',
  textarea: '两行\n文字',
  numInput: 12.5,
  switch: 1,
  radio: '2',
  checkbox: ['1'],
  select: '2',
  cascader: ['1', '2'],
  treeSelect: '2',
  date: day,
  time: '08:30:00',
  dateRange: [day, day],
  timeRange: ['08:30:00', '09:00:00'],
  colorPicker: '#1890ff',
  rate: 3,
  slider: 40,
  editor: '<p>一段<strong>文字</strong></p>',
  comSelect: ['group', 'hq', 'hr'],
  depSelect: 'hr',
  posSelect: 'p-hr-lead',
  relationForm: 'c1',
  popupSelect: 'm1',
  SQOSAmount: 1005.2,
  uploadFz: [{ name: '合同.pdf', fileId: 'f1', url: '/api/file/Download/annex/f1' }],
  billRule: 'ORDER001',
  createTime: '2026-11-21 12:30:15',
}

const CHANGES: Readonly<Record<string, JsonRecord>> = {
  qrcode: { staticText: 'SQOS' },
  barcode: { staticText: 'SQOS2026', width: 2 },
  relationForm: { modelId: 'customers', relationField: 'F_Name' },
  popupSelect: { interfaceId: '77' },
  divider: { __slot__: { default: '分割线' } },
  link: { content: '帮助', href: 'https://example.com' },
  alert: { title: '请如实填写', description: '提交后不能修改' },
}

/** What stands inside of a container, so that there is something to see. */
function filled(node: object, kind: string): object {
  const inner = (formId: number) => kindOf('comInput').create(formId)
  const config: unknown = Reflect.get(node, '__config__')
  if (typeof config !== 'object' || config === null) return node
  if (kind === 'card' || kind === 'row' || kind === 'tableGrid') {
    return { ...node, __config__: { ...config, children: [inner(201), inner(202)] } }
  }
  if (kind === 'table') {
    const columns = ['comInput', 'numInput', 'select', 'date'].map((name, index) => kindOf(name).create(301 + index))
    return { ...node, __config__: { ...config, children: columns } }
  }
  if (kind === 'tab' || kind === 'collapse') {
    const panes = ['甲', '乙'].map((title, index) => ({
      title,
      name: String(index + 1),
      __config__: { children: [inner(201 + index)] },
    }))
    return { ...node, __config__: { ...config, children: panes } }
  }
  return node
}

/** A document of one component, and a record for it. */
export function documentOf(kind: string) {
  const node = { ...kindOf(kind).create(101), ...CHANGES[kind] }
  const model = readForm({ size: 'small', fields: [filled(node, kind)] })
  const [item] = model.fields
  const value = VALUES[kind]
  return { model, ...(item && value !== undefined && { stored: { [item.name]: value } }) }
}

/** A document of all kinds that bring their own example, and a record for it. */
export function documentOfExamples() {
  const fields = Object.keys(KIND_EXAMPLES).map((kind, index) => kindOf(kind).create(501 + index))
  const model = readForm({ size: 'small', fields })
  const stored = Object.fromEntries(model.fields.map(({ name, kind }) => [name, KIND_EXAMPLES[kind.name]?.first.sent]))
  return { model, stored }
}
