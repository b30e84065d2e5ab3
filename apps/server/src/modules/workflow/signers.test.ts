import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, ENGINE, flowCalls, start } from './workflow.testing.ts'

let test: TestApp
const { people, design, submit, list, todo, duty, agree, reject, taskRow } = flowCalls(() => test)
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.reset())
afterAll(() => test.close())

const post = (account: string, path: string, body: object = {}) => test.as(account).post(`${ENGINE}/${path}`, body)

interface Detail {
  allowed: { actions: string[] }
  flowTaskOperatorList: { handleId: string; state: string; completion: number; isBefore: boolean; why: string }[]
  removableSigners: { operatorId: string; id: string; userId: string; userName: string; isBefore: boolean }[]
  flowTaskOperatorRecordList: { handleStatus: number; operatorId: string; handleOpinion: string }[]
}
const detailOf = async (account: string, id: string) =>
  (await test.as(account).get<Detail>(`${ENGINE}/FlowBefore/${id}`)).data

describe('signers whom an approver adds', () => {
  it('decide before the approver, whose duty comes back when all of them have agreed', async () => {
    const { bob, cid, dan, eve } = await people('ann', 'bob', 'cid', 'dan', 'eve')
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          { approvers: [bob], hasFreeApprover: true },
          { childNode: approver('second', { approvers: [eve] }) },
        ),
      }),
    )
    const id = await submit('ann', flowId)
    const own = await duty('bob')
    const add = (...freeApproverUserIds: string[]) =>
      post('bob', `FlowBefore/AddSign/${own}`, { freeApproverUserIds, handleOpinion: '请先看预算' })
    expect(await add('nobody')).toMatchObject({ msg: '人员不存在或已停用' })
    expect(await add(bob)).toMatchObject({ code: RESULT.refused })
    expect(await post('bob', `FlowBefore/AddSign/${own}`, { freeApproverUserIds: [] })).not.toMatchObject({
      code: RESULT.ok,
    })
    expect(await post('cid', `FlowBefore/AddSign/${own}`, { freeApproverUserIds: [dan] })).toMatchObject({
      code: RESULT.forbidden,
    })
    expect((await detailOf('bob', id)).allowed.actions).toContain('addSignBefore')
    const asked = { action: 'addSignBefore', freeApproverUserIds: [cid, dan] }
    expect(await post('bob', `FlowBefore/Preview/${own}`, asked)).toMatchObject({
      data: { status: 1, next: [{ nodeCode: 'first', people: [{ id: cid }, { id: dan }] }], problem: '' },
    })
    expect(await add(cid, dan)).toMatchObject({ code: RESULT.ok, msg: '加签成功' })

    expect(await todo('bob')).toEqual([])
    const waiting = async (account: string) => (await list(account, 1, '?waiting=1')).list
    expect(await waiting('bob')).toMatchObject([{ id: own, processId: id, thisStepId: expect.any(String) }])
    expect([await waiting('cid'), await waiting('ann')]).toEqual([[], []])
    expect(await post('bob', `FlowBefore/Audit/${own}`)).toMatchObject({ msg: '请等待您加签的人员先审批' })
    const held = await detailOf('bob', id)
    expect(held.allowed.actions).not.toContain('agree')
    expect(held.flowTaskOperatorList).toMatchObject([
      { handleId: bob, state: '1', completion: 0, isBefore: false },
      { handleId: cid, isBefore: true, why: '由 bob/bob 前加签' },
      { handleId: dan, isBefore: true },
    ])
    expect(held.flowTaskOperatorRecordList.filter(({ handleStatus }) => handleStatus === 11)).toMatchObject([
      { operatorId: 'cid/cid', handleOpinion: '请先看预算' },
      { operatorId: 'dan/dan' },
    ])
    await agree('dan')
    expect(await todo('bob')).toEqual([])
    await agree('cid')
    expect(await todo('bob')).toMatchObject([{ id: own, processId: id }])
    expect(await waiting('bob')).toEqual([])

    // Added with the agreement, several people all decide before the next node.
    expect(await agree('bob', { freeApproverUserIds: [cid, dan] })).toMatchObject({ code: RESULT.ok })
    await agree('dan')
    expect(await taskRow(id)).toMatchObject({ thisStepId: 'first' })
    await agree('cid')
    expect(await taskRow(id)).toMatchObject({ thisStepId: 'second' })
    expect(await post('eve', `FlowBefore/AddSign/${await duty('eve')}`, { freeApproverUserIds: [bob] })).toMatchObject({
      msg: '当前审批节点不允许加签',
    })
  })

  it('are removed by who added them while they have not decided; the history shows it', async () => {
    const { bob, cid, dan, eve } = await people('ann', 'bob', 'cid', 'dan', 'eve')
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          { approvers: [bob], hasFreeApprover: true },
          { childNode: approver('second', { approvers: [eve] }) },
        ),
      }),
    )
    const id = await submit('ann', flowId)
    const own = await duty('bob')
    await post('bob', `FlowBefore/AddSign/${own}`, { freeApproverUserIds: [cid, dan] })
    const remove = (account: string, ...ids: string[]) =>
      post(account, `FlowBefore/RemoveSign/${own}`, { ids, handleOpinion: '不需要了' })
    const { allowed, removableSigners } = await detailOf('bob', id)
    const [first, second] = removableSigners
    expect(allowed.actions).toContain('removeSign')
    expect(removableSigners).toMatchObject([
      { operatorId: own, userId: cid, userName: 'cid/cid', isBefore: true },
      { operatorId: own, userId: dan },
    ])
    expect((await detailOf('ann', id)).removableSigners).toEqual([])
    for (const account of ['cid', 'eve', 'admin'])
      expect(await remove(account, first?.id ?? '')).toMatchObject({ code: RESULT.forbidden })
    await agree('dan')
    expect(await remove('bob', second?.id ?? '')).toMatchObject({ msg: '只能减签尚未审批的加签人员' })

    expect(await remove('bob', first?.id ?? '')).toMatchObject({ code: RESULT.ok, msg: '减签成功' })

    expect(await todo('cid')).toEqual([])
    expect(await todo('bob')).toMatchObject([{ id: own }])
    expect((await test.as('cid').get(`${ENGINE}/FlowBefore/${id}`)).code).toBe(RESULT.forbidden)
    const lines = (await detailOf('bob', id)).flowTaskOperatorRecordList
    expect(lines.at(-1)).toMatchObject({ handleStatus: 14, operatorId: 'cid/cid', handleOpinion: '不需要了' })

    // Signers behind the agreement: without the last one it counts.
    await agree('bob', { freeApproverUserIds: [cid] })
    const after = (await detailOf('bob', id)).removableSigners
    expect(await remove('bob', after[0]?.id ?? '')).toMatchObject({ code: RESULT.ok })
    expect(await taskRow(id)).toMatchObject({ thisStepId: 'second' })
  })

  it('reject in place of the approver, and are replaced by an administrator when they do not decide', async () => {
    const { bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob], hasFreeApprover: true }) }))
    const id = await submit('ann', flowId)
    await post('bob', `FlowBefore/AddSign/${await duty('bob')}`, { freeApproverUserIds: [cid] })
    await reject('cid')
    expect(await taskRow(id)).toMatchObject({ status: 3 })
    expect(await todo('bob')).toEqual([])

    const other = await submit('ann', flowId)
    await post('bob', `FlowBefore/AddSign/${await duty('bob')}`, { freeApproverUserIds: [cid] })
    const assigned = { nodeCode: 'first', freeApproverUserId: dan }
    expect(await post('admin', `FlowBefore/Assign/${other}`, assigned)).toMatchObject({ code: RESULT.ok })
    expect([await todo('bob'), await todo('cid')]).toEqual([[], []])
    await agree('dan')
    expect(await taskRow(other)).toMatchObject({ status: 2 })
  })
})

