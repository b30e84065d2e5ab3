import type { TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'

const variable = (code: string, name: string) => ({ type: 'variable', attrs: { code, name } })

/** A letter with the name and the limit of a customer. */
export const letterContent = JSON.stringify({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [variable('record.F_Name', '客户'), { type: 'text', text: '，' }, variable('record.F_Limit', '额度')],
    },
  ],
})

/** A customer, and the user lina, who does not see the limit. */
export async function buildCustomer(test: TestApp) {
  const { build, create, list, permit } = recordCalls(() => test)
  const modelId = await build({
    fullName: '客户',
    enCode: 'customer',
    formData: formOf([
      fieldOf({ name: 'F_Name', label: '客户' }),
      fieldOf({ name: 'F_Limit', label: '额度', kind: 'numInput' }),
      fieldOf({ name: 'F_Files', label: '往来信件', kind: 'uploadFz' }),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Name' }], settings: { useFormPermission: true } }),
  })
  const { menuId } = await permit('lina', { modelId, may: (code) => code !== 'F_Limit' })
  await create(modelId, { F_Name: '华东电子', F_Limit: 5000 })
  const [row] = (await list(modelId)).list
  return { modelId, menuId, recordId: String(row?.['id']) }
}
