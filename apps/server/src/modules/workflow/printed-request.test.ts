import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, flowCalls, start } from './workflow.testing.ts'

let test: TestApp
const { people, design, submit, agree } = flowCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

interface Printed {
  modelName: string
  headTable: { field: string }[]
  records: { printData: object; numbers: object; operatorRecordList: { nodeName: string; handleStatus: number }[] }[]
}

it('people of a request print the fields that its page shows them, with the decisions; others are refused', async () => {
  const { bob } = await people('ann', 'bob', 'cid')
  const hidden = [{ id: 'note', name: '说明', read: false, write: false, required: false }]
  const flowId = await design(start({ childNode: approver('boss', { approvers: [bob], formOperates: hidden }) }), {
    fullName: '请假',
  })
  const taskId = await submit('ann', flowId, { days: 3, note: '保密' })
  await agree('bob', { handleOpinion: '好' })
  const print = (account: string) =>
    test
      .as(account)
      .post<Printed>('/api/system/printDev/BatchData', { source: 'request', modelId: '', formIds: [taskId] })
  const note = (account: string) =>
    test
      .as(account)
      .post('/api/system/printDev/Printed', { source: 'request', templateIds: [''], modelId: '', formIds: [taskId] })

  const [own, approvers, others] = [await print('ann'), await print('bob'), await print('cid')]

  expect(own.data.modelName).toBe('请假')
  expect(own.data.records[0]?.printData).toMatchObject({ days: '3', note: '保密' })
  expect(own.data.records[0]?.numbers).toMatchObject({ days: 3 })
  expect(own.data.records[0]?.operatorRecordList).toMatchObject([{}, { nodeName: 'boss', handleStatus: 1 }])
  expect(approvers.data.headTable.map(({ field }) => field)).toEqual(['days', 'boss'])
  expect(JSON.stringify(approvers.data)).not.toContain('保密')
  expect(others.code).toBe(RESULT.forbidden)
  expect([(await note('bob')).code, (await note('cid')).code]).toEqual([RESULT.ok, RESULT.forbidden])
})