describe('copies without a decision', () => {
  it('are given by who decides or decided where the node allows it, also after the end, with what that node sees', async () => {
    const { bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
    const hidden = [{ id: 'note', name: '说明', read: false, write: false }]
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          { approvers: [bob], isCustomCopy: true, formOperates: hidden },
          { childNode: approver('second', { approvers: [cid] }) },
        ),
      }),
    )
    const id = await submit('ann', flowId, { days: 2, note: 'secret' })
    const circulate = (account: string, copyIds: string) =>
      post(account, `FlowBefore/Circulate/${id}`, { copyIds, handleOpinion: '供参考' })
    expect((await detailOf('bob', id)).allowed.actions).toContain('circulate')
    expect(await circulate('bob', 'nobody')).toMatchObject({ msg: '人员不存在或已停用' })
    expect(await circulate('dan', cid)).toMatchObject({ code: RESULT.forbidden })
    expect(await circulate('ann', dan)).toMatchObject({ msg: '当前审批节点不允许自选抄送人' })
    expect(await circulate('bob', `${dan},${cid},${dan}`)).toMatchObject({ code: RESULT.ok, msg: '传阅成功' })
    expect(await todo('bob')).toHaveLength(1)
    expect((await list('dan', 3)).list).toMatchObject([{ processId: id }])
    const copy = await test.as('dan').get<{ flowTaskInfo: object }>(`${ENGINE}/FlowBefore/${id}`)
    expect(JSON.stringify(copy.data)).not.toContain('secret')

    await agree('bob')
    expect(await circulate('cid', dan)).toMatchObject({ code: RESULT.forbidden })
    await agree('cid')
    expect(await taskRow(id)).toMatchObject({ status: 2, completion: 100, thisStepId: 'end' })
    expect(await circulate('bob', cid)).toMatchObject({ code: RESULT.ok })
    expect((await list('cid', 3)).list).toHaveLength(1)
    const lines = (await detailOf('bob', id)).flowTaskOperatorRecordList
    expect(lines.filter(({ handleStatus }) => handleStatus === 12)).toMatchObject([
      { operatorId: 'dan/dan,cid/cid', handleOpinion: '供参考' },
      { operatorId: 'cid/cid' },
    ])
  })
})
