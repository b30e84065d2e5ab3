import type { TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'

/** A form with a sub-table, and the record 电脑 with two rows. */
export async function buildPrintedRequests(test: () => TestApp) {
  const { build, create, list } = recordCalls(test)
  const modelId = await build({
    fullName: '申请',
    enCode: 'request',
    formData: formOf([
      fieldOf({ name: 'F_Name', label: '名称' }),
      fieldOf({ name: 'F_Secret', label: '底价' }),
      subTableOf('tableField1', [
        { name: 'F_Item', label: '物品' },
        { name: 'F_Price', kind: 'numInput', label: '单价', props: { thousands: true } },
      ]),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Name', label: '名称' }],
      settings: {
        useFormPermission: true,
        useBtnPermission: true,
        columnBtnsList: [{ value: 'detail', label: '详情' }],
      },
    }),
  })
  await create(modelId, {
    F_Name: '<b>电脑</b>',
    F_Secret: '机密',
    tableField1: [
      { F_Item: '主机', F_Price: 4200.5 },
      { F_Item: '屏幕', F_Price: 800 },
    ],
  })
  const [row] = (await list(modelId)).list
  return { modelId, id: String(row?.['id']) }
}
