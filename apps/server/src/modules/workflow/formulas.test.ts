import { RESULT } from '@sqos/contract'
import { expressionFromText } from '@sqos/formula'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, branch, ENGINE, flowCalls, LEAVE_FORM, start } from './workflow.testing.ts'

let test: TestApp
const { admin, people, design, submit, taskRow } = flowCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.reset())
afterAll(() => test.close())

/** Long requests go to the first person, the others to the second. */
const byFormula = ([long, short]: readonly string[], formula: unknown) => {
  const first = branch('long', undefined, approver('much', { approvers: [long] }))
  return start({
    conditionType: 'condition',
    conditionNodes: [
      { ...first, properties: { title: 'long', isDefault: false, conditions: [], formula } },
      branch('short', undefined, approver('little', { approvers: [short] })),
    ],
  })
}

it('the formula of a condition chooses the branch, also in a simulation', async () => {
  const { ann, bob, cid } = await people('ann', 'bob', 'cid')
  const flowId = await design(byFormula([bob, cid], expressionFromText('AND(days × 2 > 9, LEN(note) > 0)')))

  const taken = async (values: Record<string, unknown>) =>
    (await taskRow(await submit('ann', flowId, values))).thisStepId

  expect(await taken({ days: 5, note: 'x' })).toBe('much')
  expect(await taken({ days: 5 })).toBe('little')
  expect(await taken({ days: 4, note: 'x' })).toBe('little')
  const simulated = await admin().post<{ nodes: { nodeCode: string }[] }>(
    `${ENGINE}/FlowEngine/${flowId}/Actions/Simulate`,
    {
      userId: ann,
      formData: { days: 5, note: 'x' },
    },
  )
  expect(simulated.data.nodes.map(({ nodeCode }) => nodeCode)).toEqual(['begin', 'much'])
})

it.each([
  ['has a fault', 'days >', '有错误'],
  ['is not a condition', 'days × 2', '不是“是”或“否”'],
  ['names a field that the form does not have', 'price > 3', '“price”已被删除'],
])('a formula that %s is refused at the release', async (_name, formula, message) => {
  const { bob, cid } = await people('bob', 'cid')
  const flowTemplateJson = JSON.stringify(byFormula([bob, cid], formula))
  const body = { fullName: 'x', enCode: 'x', category: 'office', formType: 2, formData: LEAVE_FORM, flowTemplateJson }

  const answer = await admin().post(`${ENGINE}/FlowEngine`, body)

  expect(answer.code).toBe(RESULT.refused)
  expect(answer.msg).toContain(message)
})
