import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { day, options, recordCalls } from '../record/record.testing.ts'
import type { TestApp } from '../../testing/create-test-app.ts'
import type { DatasetDefinition, DatasetResult } from './dataset.schema.ts'

/** Path of the dataset routes. */
export const DATASET = '/api/visualdev/Dataset'

const using = { useBtnPermission: true, useColumnPermission: true, useFormPermission: true, useDataPermission: true }

/** Orders of customers: customers have a region, orders a customer, a kind, an amount and a day. */
const ORDERS = [
  { F_Title: '一', F_Kind: 'a', F_Pay: 10, F_Day: day('2026-10-05'), customer: 0 },
  { F_Title: '二', F_Kind: 'a', F_Pay: 2.5, F_Day: day('2026-11-02'), customer: 1 },
  { F_Title: '三', F_Kind: 'b', F_Pay: 4, F_Day: day('2026-11-20'), customer: 0 },
  { F_Title: '四', F_Kind: 'b', F_Day: day('2025-12-31') },
]
const CUSTOMERS = [
  { F_Name: '甲公司', F_Region: '华东' },
  { F_Name: '乙公司', F_Region: '华南' },
]

/** Calls of the dataset tests, on the server that `current` returns at the start of a call. */
export function datasetCalls(current: () => TestApp) {
  const calls = recordCalls(current)
  const { admin, build, create, list } = calls

  /** Creates both models with their records; returns the ids of the models. */
  async function buildOrders() {
    const customers = await build({
      fullName: '客户',
      enCode: 'customer',
      formData: formOf([fieldOf({ name: 'F_Name', label: '名称' }), fieldOf({ name: 'F_Region', label: '区域' })]),
      columnData: listOf({ columns: [{ prop: 'F_Name' }, { prop: 'F_Region' }], settings: using }),
    })
    for (const values of CUSTOMERS) await create(customers, values)
    const { list: rows } = await list(customers)
    const idOf = (index: number | undefined) =>
      rows.find((row) => row['F_Name'] === CUSTOMERS[index ?? -1]?.F_Name)?.['id']
    const orders = await build({
      fullName: '订单',
      enCode: 'order',
      formData: formOf([
        fieldOf({ name: 'F_Title', label: '标题' }),
        fieldOf({ name: 'F_Kind', kind: 'select', label: '类别', props: { __slot__: { options } } }),
        fieldOf({ name: 'F_Pay', kind: 'numInput', label: '金额' }),
        fieldOf({ name: 'F_Day', kind: 'date', label: '日期', props: { type: 'date', format: 'yyyy-MM-dd' } }),
        fieldOf({
          name: 'F_Customer',
          kind: 'relationForm',
          label: '客户',
          props: { modelId: customers, relationField: 'F_Name' },
        }),
        fieldOf({ name: 'F_By', kind: 'createUser', label: '创建人员' }),
      ]),
      columnData: listOf({ columns: [{ prop: 'F_Title' }, { prop: 'F_Pay', kind: 'numInput' }], settings: using }),
    })
    for (const { customer, ...values } of ORDERS) await create(orders, { ...values, F_Customer: idOf(customer) })
    return { customers, orders }
  }

  /** The rows of a definition that is not saved. */
  const preview = (definition: DatasetDefinition, who = admin()) =>
    who.post<DatasetResult>(`${DATASET}/Actions/Preview`, { definition })

  return { ...calls, buildOrders, preview }
}
