import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Design, FORMAT_STYLE, formatFiles, generateModule } from '@sqos/code-generator'
import { bigForm, formOfAllKinds, orderForm, orderList, orderTables } from '@sqos/form-model/testing'
import { format } from 'oxfmt'
import { ROOT } from './lib/workspace.ts'

/**
 * The designs that the tests of the code generator write: `node write-generated.ts every-kind`. With a folder, they are
 * written there, with one more field and a shorter text: a newer generation.
 */
const DESIGNS: Readonly<Record<string, { className: string; design: () => Design }>> = {
  'every-kind': {
    className: 'EveryKind',
    design: () => ({ fullName: '每种控件', enCode: 'everyKind', formData: formOfAllKinds() }),
  },
  'sales-order': {
    className: 'SalesOrder',
    design: () => ({
      fullName: '销售订单',
      enCode: 'salesOrder',
      formData: orderForm,
      columnData: orderList,
      tables: orderTables,
    }),
  },
  'many-field': {
    className: 'ManyField',
    design: () => ({ fullName: '五百个字段', enCode: 'manyFields', formData: bigForm(500) }),
  },
}

/** The field that a newer generation has. */
const ADDED = { __config__: { sqosKey: 'comInput', label: '新增字段', span: 24 }, __vModel__: 'F_AddedLater' }

interface WrittenField {
  __config__?: { sqosKey?: string }
}

function grown(design: Design): Design {
  const form: { fields: WrittenField[] } = JSON.parse(
    typeof design.formData === 'string' ? design.formData : JSON.stringify(design.formData),
  )
  const text = form.fields.find((field) => field.__config__?.sqosKey === 'comInput')
  const fields = form.fields.map((field) => (field === text ? { ...field, maxlength: 33 } : field))
  return { ...design, formData: JSON.stringify({ ...form, fields: [...fields, ADDED] }) }
}

const [name = '', folder] = process.argv.slice(2)
const wanted = DESIGNS[name]
if (!wanted) throw new Error(`Known are ${Object.keys(DESIGNS).join(', ')}.`)
const { files } = generateModule(folder === undefined ? wanted.design() : grown(wanted.design()), {
  settings: { module: 'business', className: wanted.className, description: '' },
  surroundings: { isTaken: () => false, spell: () => '' },
})
const formatted = await formatFiles(files, async (path, text) => {
  const { code, errors } = await format(path, text, FORMAT_STYLE)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
})
for (const { path, text } of formatted) {
  const file = join(folder ?? ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`+ ${path}`)
}
