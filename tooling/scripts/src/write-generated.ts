import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Design, FORMAT_STYLE, formatFiles, generateModule, withBase } from '@sqos/code-generator'
import { bigForm, formOfAllKinds, orderForm, orderList, orderTables } from '@sqos/form-model/testing'
import { format } from 'oxfmt'
import { ROOT } from './lib/workspace.ts'

/**
 * The designs that the tests of the code generator write: `node write-generated.ts every-kind [folder]`, into this repository by
 * default. `--newer`: with one more field and a shorter text; `--stand-alone`: as a project of its own.
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
  hostile: {
    // The name of a folder of a stand-alone project.
    className: 'host',
    design: () => ({ fullName: `'订单' "\\ {{x}}`, enCode: 'class', formData: JSON.stringify(hostileForm()) }),
  },
  'many-field': {
    className: 'ManyField',
    design: () => ({ fullName: '五百个控件', enCode: 'manyFields', formData: bigForm(500) }),
  },
}

/** A form whose names are keywords, clash, are Chinese or are no names, with scripts, an unknown kind and an exotic pattern. */
function hostileForm() {
  const field = (name: string, { kind = 'comInput', ...more }: { kind?: string; [key: string]: unknown } = {}) => ({
    __config__: { sqosKey: kind, label: `${name} */ \`\${x}' "q" \\`, ...more },
    __vModel__: name,
  })
  const fields = [
    'class',
    'F_Class',
    'default',
    'id',
    'parentId',
    'order',
    '车辆',
    '2nd',
    'constructor',
    'a b',
    'A_B',
    '__proto__',
  ].map((name) => field(name))
  const regList = [{ pattern: '/^[A-Z]{3}-[0-9]{7}$/', message: "it's" }]
  const lines = { sqosKey: 'table', label: '明细', children: [field('import'), field('名称'), field('select')] }
  return {
    fields: [
      ...fields,
      field('shape', { kind: 'hologram' }),
      field('exotic', { regList }),
      { ...field('script'), on: { change: '({ data }) => {\n  alert(data) /* */\u2028 process.exit()\n}' } },
      { __config__: lines, __vModel__: 'import' },
    ],
  }
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { newer: { type: 'boolean' }, 'stand-alone': { type: 'boolean' } },
})
const [name = '', folder = ROOT] = positionals
const wanted = DESIGNS[name]
if (!wanted) throw new Error(`Known are ${Object.keys(DESIGNS).join(', ')}.`)
const shape = values['stand-alone'] ? 'standAlone' : 'workspace'
const { files } = generateModule(values.newer ? grown(wanted.design()) : wanted.design(), {
  settings: { module: 'business', className: wanted.className, description: '', shape },
  surroundings: { isTaken: () => false, spell: () => '' },
})
const formatted = await formatFiles(files, async (path, text) => {
  const { code, errors } = await format(path, text, FORMAT_STYLE)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
})
for (const { path, text } of shape === 'standAlone' ? withBase(formatted) : formatted) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`+ ${path}`)
}
