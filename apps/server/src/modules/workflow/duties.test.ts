import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendFile } from '../file/upload.testing.ts'
import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import { approver, branch, ENGINE, flowCalls, type Row, start, subFlow } from './workflow.testing.ts'

let test: TestApp
const { admin, people, design, submit, list, todo, duty, agree, taskRow } = flowCalls(() => test)
const { build, read, permit, list: listRecords } = recordCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.reset())
afterAll(() => test.close())

const post = (account: string, url: string, body: object = {}) => test.as(account).post(`${ENGINE}/${url}`, body)
const openOf = async (taskId: string) =>
  (
    await test.deps.db
      .selectFrom('flowOperators')
      .selectAll()
      .where('taskId', '=', taskId)
      .where('isOpen', '=', true)
      .execute()
  ).map(({ handlerId }) => handlerId)

describe('a duty', () => {
  it('is transferred, gets another signer, and is recalled until somebody behind it has decided', async () => {
    const { bob, cid, dan, eve } = await people('ann', 'bob', 'cid', 'dan', 'eve')
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          { approvers: [bob], hasFreeApprover: true },
          { childNode: approver('second', { approvers: [eve], hasTransferBtn: false, hasRevokeBtn: false }) },
        ),
      }),
    )
    const id = await submit('ann', flowId)
    const first = await duty('bob')
    expect(await post('bob', `FlowBefore/Transfer/${first}`, { freeApproverUserId: bob })).toMatchObject({
      code: RESULT.refused,
    })
    expect(await post('bob', `FlowBefore/Transfer/${first}`, { freeApproverUserId: 'nobody' })).toMatchObject({
      msg: '人员不存在或已停用',
    })
    expect(await post('bob', `FlowBefore/Transfer/${first}`, { freeApproverUserId: cid })).toMatchObject({
      code: RESULT.ok,
    })
    expect(await todo('bob')).toEqual([])
    expect(await agree('cid', { freeApproverUserId: dan })).toMatchObject({ code: RESULT.ok })
    expect(await openOf(id)).toEqual([dan])
    const [done] = (await list('cid', 2)).list
    // Until the added signer has decided, the approver takes the decision back.
    expect(await post('bob', `FlowBefore/Recall/${done?.id}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await post('cid', `FlowBefore/Recall/${done?.id}`)).toMatchObject({ code: RESULT.ok })
    expect(await openOf(id)).toEqual([cid])
    expect((await list('cid', 2)).list).toEqual([])
    await agree('cid')
    const second = await duty('eve')
    expect(await post('eve', `FlowBefore/Transfer/${second}`, { freeApproverUserId: bob })).toMatchObject({
      msg: '当前审批节点无转审权限',
    })
    expect(await agree('eve', { freeApproverUserId: bob })).toMatchObject({ msg: '当前审批节点不允许加签' })
    await agree('eve')
    const [late] = (await list('cid', 2)).list
    expect(await post('cid', `FlowBefore/Recall/${late?.id}`)).toMatchObject({ code: RESULT.refused })
    const [own] = (await list('eve', 2)).list
    expect(await post('eve', `FlowBefore/Recall/${own?.id}`)).toMatchObject({ msg: '当前审批节点无撤回权限' })
    expect(await taskRow(id)).toMatchObject({ status: 2 })
  })

  it('demands a signature and keeps drafts; copies reach the named and the chosen people once', async () => {
    const { bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
    const flowId = await design(
      start({
        childNode: approver('first', { approvers: [bob], hasSign: true, isCustomCopy: true, circulateUser: [cid] }),
      }),
    )
    const id = await submit('ann', flowId)
    expect(await agree('bob')).toMatchObject({ msg: '请签名' })
    const first = await duty('bob')
    await post('bob', `FlowBefore/SaveAudit/${first}`, { formData: { data: '{"note":"later"}' } })
    const detail = await test.as('bob').get(`${ENGINE}/FlowBefore/${id}?taskOperatorId=${first}`)
    expect(detail.data).toMatchObject({ draftData: { note: 'later' } })
    const signImg = 'data:image/png;base64,aaaa'
    expect(await agree('bob', { signImg, copyIds: `${cid},${dan}` })).toMatchObject({ code: RESULT.ok })
    for (const account of ['cid', 'dan']) {
      expect((await list(account, 3)).list).toMatchObject([{ processId: id }])
      expect(await test.as(account).get(`${ENGINE}/FlowBefore/${id}`)).toMatchObject({ code: RESULT.ok })
    }
    const groups = await test.as('ann').get(`${ENGINE}/FlowBefore/RecordList/${id}?category=1`)
    expect(groups).toMatchObject({ code: RESULT.ok })
  })

  it('carries attachments that the approver uploaded, and goes back where the approver chose', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const free = { approvers: [cid], rejectStep: '2', rejectType: 3 }
    const flowId = await design(
      start({ childNode: approver('first', { approvers: [bob] }, { childNode: approver('last', free) }) }),
    )
    const id = await submit('ann', flowId)
    const content = Buffer.from('报价')
    const { data: file } = await sendFile(test.as('bob'), { content, name: '报价.txt', chunkSize: 1000 })
    const fileList = JSON.stringify([{ fileId: file.name, name: 'x', url: 'https://evil.example' }])
    await agree('bob', { fileList })
    // Nobody attaches a file of somebody else.
    const second = await duty('cid')
    expect(await post('cid', `FlowBefore/Reject/${second}`, { fileList })).toMatchObject({
      msg: '附件不存在，或不是您上传的，请重新上传',
    })
    expect(
      await post('cid', `FlowBefore/Preview/${second}`, { action: 'reject', rejectStep: 'first', rejectType: 2 }),
    ).toMatchObject({ data: { status: 1, next: [{ nodeCode: 'first', people: [{ id: bob }] }] } })
    await post('cid', `FlowBefore/Reject/${second}`, { rejectStep: 'first', rejectType: 2 })
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'first' })

    interface Listed {
      handleStatus: number
      fileList: string
    }
    const detail = await test.as('ann').get<{ flowTaskOperatorRecordList: Listed[] }>(`${ENGINE}/FlowBefore/${id}`)
    const lists = detail.data.flowTaskOperatorRecordList.map((line) => [line.handleStatus, line.fileList === ''])
    expect(lists).toEqual([
      [2, true],
      [1, false],
      [0, true],
    ])
    const attached = detail.data.flowTaskOperatorRecordList[1]?.fileList ?? ''
    expect(JSON.parse(attached)).toMatchObject([
      { name: '报价.txt', fileId: file.name, url: file.url, fileSize: content.length },
    ])
    // The people of the task and its monitors read an attachment; who only knows its name does not.
    await people('eve')
    const reading = async (account: string) =>
      (await test.as(account).get(`/api/file/Download/annex/${file.name}`)).code
    for (const account of ['ann', 'bob', 'cid', 'admin']) expect(await reading(account)).toBe(RESULT.ok)
    expect(await reading('eve')).toBe(RESULT.notFound)
    // So do attachments of comments, also when the comment was removed.
    await people('fay')
    const { data: note } = await sendFile(test.as('ann'), {
      content: Buffer.from('合同'),
      name: '合同.txt',
      chunkSize: 99,
    })
    const comment = (account: string) =>
      post(account, 'FlowComment', { taskId: id, text: '见附件', file: JSON.stringify([{ fileId: note.name }]) })
    const readingNote = async (account: string) =>
      (await test.as(account).get(`/api/file/Download/annex/${note.name}`)).code
    expect(await comment('bob')).toMatchObject({ msg: '附件不存在，或不是您上传的，请重新上传' })
    expect(await comment('ann')).toMatchObject({ code: RESULT.ok })
    const readsNote = async () => [await readingNote('cid'), await readingNote('admin'), await readingNote('fay')]
    expect(await readsNote()).toEqual([RESULT.ok, RESULT.ok, RESULT.notFound])
    const comments = () =>
      test.as('bob').get<{ list: { id: string; file: string }[] }>(`${ENGINE}/FlowComment?taskId=${id}`)
    const [listed] = (await comments()).data.list
    expect(JSON.parse(listed?.file ?? '')).toMatchObject([{ name: '合同.txt', fileId: note.name, url: note.url }])
    expect(await test.as('ann').delete(`${ENGINE}/FlowComment/${listed?.id}`)).toMatchObject({ code: RESULT.ok })
    expect((await comments()).data).toMatchObject({ list: [], pagination: { total: 0 } })
    expect(await readsNote()).toEqual([RESULT.ok, RESULT.ok, RESULT.notFound])
    const groups = await test.as('ann').get<{ list: Listed[] }[]>(`${ENGINE}/FlowBefore/RecordList/${id}?category=1`)
    expect(groups.code).toBe(RESULT.ok)
    // Without the task only the owners read its files.
    const removed = await test.as('admin').delete(`${ENGINE}/FlowMonitor`, { ids: id })
    expect(removed).toMatchObject({ code: RESULT.ok })
    expect([await reading('bob'), await reading('cid'), await reading('eve')]).toEqual([
      RESULT.ok,
      RESULT.notFound,
      RESULT.notFound,
    ])
    expect([await readingNote('ann'), await readingNote('bob'), await readingNote('fay')]).toEqual([
      RESULT.ok,
      RESULT.notFound,
      RESULT.notFound,
    ])
  })

  it('is listed page by page, with the number of all on each page, also behind the last', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    for (let count = 0; count < 3; count += 1) await submit('ann', flowId)
    const page = async (number: number) => {
      const { list: rows, pagination } = await list('bob', 1, `?currentPage=${number}&pageSize=2`)
      return [rows.length, pagination.total]
    }
    expect([await page(1), await page(2), await page(3)]).toEqual([
      [2, 3],
      [1, 3],
      [0, 3],
    ])
  })

  it('has opinions that each person keeps, which nobody else reads or changes', async () => {
    await people('ann', 'bob')
    const words = '/api/system/CommonWords'
    const mine = async (account: string) =>
      (await test.as(account).get<{ list: { id: string; commonWordsText: string; sortCode: number }[] }>(words)).data
        .list
    const add = (commonWordsText: string, sortCode = 0) => test.as('bob').post(words, { commonWordsText, sortCode })
    await add(' 同意，请尽快办理 ', 2)
    await add('材料不全', 1)
    expect(await add('材料不全')).toMatchObject({ code: RESULT.refused })
    expect(await add('  ')).toMatchObject({ code: RESULT.refused })
    const [first, second] = await mine('bob')
    expect([first?.commonWordsText, second?.commonWordsText]).toEqual(['材料不全', '同意，请尽快办理'])
    expect(await mine('ann')).toEqual([])
    const ofBob = `${words}/${first?.id}`
    expect(await test.as('ann').get(ofBob)).toMatchObject({ code: RESULT.notFound })
    expect(await test.as('ann').put(ofBob, { commonWordsText: 'x' })).toMatchObject({ code: RESULT.notFound })
    expect(await test.as('ann').delete(ofBob)).toMatchObject({ code: RESULT.notFound })
    expect(await test.as('bob').put(ofBob, { commonWordsText: '请补充材料', sortCode: 3 })).toMatchObject({
      code: RESULT.ok,
    })
    // A new one comes first until it is put in its place; the ids of others change nothing.
    await add('已核对')
    const texts = async () => (await mine('bob')).map(({ commonWordsText }) => commonWordsText)
    expect(await texts()).toEqual(['已核对', '同意，请尽快办理', '请补充材料'])
    const [added] = await mine('bob')
    const ids = [first?.id, added?.id, second?.id]
    await test.as('ann').put(`${words}/Actions/Sort`, { ids })
    expect(await texts()).toEqual(['已核对', '同意，请尽快办理', '请补充材料'])
    expect(await test.as('bob').put(`${words}/Actions/Sort`, { ids })).toMatchObject({ code: RESULT.ok })
    expect(await texts()).toEqual(['请补充材料', '已核对', '同意，请尽快办理'])
    await test.as('bob').delete(`${words}/${added?.id}`)
    expect(await test.as('bob').delete(`${words}/${second?.id}`)).toMatchObject({ code: RESULT.ok })
    expect(await mine('bob')).toMatchObject([{ id: first?.id, commonWordsText: '请补充材料' }])
  })

  it('names the actions of each person, hides fields and columns, and tells what a decision would do', async () => {
    const { bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
    const formOperates = [
      { id: 'days', read: true, write: true, required: true },
      { id: 'note', read: false, write: false, required: false },
    ]
    const last = approver('last', { assigneeType: 7, approvers: [dan] })
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          { approvers: [bob, cid], counterSign: 1, formOperates, hasFreeApprover: true },
          { childNode: last },
        ),
      }),
    )
    type Detail = {
      flowTaskInfo: { flowFormContentJson: string; flowFormTextJson: string }
      fieldRights: Record<string, string>
      allowed: { actions: string[]; operatorId: string | null; recordId: string | null }
    }
    const preview = async (account: string, operatorId: string, body: object) =>
      (await post(account, `FlowBefore/Preview/${operatorId}`, body)).data
    expect(await preview('ann', '0', { action: 'submit', flowId, formData: { days: 2 } })).toMatchObject({
      status: 1,
      next: [{ nodeName: 'first', people: [{ name: 'bob/bob' }, { name: 'cid/cid' }] }],
    })
    const id = await submit('ann', flowId, { days: 2, note: 'private', boss: bob })
    const detail = async (account: string) => (await test.as(account).get<Detail>(`${ENGINE}/FlowBefore/${id}`)).data
    const ofBob = await detail('bob')
    expect(ofBob.allowed.actions).toEqual(['agree', 'reject', 'transfer', 'addSign', 'addSignBefore'])
    expect(ofBob.fieldRights).toEqual({ days: 'required', note: 'hidden', boss: 'read' })
    expect(JSON.parse(ofBob.flowTaskInfo.flowFormTextJson)).toEqual({ days: '2', boss: 'bob/bob' })
    const ofAnn = await detail('ann')
    expect(ofAnn.allowed).toMatchObject({ actions: ['press', 'withdraw'], operatorId: null })
    expect(ofAnn.fieldRights['days']).toBe('read')
    expect((await detail('admin')).allowed.actions).toEqual(['assign', 'suspend', 'cancel'])

    const first = ofBob.allowed.operatorId ?? 'none'
    const chosen = { candidateList: { last: [dan] } }
    expect(await preview('bob', first, { action: 'agree' })).toMatchObject({
      candidates: [{ nodeId: 'last' }],
      next: [],
    })
    expect(await preview('bob', first, { action: 'agree', ...chosen })).toMatchObject({
      next: [],
      waitsFor: ['cid/cid'],
      problem: '',
    })
    expect(await preview('bob', first, { action: 'reject' })).toMatchObject({ status: 3 })
    expect(await preview('bob', first, { action: 'transfer', freeApproverUserId: cid })).toMatchObject({
      problem: expect.stringContaining('审批'),
    })
    expect(await post('cid', `FlowBefore/Preview/${first}`, { action: 'agree' })).toMatchObject({
      code: RESULT.forbidden,
    })
    // Nothing was written.
    expect(await openOf(id)).toEqual([bob, cid])

    await agree('bob', chosen)
    const decided = await detail('bob')
    expect(decided.allowed).toMatchObject({ actions: ['recall'], operatorId: null, recordId: expect.any(String) })
    expect(await preview('cid', await duty('cid'), { action: 'agree', ...chosen })).toMatchObject({
      status: 1,
      next: [{ nodeName: 'last', people: [{ id: dan }] }],
      waitsFor: [],
    })
    await agree('cid', chosen)
    expect(await preview('dan', await duty('dan'), { action: 'agree' })).toMatchObject({ status: 2, next: [] })
    await agree('dan')
    expect((await detail('bob')).allowed.actions).toEqual([])
    expect((await detail('ann')).allowed.actions).toEqual(['again'])
  })

  it('is marked in the monitor when nobody can decide, until it is assigned to somebody', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const id = await submit('ann', flowId)
    const other = await submit('ann', flowId)
    const monitored = async (query = '') =>
      (await admin().get<{ list: (Row & { isStuck: boolean })[] }>(`${ENGINE}/FlowMonitor${query}`)).data.list
    expect((await monitored()).map(({ isStuck }) => isStuck)).toEqual([false, false])
    await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('id', '=', bob).execute()
    expect(await monitored('?stuck=1')).toHaveLength(2)
    expect(
      await post('admin', `FlowBefore/Assign/${id}`, { nodeCode: 'first', freeApproverUserId: cid }),
    ).toMatchObject({ code: RESULT.ok })
    expect(await monitored('?stuck=1')).toMatchObject([{ id: other, thisStepId: 'first', isStuck: true }])
    expect(await todo('cid')).toMatchObject([{ processId: id }])
  })

  it('is assigned, cancelled and deleted by administrators', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const id = await submit('ann', flowId)
    const assign = (nodeCode: string) => post('admin', `FlowBefore/Assign/${id}`, { nodeCode, freeApproverUserId: cid })
    expect(await assign('begin')).toMatchObject({ code: RESULT.refused })
    expect(await assign('first')).toMatchObject({ code: RESULT.ok, msg: '指派成功' })
    expect(await openOf(id)).toEqual([cid])
    expect(await post('admin', `FlowBefore/Cancel/${id}`, { handleOpinion: '重复' })).toMatchObject({ code: RESULT.ok })
    expect(await taskRow(id)).toMatchObject({ status: 5 })
    const actionsOf = async (account: string) =>
      (await test.as(account).get<{ allowed: { actions: string[] } }>(`${ENGINE}/FlowBefore/${id}`)).data.allowed
        .actions
    expect(await actionsOf('ann')).toContain('again')
    expect(await actionsOf('admin')).not.toContain('again')
    expect(await todo('cid')).toEqual([])
    expect(await post('admin', `FlowBefore/Cancel/${id}`)).toMatchObject({ code: RESULT.refused })
    expect(await admin().delete(`${ENGINE}/FlowMonitor`, { ids: id })).toMatchObject({ code: RESULT.ok })
    expect((await admin().get<{ list: unknown[] }>(`${ENGINE}/FlowMonitor`)).data.list).toEqual([])
  })

  it('comes back when an administrator opens an ended task again, at a node or where it was cancelled', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const flowId = await design(
      start({
        childNode: approver('first', { approvers: [bob] }, { childNode: approver('second', { approvers: [cid] }) }),
      }),
    )
    const id = await submit('ann', flowId)
    const revive = (account: string, body: object = {}) =>
      test.as(account).post(`${ENGINE}/FlowBefore/Revive/${id}`, body)
    expect(await revive('admin')).toMatchObject({ code: 400, msg: '该流程尚未结束' })
    await agree('bob')
    await agree('cid')

    expect(await revive('ann', { nodeCode: 'second' })).toMatchObject({ code: 403 })
    expect(await revive('admin', { nodeCode: 'second', handleOpinion: '金额有误' })).toMatchObject({ code: 200 })

    expect(await taskRow(id)).toMatchObject({ status: 1, endTime: null, thisStepId: 'second' })
    expect(await todo('cid')).toMatchObject([{ processId: id }])
    await admin().post(`${ENGINE}/FlowBefore/Cancel/${id}`, {})
    expect(await todo('cid')).toEqual([])
    expect(await revive('admin')).toMatchObject({ code: 200 })
    await agree('cid')
    expect(await taskRow(id)).toMatchObject({ status: 2 })
    const detail = await admin().get<{
      allowed: { actions: string[] }
      flowTaskOperatorRecordList: { handleStatus: number; handleOpinion: string }[]
    }>(`${ENGINE}/FlowBefore/${id}`)
    expect(detail.data.allowed.actions).toContain('revive')
    expect(detail.data.flowTaskOperatorRecordList).toContainEqual(
      expect.objectContaining({ handleStatus: 15, handleOpinion: '金额有误' }),
    )
  })

  it('is decided together with others only where the flow allows it', async () => {
    const { bob } = await people('ann', 'bob')
    const root = start(
      { childNode: approver('first', { approvers: [bob], hasRejectBtn: false }) },
      { isBatchApproval: true },
    )
    const flowId = await design(root)
    const single = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    await submit('ann', flowId)
    await submit('ann', flowId)
    await submit('ann', single)
    const { list: rows } = await list('bob', 4)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ flowVersion: 'v1', nodeCode: 'first' })
    expect((await test.as('bob').get<unknown[]>(`${ENGINE}/FlowBefore/BatchFlowSelector`)).data).toHaveLength(1)
    expect((await test.as('bob').get(`${ENGINE}/FlowBefore/NodeSelector/${flowId}`)).data).toEqual([
      { id: 'first', fullName: 'first' },
    ])
    const ids = (await todo('bob')).map(({ id }) => id)
    const operate = async (batchType: number) =>
      (await post('bob', 'FlowBefore/BatchOperation', { batchType, ids, handleOpinion: '同意' })).data
    expect(await operate(1)).toMatchObject({ done: 0, failed: [{}, {}, {}] })
    expect(await operate(0)).toMatchObject({ done: 2, failed: [{ message: '该流程不允许批量审批' }] })
    const counts = await test.as('bob').get('/api/visualdev/Dashboard/FlowTodoCount')
    expect(counts.data).toEqual({ toBeReviewed: 1, entrust: 0, flowDone: 2 })
    const items = await test.as('bob').get<{ list: unknown[] }>('/api/visualdev/Dashboard/FlowTodo')
    expect(items.data.list).toMatchObject([{ type: 2, taskOperatorId: await duty('bob') }])
  })

  it('goes to people whom the previous actor chooses among the candidates', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid', 'dan')
    const flowId = await design(start({ childNode: approver('first', { assigneeType: 7, approvers: [bob, cid] }) }))
    const ask = (url: string, body: object) => post('ann', `FlowBefore/${url}/0`, { flowId, formData: {}, ...body })
    expect((await ask('Candidates', {})).data).toEqual([{ nodeId: 'first', nodeName: 'first' }])
    expect((await ask('CandidateUser', { nodeCode: 'first', keyword: 'ci' })).data).toMatchObject({
      list: [{ userId: cid, userName: 'cid/cid' }],
    })
    const request = (ids: string[]) =>
      post('ann', 'FlowTask', { flowId, data: '{}', status: 0, candidateList: { first: ids } })
    expect(await request([])).toMatchObject({ code: RESULT.refused, msg: '请为节点“first”选择审批人' })
    const outsider = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'dan')
      .executeTakeFirstOrThrow()
    expect(await request([outsider.id])).toMatchObject({ code: RESULT.refused })
    expect(await request([cid])).toMatchObject({ code: RESULT.ok })
    expect(await todo('cid')).toHaveLength(1)
    expect(await todo('bob')).toEqual([])
  })

  it('takes the branches that its approver chooses, and asks for the people of these', async () => {
    const { bob, cid, dan, eve } = await people('ann', 'bob', 'cid', 'dan', 'eve')
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          { approvers: [bob] },
          {
            conditionType: 'choose',
            conditionNodes: [
              branch('law', undefined, approver('lawyer', { approvers: [cid] })),
              branch('tax', undefined, approver('taxman', { assigneeType: 7, approvers: [dan] })),
            ],
            childNode: approver('last', { approvers: [eve] }),
          },
        ),
      }),
    )
    const id = await submit('ann', flowId)
    const first = await duty('bob')
    const preview = async (body: object) =>
      (await post('bob', `FlowBefore/Preview/${first}`, { action: 'agree', ...body })).data
    const options = [{ code: 'law' }, { code: 'tax' }]
    expect(await preview({})).toMatchObject({ branches: [{ nodeCode: 'first', isChosen: false, options }], next: [] })
    expect(await agree('bob')).toMatchObject({ code: RESULT.refused, msg: '请选择“first”之后要进入的分支' })
    expect(await test.as('bob').get(`${ENGINE}/FlowBefore/BatchCandidate?taskOperatorId=${first}`)).toMatchObject({
      msg: '该节点的审批人需要选择分支，请逐项审批',
    })
    expect(await preview({ branchList: ['law'] })).toMatchObject({
      branches: [{ isChosen: true }],
      next: [{ nodeName: 'lawyer' }],
      candidates: [],
    })
    const both = { branchList: ['law', 'tax'] }
    expect(await preview(both)).toMatchObject({ candidates: [{ nodeId: 'taxman' }] })
    const chosen = { ...both, candidateList: { taxman: [dan] } }
    expect(await preview(chosen)).toMatchObject({ next: [{ nodeName: 'lawyer' }, { nodeName: 'taxman' }] })
    expect(await agree('bob', chosen)).toMatchObject({ code: RESULT.ok })
    expect(await openOf(id)).toEqual([cid, dan])
    await agree('cid')
    expect(await openOf(id)).toEqual([dan])
    await agree('dan')
    expect(await openOf(id)).toEqual([eve])
  })

  it('is acted on by a delegate in the days of the delegation only', async () => {
    const { ann, bob, cid } = await people('ann', 'bob', 'cid')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const now = test.clock.now().getTime()
    const body = { toUserId: cid, flowId, startTime: now - 1000, endTime: now }
    expect(await post('bob', 'FlowDelegate', { ...body, toUserId: bob })).toMatchObject({ code: RESULT.refused })
    expect(await post('bob', 'FlowDelegate', body)).toMatchObject({ code: RESULT.ok })
    expect(await post('bob', 'FlowDelegate', body)).toMatchObject({ code: RESULT.refused })
    // Delegations of one flow and time form no circle, also not over a third person.
    expect(await post('cid', 'FlowDelegate', { ...body, toUserId: ann })).toMatchObject({ code: RESULT.ok })
    expect(await post('ann', 'FlowDelegate', { ...body, toUserId: bob })).toMatchObject({
      data: { fields: { toUserId: '该用户在此期间已把此流程委托回您，不能循环委托' } },
    })
    const later = { startTime: now + 86_400_000 * 30, endTime: now + 86_400_000 * 31 }
    expect(await post('ann', 'FlowDelegate', { ...body, ...later, toUserId: bob })).toMatchObject({ code: RESULT.ok })
    await test.deps.db.deleteFrom('flowEntrusts').where('creatorUserId', '<>', bob).execute()
    const id = await submit('ann', flowId)
    expect(await todo('cid')).toMatchObject([{ processId: id, fullName: expect.stringMatching(/\(委托\)$/) }])
    const operator = await duty('bob')
    const ends = (at: number) =>
      test.deps.db
        .updateTable('flowEntrusts')
        .set({ endTime: new Date(at) })
        .execute()
    await ends(now - 1)
    expect(await todo('cid')).toEqual([])
    expect(await post('cid', `FlowBefore/Audit/${operator}`)).toMatchObject({ code: RESULT.forbidden })
    await ends(now + 1000)
    expect(await agree('cid')).toMatchObject({ code: RESULT.ok })
    expect((await list('cid', 2)).list).toHaveLength(1)
    expect((await list('bob', 2)).list).toEqual([])
    // Nobody reaches the delegations of others.
    const [row] = (await test.as('bob').get<{ list: { id: string }[] }>(`${ENGINE}/FlowDelegate`)).data.list
    expect(await test.as('cid').delete(`${ENGINE}/FlowDelegate/${row?.id}`)).toMatchObject({ code: RESULT.notFound })
    expect(await test.as('bob').delete(`${ENGINE}/FlowDelegate/${row?.id}`)).toMatchObject({ code: RESULT.ok })
  })

  it('appears after a timer, and is decided by the system when its time is over', async () => {
    const { bob } = await people('ann', 'bob')
    const timed = approver('first', {
      approvers: [bob],
      timeoutConfig: { on: true, quantity: 2, type: 'hour', handler: 1 },
    })
    const flowId = await design(
      start({ childNode: { nodeId: 't', type: 'timer', properties: { minute: 30 }, childNode: timed } }),
    )
    const id = await submit('ann', flowId)
    expect(await todo('bob')).toEqual([])
    test.clock.advance(31 * 60_000)
    await test.app.jobs.drain()
    // The limit begins when the timer is over, at which the duty was received.
    const deadlineAt = test.clock.now().getTime() - 60_000 + 2 * 3_600_000
    expect(await todo('bob')).toMatchObject([{ deadlineAt }])
    const open = await test.as('bob').get<{ flowTaskOperatorList: object[] }>(`${ENGINE}/FlowBefore/${id}`)
    expect(open.data.flowTaskOperatorList).toMatchObject([{ deadlineAt }])
    const overdue = async () => [
      (await list('bob', 1, '?overdue=1')).list.length,
      (await test.as('ann').get<{ list: object[] }>(`${ENGINE}/FlowLaunch?overdue=1`)).data.list.length,
      (await admin().get<{ list: object[] }>(`${ENGINE}/FlowMonitor?overdue=1`)).data.list.length,
    ]
    expect(await overdue()).toEqual([0, 0, 0])
    test.clock.advance(3 * 3_600_000)
    expect(await overdue()).toEqual([1, 1, 1])
    await test.app.jobs.drain()
    expect(await taskRow(id)).toMatchObject({ status: 2 })
    const detail = await test
      .as('ann')
      .get<{ flowTaskOperatorRecordList: { why: string }[] }>(`${ENGINE}/FlowBefore/${id}`)
    expect(detail.data.flowTaskOperatorRecordList.at(-1)?.why).toBe('超过时限，由系统处理')
  })

  it('is decided once when everybody decides at the same moment', async () => {
    const accounts = Array.from({ length: 40 }, (_, at) => `p${at}`)
    const ids = Object.values(await people('ann', ...accounts)).slice(1)
    const flowId = await design(
      start({
        childNode: approver(
          'all',
          { approvers: ids, counterSign: 1, countersignRatio: 60 },
          { childNode: approver('last', { approvers: ids.slice(0, 1) }) },
        ),
      }),
    )
    const id = await submit('ann', flowId)
    const duties = await Promise.all(accounts.map(async (account) => ({ account, operator: await duty(account) })))
    // Twice each: a double click is one decision.
    const answers = await Promise.all(
      [...duties, ...duties].map(({ account, operator }) => post(account, `FlowBefore/Audit/${operator}`)),
    )
    expect(answers.filter(({ code }) => code === RESULT.ok)).toHaveLength(24)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([RESULT.ok, RESULT.refused]))
    const records = await test.deps.db
      .selectFrom('flowRecords')
      .select('id')
      .where('taskId', '=', id)
      .where('handleStatus', '=', 1)
      .execute()
    expect(records).toHaveLength(24)
    expect(await openOf(id)).toEqual(ids.slice(0, 1))
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'last' })
  })

  it('has approvers by rule, each with the reason, and the administrator where nobody is found', async () => {
    const { ann, bob, cid } = await people('ann', 'bob', 'cid')
    await test.deps.db.updateTable('users').set({ managerId: bob }).where('id', '=', ann).execute()
    await test.deps.db.updateTable('users').set({ managerId: cid }).where('id', '=', bob).execute()
    const { id: role } = await test.deps.db
      .insertInto('roles')
      .values({
        id: 'hr',
        fullName: '人事',
        enCode: 'hr',
        type: null,
        creatorUserId: null,
        creatorTime: test.clock.now(),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.deps.db.insertInto('userRelations').values({ userId: cid, objectType: 'Role', objectId: role }).execute()
    const rules = [
      { assigneeType: 1, managerLevel: 2 },
      { assigneeType: 3 },
      { assigneeType: 4, formField: 'boss' },
      { assigneeType: 6, approverRole: [role] },
      { assigneeType: 5, nodeId: 'n0' },
      { assigneeType: 2 },
    ]
    const chain = rules.reduceRight<ReturnType<typeof approver> | undefined>(
      (childNode, rule, at) => approver(`n${at}`, rule, childNode ? { childNode } : {}),
      undefined,
    )
    const flowId = await design(start(chain ? { childNode: chain } : {}))
    const simulated = await admin().post<{ nodes: { nodeCode: string; approvers: { name: string; why: string }[] }[] }>(
      `${ENGINE}/FlowEngine/${flowId}/Actions/Simulate`,
      { userId: ann, formData: { boss: bob } },
    )
    expect(
      simulated.data.nodes.map(({ nodeCode, approvers }) => [nodeCode, approvers[0]?.name, approvers[0]?.why]),
    ).toEqual([
      ['begin', undefined, undefined],
      ['n0', 'cid/cid', '发起人的第 2 级主管'],
      ['n1', 'ann/ann', '发起人本人'],
      ['n2', 'bob/bob', '表单字段“boss”选择了此人'],
      ['n3', 'cid/cid', '拥有角色“人事”'],
      ['n4', 'admin/admin', '节点没有审批人，由管理员处理'],
      ['n5', 'admin/admin', '节点没有审批人，由管理员处理'],
    ])
    expect(await test.deps.db.selectFrom('flowTasks').select('id').execute()).toEqual([])
    const id = await submit('ann', flowId, { boss: bob })
    for (const account of ['cid', 'ann', 'bob', 'cid', 'cid'])
      expect(await agree(account)).toMatchObject({ code: RESULT.ok })
    expect(await taskRow(id)).toMatchObject({ thisStep: 'n5' })
    const detail = await admin().get<{ flowTaskOperatorList: { why: string }[] }>(`${ENGINE}/FlowBefore/${id}`)
    expect(detail.data.flowTaskOperatorList[4]?.why).toBe('审批过节点“n0”')
  })
})

describe('a sub flow', () => {
  const childOf = async (parentId: string, userId: string) =>
    await test.deps.db
      .selectFrom('flowTasks')
      .selectAll()
      .where('parentId', '=', parentId)
      .where('creatorUserId', '=', userId)
      .executeTakeFirst()
  const drain = () => test.app.jobs.drain()
  const pairs = (parentField: string, childField: string) => [{ parentField, childField }]

  /** A parent with two sub flows for bob and cid, then eve. */
  async function twoChildren(more: Record<string, unknown> = {}) {
    const { bob, cid, dan, eve } = await people('ann', 'bob', 'cid', 'dan', 'eve')
    const inner = await design(start({ childNode: approver('inner', { approvers: [dan] }) }, { initiator: [dan] }))
    const properties = {
      flowId: inner,
      initiator: [bob, cid],
      assignList: pairs('days', 'days'),
      returnList: pairs('note', 'note'),
      ...more,
    }
    const next = { childNode: approver('last', { approvers: [eve], rejectStep: '1' }) }
    const flowId = await design(start({ childNode: subFlow('sub', properties, next) }))
    return { bob, cid, dan, eve, inner, flowId, id: await submit('ann', flowId, { days: 3, note: 'a' }) }
  }

  /** The initiator of a sub flow submits it. */
  const submitChild = (account: string, child: { id: string; flowId: string } | undefined, values: object) =>
    test.as(account).put(`${ENGINE}/FlowTask/${child?.id}`, {
      flowId: child?.flowId,
      data: JSON.stringify(values),
      status: 0,
    })

  it('is a draft of each initiator with values of the parent, which waits for all and receives values back', async () => {
    const { bob, cid, id } = await twoChildren()
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStep: 'sub' })
    await drain()
    await drain()
    const [first, second] = [await childOf(id, bob), await childOf(id, cid)]
    expect(first).toMatchObject({ status: 0, formContent: { days: 3 }, fullName: expect.stringMatching(/\(子流程\)$/) })
    const [message] = (await test.as('bob').get<{ list: { title: string }[] }>('/api/message')).data.list
    expect(message?.title).toContain('请发起【子流程】')
    // Its initiator finds it, submits it although the flow is restricted, and cannot delete it.
    const mine = await test.as('bob').get<{ list: unknown[] }>(`${ENGINE}/FlowLaunch`)
    expect(mine.data.list).toMatchObject([{ id: first?.id }])
    expect(await test.as('bob').delete(`${ENGINE}/FlowLaunch/${first?.id}`)).toMatchObject({ msg: '子流程无法删除' })
    expect(await submitChild('bob', first, { days: 3, note: 'from bob' })).toMatchObject({ code: RESULT.ok })
    await agree('dan')
    await drain()
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStep: 'sub', formContent: { note: 'from bob' } })
    // Rejected to its initiator, it keeps the parent waiting until it was submitted again.
    await submitChild('cid', second, { note: 'x' })
    await test.as('dan').post(`${ENGINE}/FlowBefore/Reject/${await duty('dan')}`, {})
    await drain()
    expect(await taskRow(id)).toMatchObject({ thisStep: 'sub' })
    await submitChild('cid', second, { note: 'from cid' })
    await agree('dan')
    await drain()
    expect(await taskRow(id)).toMatchObject({ thisStep: 'last', formContent: { days: 3, note: 'from cid' } })
    // The people of the parent follow its sub flows; their fields stay hidden.
    const detail = await test.as('eve').get<{ subFlowList: object[] }>(`${ENGINE}/FlowBefore/${id}`)
    expect(detail.data.subFlowList).toMatchObject([
      { nodeCode: 'sub', taskId: first?.id, userName: 'bob/bob', hasEnded: true, status: 2 },
      { nodeCode: 'sub', taskId: second?.id, hasEnded: true },
    ])
    const followed = await test.as('eve').get<object>(`${ENGINE}/FlowBefore/${first?.id}`)
    expect(followed.data).toMatchObject({ flowTaskInfo: { flowFormContentJson: '{}' }, parentTask: { id } })
    expect(await test.as('bob').get(`${ENGINE}/FlowBefore/${id}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await post('eve', `FlowBefore/Reject/${await duty('eve')}`)).toMatchObject({ msg: '驳回节点不能是子流程' })
    expect(await test.as('ann').put(`${ENGINE}/FlowLaunch/${id}/Actions/Withdraw`, {})).toMatchObject({
      msg: '子流程已结束，无法撤回',
    })
    // Deleted with its parent, never alone.
    expect(await admin().delete(`${ENGINE}/FlowMonitor`, { ids: first?.id })).toMatchObject({ msg: '子流程无法删除' })
    expect(await admin().delete(`${ENGINE}/FlowMonitor`, { ids: id })).toMatchObject({ code: RESULT.ok })
    expect(await test.deps.db.selectFrom('flowTasks').select('id').execute()).toEqual([])
    expect(await test.deps.db.selectFrom('flowCalls').select('id').execute()).toEqual([])
  })

  it('releases the parent when it is cancelled, and goes with a parent that is withdrawn or cancelled', async () => {
    const { bob, cid, id } = await twoChildren()
    await drain()
    const [first, second] = [await childOf(id, bob), await childOf(id, cid)]
    expect(await post('admin', `FlowBefore/Cancel/${first?.id}`)).toMatchObject({ code: RESULT.ok })
    await submitChild('cid', second, {})
    expect(await post('admin', `FlowBefore/Cancel/${second?.id}`)).toMatchObject({ code: RESULT.ok })
    await drain()
    expect(await taskRow(id)).toMatchObject({ thisStep: 'last', formContent: { note: 'a' } })

    const withdrawn = await submit('ann', (await taskRow(id)).flowId)
    await drain()
    await submitChild('bob', await childOf(withdrawn, bob), {})
    expect(await todo('dan')).toHaveLength(1)
    await test.as('ann').put(`${ENGINE}/FlowLaunch/${withdrawn}/Actions/Withdraw`, {})
    await drain()
    expect(await childOf(withdrawn, bob)).toBeUndefined()
    expect(await childOf(withdrawn, cid)).toBeUndefined()
    expect(await todo('dan')).toEqual([])

    const cancelled = await submit('ann', (await taskRow(id)).flowId)
    await drain()
    await submitChild('bob', await childOf(cancelled, bob), {})
    await post('admin', `FlowBefore/Cancel/${cancelled}`)
    await drain()
    expect(await childOf(cancelled, bob)).toMatchObject({ status: 5 })
    expect(await childOf(cancelled, cid)).toBeUndefined()
  })

  it('that cannot be started is tried again, is shown to administrators, and can be repeated or skipped', async () => {
    const { bob, cid, inner, id } = await twoChildren({ isAsync: true })
    // It does not wait.
    expect(await taskRow(id)).toMatchObject({ thisStep: 'last' })
    await test.deps.db.updateTable('flowEngines').set({ enabledMark: 0 }).where('id', '=', inner).execute()
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await drain()
      test.clock.advance(600_000)
    }
    const calls = async () =>
      (
        await admin().get<{ list: { id: string; state: number; attempts: number; error: string }[] }>(
          `${ENGINE}/FlowMonitor/${id}/Calls`,
        )
      ).data.list
    const [one, two] = await calls()
    expect(one).toMatchObject({ state: 2, attempts: 4, error: '该流程已停用' })
    const rows = await admin().get<{ list: object[] }>(`${ENGINE}/FlowMonitor`)
    expect(rows.data.list).toMatchObject([{ id, failedCalls: 2 }])
    for (const call of ['Retry', 'Skip'])
      expect(await post('bob', `FlowMonitor/Calls/${one?.id}/${call}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await test.as('bob').get(`${ENGINE}/FlowMonitor/${id}/Calls`)).toMatchObject({ code: RESULT.forbidden })
    await test.deps.db.updateTable('flowEngines').set({ enabledMark: 1 }).where('id', '=', inner).execute()
    expect(await post('admin', `FlowMonitor/Calls/${one?.id}/Skip`)).toMatchObject({ code: RESULT.ok })
    expect(await post('admin', `FlowMonitor/Calls/${one?.id}/Retry`)).toMatchObject({ code: RESULT.refused })
    expect(await post('admin', `FlowMonitor/Calls/${two?.id}/Retry`)).toMatchObject({ code: RESULT.ok })
    await drain()
    expect((await calls()).map(({ state }) => state).toSorted((left, right) => left - right)).toEqual([1, 3])
    const started = [await childOf(id, bob), await childOf(id, cid)]
    expect(started.filter((child) => child !== undefined)).toHaveLength(1)
  })

  it('is a record of a model, whose flow must exist and must not start itself', async () => {
    const { bob } = await people('ann', 'bob', 'dan')
    const modelId = await build({
      fullName: '采购',
      enCode: 'buy',
      webType: 3,
      formData: formOf([fieldOf({ name: 'F_Days', label: '天数', kind: 'numInput' })]),
      columnData: listOf({ columns: [{ prop: 'F_Days', label: '天数' }], settings: {} }),
      flowTemplateJson: JSON.stringify(start({ childNode: approver('first', { approvers: [bob] }) })),
    })
    const properties = { flowId: modelId, initiator: [bob], assignList: pairs('days', 'F_Days') }
    const flowId = await design(start({ childNode: subFlow('sub', properties) }))
    const id = await submit('ann', flowId, { days: 4 })
    await drain()
    const child = await childOf(id, bob)
    expect(child).toMatchObject({ modelId, status: 0 })
    expect((await read(modelId, child?.id ?? '')).values).toMatchObject({ F_Days: 4 })
    await test.as('ann').put(`${ENGINE}/FlowLaunch/${id}/Actions/Withdraw`, {})
    await drain()
    expect(await childOf(id, bob)).toBeUndefined()
    const gone = await admin().get(`/api/visualdev/OnlineDev/${modelId}/${child?.id}`)
    expect(gone.code).not.toBe(RESULT.ok)

    const stored = await admin().get<Record<string, unknown>>(`${ENGINE}/FlowEngine/${flowId}`)
    const save = (target: string) =>
      admin().put(`${ENGINE}/FlowEngine/${flowId}`, {
        ...stored.data,
        flowTemplateJson: JSON.stringify(start({ childNode: subFlow('sub', { ...properties, flowId: target }) })),
      })
    expect(await save(flowId)).toMatchObject({ msg: '节点“sub”：子流程互相发起，形成循环' })
    expect(await save('nothing')).toMatchObject({ msg: '子流程不存在' })
    expect(await save('')).toMatchObject({ msg: '节点“sub”：请选择子流程表单' })
  })
})

describe('a design', () => {
  it('goes out and comes in again unchanged, and is refused when the server cannot run it', async () => {
    const { bob } = await people('ann', 'bob')
    const root = start(
      {
        conditionType: 'condition',
        conditionNodes: [
          branch('long', 3, approver('first', { approvers: [bob], laterKey: { kept: [1, null] } })),
          branch('short', undefined),
        ],
      },
      { unknown: '保留' },
    )
    const flowId = await design(root, { fullName: '外出', enCode: 'out' })
    const ticket = await admin().get<{ url: string }>(`${ENGINE}/FlowEngine/${flowId}/Actions/ExportData`)
    const file = await test.app.inject({ url: ticket.data.url })
    const { flowEngine } = file.json<{ flowEngine: { id: string; flowTemplateJson: string } }>()
    expect(flowEngine.flowTemplateJson).toBe(JSON.stringify(root))
    await admin().delete(`${ENGINE}/FlowEngine/${flowId}`)
    const upload = (content: string) => {
      const form = new FormData()
      form.append('file', new Blob([content]), 'flow.json')
      return admin().post(`${ENGINE}/FlowEngine/Actions/ImportData`, form)
    }
    expect(await upload('{"x":1}')).toMatchObject({ msg: '导入文件格式错误' })
    expect(await upload(file.body)).toMatchObject({ code: RESULT.ok })
    const stored = await admin().get(`${ENGINE}/FlowEngine/${flowId}`)
    expect(stored.data).toMatchObject({ flowTemplateJson: JSON.stringify(root), enabledMark: 0 })
  })
})

it('a record of a model runs through its approval in one transaction with it, and is locked outside', async () => {
  const { ann: _ann, bob, cid } = await people('ann', 'bob', 'cid')
  const chain = (approvers: string[]) =>
    JSON.stringify(
      start({
        childNode: approver('first', {
          approvers,
          formOperates: [
            { id: 'F_Days', read: true, write: true, required: false },
            { id: 'F_Note', read: false, write: false },
          ],
        }),
      }),
    )
  const modelId = await build({
    fullName: '出差',
    enCode: 'trip',
    webType: 3,
    formData: formOf([
      fieldOf({ name: 'F_Days', label: '天数', kind: 'numInput' }),
      fieldOf({ name: 'F_Note', label: '说明' }),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Note', label: '说明' }],
      settings: { columnBtnsList: [{ value: 'edit' }, { value: 'detail' }, { value: 'remove' }] },
    }),
    flowTemplateJson: chain([bob]),
  })
  const online = `/api/visualdev/OnlineDev/${modelId}`
  const body = { data: JSON.stringify({ F_Days: 2, F_Note: '上海' }), flowId: modelId, status: 0 }
  expect(await admin().post(online, body)).toMatchObject({ code: RESULT.ok })
  const task = await test.deps.db.selectFrom('flowTasks').selectAll().executeTakeFirstOrThrow()
  expect(task).toMatchObject({ modelId, flowId: modelId, status: 1, flowCode: '#visualDevtrip' })
  expect((await read(modelId, task.id)).values).toMatchObject({ F_Days: 2 })

  // Locked outside of the approval, and shown with its state.
  const { version } = await read(modelId, task.id)
  const change = { id: task.id, data: JSON.stringify({ F_Days: 99, F_Note: '' }), version }
  expect(await admin().put(`${online}/${task.id}`, change)).toMatchObject({ code: RESULT.refused })
  expect(await admin().delete(`${online}/${task.id}`)).toMatchObject({ code: RESULT.refused })
  const listed = await admin().post<{ list: unknown[] }>(`${online}/List`, { currentPage: 1, pageSize: 20 })
  expect(listed.data.list).toMatchObject([{ id: task.id, flowState: 1 }])

  // The approver writes what the node allows, sees nothing of what it hides, and others write nothing.
  const [row] = await todo('bob')
  const detail = await test
    .as('bob')
    .get<{ flowTaskInfo: { flowFormContentJson: string } }>(
      `${ENGINE}/FlowBefore/${task.id}?taskNodeId=${row?.thisStepId}`,
    )
  expect(JSON.parse(detail.data.flowTaskInfo.flowFormContentJson)).toEqual({ F_Days: 2 })
  const formData = { data: JSON.stringify({ F_Days: 5, F_Note: '改' }) }
  expect(await post('cid', `FlowBefore/Audit/${row?.id}`, { formData })).toMatchObject({ code: RESULT.forbidden })
  expect(await post('bob', `FlowBefore/Audit/${row?.id}`, { formData, freeApproverUserId: cid })).toMatchObject({
    code: RESULT.forbidden,
  })
  expect((await read(modelId, task.id)).values).toMatchObject({ F_Days: 2 })
  expect(await post('bob', `FlowBefore/Audit/${row?.id}`, { formData })).toMatchObject({ code: RESULT.ok })
  expect((await read(modelId, task.id)).values).toMatchObject({ F_Days: 5, F_Note: '上海' })
  expect(await taskRow(task.id)).toMatchObject({ status: 2 })

  // A request that nobody can decide on leaves no record.
  const before = (await admin().post<{ list: unknown[] }>(`${online}/List`, {})).data.list.length
  const root = await test.deps.db
    .selectFrom('flowVersions')
    .selectAll()
    .where('flowId', '=', modelId)
    .executeTakeFirstOrThrow()
  await test.deps.db
    .updateTable('flowEngines')
    .set({
      flowTemplateJson:
        root.flowTemplateJson
          ?.replace('"assigneeType":6', '"assigneeType":3,"noApproverHandler":false,"formField":"x"')
          .replace('"assigneeType":3', '"assigneeType":4') ?? null,
      version: 7,
    })
    .where('id', '=', modelId)
    .execute()
  await test.deps.db
    .insertInto('flowVersions')
    .values({
      ...root,
      version: 7,
      flowTemplateJson:
        root.flowTemplateJson?.replace(
          '"assigneeType":6',
          '"assigneeType":4,"noApproverHandler":false,"formField":"x"',
        ) ?? null,
    })
    .execute()
  expect(await admin().post(online, body)).toMatchObject({ code: RESULT.refused, msg: '节点“first”未找到审批人' })
  expect((await admin().post<{ list: unknown[] }>(`${online}/List`, {})).data.list).toHaveLength(before)
})

it('data schemes compare the state of the approval of a record, and select the records that wait for the reader', async () => {
  const settings = { useDataPermission: true, columnBtnsList: [{ value: 'edit' }, { value: 'detail' }] }
  const modelId = await build({
    fullName: '用印',
    enCode: 'seal',
    webType: 3,
    formData: formOf([
      fieldOf({ name: 'F_Paper', label: '文件' }),
      fieldOf({ name: 'F_Boss', label: '主管', kind: 'userSelect' }),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Paper', label: '文件' }], settings }),
    flowTemplateJson: JSON.stringify(
      start({ childNode: approver('first', { assigneeType: 4, formFieldType: 1, formField: 'F_Boss' }) }),
    ),
  })
  const menuId = (await permit('nobody', { modelId, may: () => false })).menuId
  const scheme = (value: string) =>
    admin().post('/api/system/ModuleDataAuthorizeScheme', {
      moduleId: menuId,
      fullName: value,
      enCode: '',
      matchLogic: 'and',
      conditionJson: JSON.stringify([
        { logic: 'and', groups: [{ id: 'a', field: 'flowState', type: 'String', op: 'Equal', value }] },
      ]),
    })
  expect(await scheme('halfway')).toMatchObject({ msg: '字段 审批状态 的状态不存在' })
  for (const state of ['draft', 'running']) expect(await scheme(state)).toMatchObject({ code: RESULT.ok })
  const { db } = test.deps
  const made = await db
    .selectFrom('menuDataSchemes')
    .select(['enCode', 'fullName', 'conditionText'])
    .where('fullName', 'in', ['draft', 'running'])
    .orderBy('fullName')
    .execute()
  expect(made.map(({ conditionText }) => conditionText)).toEqual(['审批状态 等于 草稿', '审批状态 等于 审批中'])
  const [drafts, running] = made.map(({ enCode }) => enCode)

  const holders = {
    drafts: await permit('drafts', { modelId, may: (code) => code === drafts }),
    running: await permit('running', { modelId, may: (code) => code === running }),
    boss: await permit('boss', { modelId, may: (code) => code === 'sqos_approver' }),
    other: await permit('other', { modelId, may: (code) => code === 'sqos_approver' }),
  }
  const save = (paper: string, status: number) =>
    admin().post(`/api/visualdev/OnlineDev/${modelId}`, {
      data: JSON.stringify({ F_Paper: paper, F_Boss: holders.boss.userId }),
      flowId: modelId,
      status,
    })
  for (const [paper, status] of [
    ['合同', 0],
    ['证明', 0],
    ['草稿', 1],
  ] as const)
    expect(await save(paper, status)).toMatchObject({ code: RESULT.ok })

  const seenBy = async ({ caller }: typeof holders.boss) =>
    (await listRecords(modelId, { menuId }, caller)).list
      .map(({ F_Paper }) => String(F_Paper))
      .toSorted((one, other) => (one < other ? -1 : 1))
  expect(await seenBy(holders.drafts)).toEqual(['草稿'])
  expect(await seenBy(holders.running)).toEqual(['合同', '证明'])
  expect(await seenBy(holders.boss)).toEqual(['合同', '证明'])
  expect(await seenBy(holders.other)).toEqual([])

  // A decided record leaves the rows of its approver.
  expect(await agree('boss')).toMatchObject({ code: RESULT.ok })
  expect(await seenBy(holders.boss)).toHaveLength(1)
  expect(await seenBy(holders.running)).toHaveLength(1)
})
