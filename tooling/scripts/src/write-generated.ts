import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Design, FORMAT_STYLE, formatFiles, generateModule } from '@sqos/code-generator'
import { bigForm, formOfAllKinds, orderForm, orderList, orderTables } from '@sqos/form-model/testing'
import { format } from 'oxfmt'
import { ROOT } from './lib/workspace.ts'

/** The designs that the tests of the code generator write: `node write-generated.ts every-kind`. */
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

const [name = ''] = process.argv.slice(2)
const wanted = DESIGNS[name]
if (!wanted) throw new Error(`Known are ${Object.keys(DESIGNS).join(', ')}.`)
const { files } = generateModule(wanted.design(), {
  settings: { module: 'business', className: wanted.className, description: '' },
  surroundings: { isTaken: () => false, spell: () => '' },
})
const formatted = await formatFiles(files, async (path, text) => {
  const { code, errors } = await format(path, text, FORMAT_STYLE)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
})
for (const { path, text } of formatted) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(`+ ${path}`)
}
