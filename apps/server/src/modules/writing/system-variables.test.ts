import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import { approver, flowCalls, start } from '../workflow/workflow.testing.ts'
import type { WritingRecord } from './article-record.schema.ts'

const ARTICLE = '/api/writing/article'
const text = (letters: string, ...marks: object[]) => ({ type: 'text', text: letters, marks })
const variable = (code: string, name: string) => ({ type: 'variable', attrs: { code, name } })
const documentOf = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

interface Output {
  html: string
  missing: { code: string }[]
}

let test: TestApp
const { people, agree } = flowCalls(() => test)
const { build } = recordCalls(() => test)
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

it('who prints and when are filled in alike in every output; other braces and code stay', async () => {
  await buildUser(test.deps, { account: 'lina', realName: '李娜' })
  const { id: bob } = await buildUser(test.deps, { account: 'bob' })
  const lina = test.as('lina')
  const content = documentOf(
    paragraph(
      variable('systemPrinter', '打印人员'),
      text('，由 {systemPrinter} 于 {systemPrintTime}。', { type: 'bold' }),
    ),
    paragraph(text('{name} {systemPrinters} '), text('{systemPrinter}', { type: 'code' })),
    { type: 'codeBlock', content: [text('{systemPrinter}')] },
  )
  const { id } = (await lina.post<{ id: string }>(ARTICLE, { title: 'A', content })).data
  const address = `${ARTICLE}/${id}`
  const fileOf = async (format: string) => {
    const ticket = (await lina.post<{ url: string }>(`${address}/Actions/Export`, { format })).data
    return (await test.app.inject({ url: ticket.url, headers: { authorization: await test.tokenOf('lina') } })).body
  }
  const output = (await lina.get<Output>(`${address}/Output`)).data
  await lina.post(`${address}/Actions/Send`, { userIds: [bob] })

  const time = '2026-11-21 \\d\\d:\\d\\d'
  expect(output.html).toMatch(
    new RegExp(
      `^<p>李娜/lina<strong>，由 </strong><strong>李娜/lina</strong><strong> 于 </strong><strong>${time}</strong><strong>。</strong></p>` +
        '<p>\\{name} \\{systemPrinters} <code>\\{systemPrinter}</code></p><pre><code>\\{systemPrinter}</code></pre>$',
    ),
  )
  expect(output.missing).toEqual([])
  expect(await fileOf('html')).toContain(output.html)
  expect(await fileOf('markdown')).toMatch(new RegExp(`^李娜/lina.*李娜/lina.*${time}`))
  const message = await test.deps.db
    .selectFrom('messages')
    .select('bodyText')
    .where('kind', '=', 'articleSent')
    .executeTakeFirstOrThrow()
  expect(message.bodyText).toBe(output.html)

  // The person who prints, not the author.
  await lina.put(`${address}/Shares`, { list: [{ userId: bob, mayEdit: 0 }] })
  expect((await test.as('bob').get<Output>(`${address}/Output`)).data.html).toMatch(/^<p>[^<]*\/bob<strong>/)
})

it('the decisions on a record are a variable of the articles about it', async () => {
  const { bob } = await people('bob')
  const modelId = await build({
    fullName: '出差',
    enCode: 'trip',
    webType: 3,
    formData: formOf([fieldOf({ name: 'F_Days', label: '天数', kind: 'numInput' })]),
    columnData: listOf({ columns: [{ prop: 'F_Days', label: '天数' }] }),
    flowTemplateJson: JSON.stringify(start({ childNode: approver('boss', { approvers: [bob] }) })),
  })
  const admin = test.as('admin')
  await admin.post(`/api/visualdev/OnlineDev/${modelId}`, { data: '{"F_Days":2}', flowId: modelId, status: 0 })
  expect((await agree('bob', { handleOpinion: '一路顺风' })).code).toBe(RESULT.ok)
  const { id: recordId } = await test.deps.db.selectFrom('flowTasks').select('id').executeTakeFirstOrThrow()
  const source = { modelId, recordId }
  const content = documentOf(paragraph(text('{systemApprovalContent}')))
  const write = async (body: object) =>
    `${ARTICLE}/${(await admin.post<{ id: string }>(ARTICLE, { title: 'A', content, ...body })).data.id}`

  const about = await write({ source })
  const record = (await admin.get<WritingRecord>(`${about}/Record`)).data
  expect(record.variables.map(({ code }) => code)).toEqual(['record.F_Days', 'systemApprovalContent'])
  expect((await admin.get<Output>(`${about}/Output`)).data.html).toMatch(
    /^<p>boss：bob于[\d-]+ [\d:]+审批通过，审批意见：一路顺风<\/p>$/,
  )
  const alone = (await admin.get<Output>(`${await write({})}/Output`)).data
  expect(alone).toMatchObject({ html: '<p>【审批内容】</p>', missing: [{ code: 'systemApprovalContent' }] })
})
