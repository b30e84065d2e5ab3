import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, branch, ENGINE, flowCalls, LEAVE_FORM, loop, start } from './workflow.testing.ts'

let test: TestApp
const { admin, people, design, submit, list, duty, agree, taskRow } = flowCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.reset())
afterAll(() => test.close())

interface Call {
  id: string
  kind: string
  kindName: string
  state: number
  error: string
}
const callsOf = async (taskId: string) =>
  (await admin().get<{ list: Call[] }>(`${ENGINE}/FlowMonitor/${taskId}/Calls`)).data.list
const monitor = async () =>
  (await admin().get<{ list: { id: string }[] }>(`${ENGINE}/FlowMonitor?stuck=1`)).data.list.map(({ id }) => id)

/** The first person decides again while the request is for more than three days, at most twice; then the last one decides. */
const looping = ([first, last]: readonly string[], properties: object = {}) =>
  start({
    childNode: approver(
      'first',
      { approvers: [first], formOperates: [{ id: 'days', read: true, write: true }] },
      {
        conditionType: 'condition',
        conditionNodes: [
          branch('long', 3, loop('back', { nodeId: 'first', maxRounds: 2, ...properties })),
          branch('short', undefined),
        ],
        childNode: approver('last', { approvers: [last] }),
      },
    ),
  })

describe('a loop', () => {
  it('returns to an earlier node until the condition is false; the history counts the rounds', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const id = await submit('ann', await design(looping([bob, cid])), { days: 9 })

    await agree('bob')
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'first' })
    const answer = await test.as('ann').get<{ flowTaskOperatorRecordList: object[] }>(`${ENGINE}/FlowBefore/${id}`)
    const record = { handleStatus: 13, nodeName: 'back', status: 0, why: '返回“first”：第 1 次，最多 2 次' }
    expect(answer.data.flowTaskOperatorRecordList).toContainEqual(expect.objectContaining(record))
    await agree('bob', { formData: { data: JSON.stringify({ days: 1 }) } })

    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'last' })
    await agree('cid')
    expect(await taskRow(id)).toMatchObject({ status: 2 })
  })

  it('without a round left stands in the monitor with the reason; it is repeated or skipped there', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const id = await submit('ann', await design(looping([bob, cid])), { days: 9 })
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) expect(await agree('bob')).toMatchObject({ code: RESULT.ok })
    }
    await rounds(3)

    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'back', thisStep: 'back' })
    expect(await monitor()).toEqual([id])
    const [first] = await callsOf(id)
    expect(first).toMatchObject({ kind: 'loop', kindName: '返回节点', state: 2 })
    expect(first?.error).toContain('“back”已达到返回次数上限')
    const repeat = (account: string) => test.as(account).post(`${ENGINE}/FlowMonitor/Calls/${first?.id}/Retry`, {})
    expect(await repeat('bob')).toMatchObject({ code: RESULT.forbidden })
    expect(await repeat('admin')).toMatchObject({ code: RESULT.ok })
    expect(await repeat('admin')).toMatchObject({ code: RESULT.refused })
    expect(await duty('bob')).not.toBe('none')
    expect(await monitor()).toEqual([])

    await rounds(2)
    const second = (await callsOf(id)).find(({ state }) => state === 2)
    expect(second?.id).not.toBe(first?.id)
    expect(await admin().post(`${ENGINE}/FlowMonitor/Calls/${second?.id}/Skip`, {})).toMatchObject({ code: RESULT.ok })
    expect(await taskRow(id)).toMatchObject({ thisStepId: 'last' })
    expect((await list('cid', 1)).list).toMatchObject([{ processId: id }])
  })

  it('of a withdrawn request is skipped without an effect', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const id = await submit('ann', await design(looping([bob, cid])), { days: 9 })
    for (let round = 0; round < 3; round += 1) await agree('bob')
    const [call] = await callsOf(id)
    expect(await test.as('ann').put(`${ENGINE}/FlowLaunch/${id}/Actions/Withdraw`, {})).toMatchObject({
      code: RESULT.ok,
    })

    expect(await admin().post(`${ENGINE}/FlowMonitor/Calls/${call?.id}/Skip`, {})).toMatchObject({ code: RESULT.ok })

    expect(await taskRow(id)).toMatchObject({ status: 4 })
  })

  it.each([
    ['a target that is missing', { nodeId: '' }, '请选择要返回的节点'],
    ['a target behind it', { nodeId: 'last' }, '只能返回到此前必经的'],
  ])('with %s is refused at the release', async (_name, properties, message) => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const flowTemplateJson = JSON.stringify(looping([bob, cid], properties))
    const body = { fullName: 'x', enCode: 'x', category: 'office', formType: 2, formData: LEAVE_FORM, flowTemplateJson }

    const answer = await admin().post(`${ENGINE}/FlowEngine`, body)

    expect(answer).toMatchObject({ code: RESULT.refused })
    expect(answer.msg).toContain(message)
  })

  it('without a way out is refused at the release', async () => {
    const { bob } = await people('ann', 'bob')
    const endless = start({
      childNode: approver('first', { approvers: [bob] }, { childNode: loop('back', { nodeId: 'first' }) }),
    })
    const flowTemplateJson = JSON.stringify(endless)
    const body = { fullName: 'x', enCode: 'x', category: 'office', formType: 2, formData: LEAVE_FORM, flowTemplateJson }

    expect((await admin().post(`${ENGINE}/FlowEngine`, body)).msg).toContain('流程永远不会结束')
  })
})
