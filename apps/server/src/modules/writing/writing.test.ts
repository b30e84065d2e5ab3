import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { purgeOldArticles } from './articles.retention.ts'

const ARTICLE = '/api/writing/article'
const TEMPLATE = '/api/writing/template'
const text = (letters: string) => ({ type: 'text', text: letters })
const documentOf = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const variable = (code: string, name: string) => ({ type: 'variable', attrs: { code, name } })

interface Saved {
  id: string
  version: number
}
interface Page {
  list: { id: string; [key: string]: unknown }[]
  pagination: { total: number }
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

async function bytesOf(zip: ZipFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const file = (content: Buffer | string, name = 'a.docx') => {
  const form = new FormData()
  form.append('file', new File([Buffer.from(content)], name))
  return form
}

it('an article belongs to its user: nobody else lists, reads, saves or deletes it', async () => {
  await buildUser(test.deps, { account: 'lina' })
  await buildUser(test.deps, { account: 'bob' })
  const lina = test.as('lina')
  const body = { title: 'Offer', content: documentOf(paragraph(text('Dear Ms Li'))) }
  const { data } = await lina.post<Saved>(ARTICLE, body)
  const address = `${ARTICLE}/${data.id}`

  expect((await lina.get<Page>('/api/select/article/list?keyword=ms li')).data.list).toMatchObject([
    { id: data.id, title: 'Offer', summary: 'Dear Ms Li', content: '', status: 0 },
  ])
  const bob = test.as('bob')
  expect((await bob.get<Page>('/api/select/article/list')).data.list).toEqual([])
  for (const answer of [await bob.get(address), await bob.put(address, body), await bob.delete(address)])
    expect(answer.code).toBe(RESULT.notFound)

  expect((await lina.delete(address)).code).toBe(RESULT.ok)
  expect((await lina.get(address)).code).toBe(RESULT.notFound)
})

it('a stale save is a conflict and changes nothing; versions compare and restore', async () => {
  const admin = test.as('admin')
  const bodyOf = (letters: string) => ({ title: 'A', content: documentOf(paragraph(text(letters))) })
  const { id, version } = (await admin.post<Saved>(ARTICLE, bodyOf('one'))).data
  const address = `${ARTICLE}/${id}`

  const first = await admin.put<Saved>(address, { ...bodyOf('two'), version })
  const stale = await admin.put(address, { ...bodyOf('three'), version })
  expect([first.code, stale.code, stale.msg]).toEqual([
    RESULT.ok,
    RESULT.conflict,
    '文章已被他人修改。请查看最新内容，或将您的内容另存为新文章',
  ])
  // A young version is shared; a kept one is not.
  expect((await admin.get<unknown[]>(`${address}/Versions`)).data).toHaveLength(1)
  await admin.put(address, { ...bodyOf('four'), isKept: true })
  test.clock.advance(11 * 60_000)
  await admin.put(address, bodyOf('five'))
  expect((await admin.get<{ number: number }[]>(`${address}/Versions`)).data.map(({ number }) => number)).toEqual([
    3, 2, 1,
  ])

  expect((await admin.get(`${address}/Versions/1`)).data).toMatchObject({ text: 'one' })
  await admin.post(`${address}/Versions/1/Actions/Restore`)
  expect((await admin.get<{ content: string }>(address)).data.content).toContain('"one"')
  // The state before is a version, too.
  expect((await admin.get(`${address}/Versions/4`)).data).toMatchObject({ text: 'five' })
})

it('of two hundred saves at once of the same version one wins, and the others hear of it; without a version all are kept', async () => {
  const admin = test.as('admin')
  const { id } = (await admin.post<Saved>(ARTICLE, { title: 'A', content: documentOf(paragraph(text('first'))) })).data
  const save = (letters: string, version?: number) =>
    admin.put<Saved>(`${ARTICLE}/${id}`, {
      title: 'A',
      content: documentOf(paragraph(text(letters))),
      isKept: true,
      ...(version !== undefined && { version }),
    })
  const all = Array.from({ length: 200 }, (_, n) => `text ${n};`)
  const answers = await Promise.all(all.map((letters) => save(letters, 1)))
  const won = answers.flatMap(({ code }, n) => (code === RESULT.ok ? [n] : []))
  expect(won).toHaveLength(1)
  expect(answers.filter(({ code }) => code === RESULT.conflict)).toHaveLength(199)
  const read = async () => (await admin.get<{ content: string; version: number }>(`${ARTICLE}/${id}`)).data
  expect(await read()).toMatchObject({ version: 2, content: expect.stringContaining(`text ${won[0]};`) })

  const versions = await Promise.all(all.slice(0, 20).map(async (letters) => (await save(letters)).data.version))
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 3))
  expect((await read()).version).toBe(22)
})

it('an article of ten megabytes is refused with its limit, a larger call as too large, and the article stays', async () => {
  const admin = test.as('admin')
  const { id } = (await admin.post<Saved>(ARTICLE, { title: 'A', content: documentOf(paragraph(text('first'))) })).data
  const save = (letters: number) =>
    admin.put(`${ARTICLE}/${id}`, { title: 'A', content: documentOf(paragraph(text('x'.repeat(letters)))) })
  const refused = await save(10 * 1_048_576)
  expect([refused.code, refused.msg]).toEqual([
    RESULT.refused,
    '内容过长：最多 4000000 个字符。请拆分文章，或减少嵌入的图片',
  ])
  expect((await save(17 * 1_048_576)).msg).toBe('提交的内容过大')
  expect((await admin.get<{ content: string }>(`${ARTICLE}/${id}`)).data.content).toContain('first')
})

it('only nodes, formatting and addresses of the editor are stored', async () => {
  const admin = test.as('admin')
  const link = (href: string) => ({ ...text('x'), marks: [{ type: 'link', attrs: { href, onclick: 'x' } }] })
  const content = documentOf(
    { type: 'script', content: [text('alert')] },
    paragraph(link('javascript:alert(1)'), link('//evil.example'), link('https://good.example')),
    { type: 'image', attrs: { src: 'data:image/svg+xml;base64,AA' } },
    { type: 'image', attrs: { src: '/api/file/a.png', onerror: 'x' } },
    { type: 'heading', attrs: { level: 2, align: 'url(x)' }, content: [text('<b>')] },
    paragraph({ ...text('y'), marks: [{ type: 'letters', attrs: { color: 'red;background:url(x)', size: '20px' } }] }),
  )
  const { id } = (await admin.post<Saved>(ARTICLE, { title: 'A', content })).data

  expect((await admin.get<{ html: string }>(`${ARTICLE}/${id}/Output`)).data.html).toBe(
    '<p>xx<a href="https://good.example" target="_blank" rel="noopener noreferrer nofollow">x</a></p>' +
      '<img src="/api/file/a.png" alt=""><h2>&lt;b&gt;</h2><p><span style="font-size: 20px">y</span></p>',
  )
  const refused = await admin.post(ARTICLE, { title: 'A', content: '{"type":"other"}' })
  expect([refused.code, refused.msg]).toEqual([RESULT.refused, '内容不是有效的文档，未保存'])
})

it('variables are filled in on output; those without a value are named', async () => {
  await buildUser(test.deps, { account: 'lina', realName: '李娜' })
  const lina = test.as('lina')
  const content = documentOf(
    paragraph(variable('userName', '姓名'), text(' '), variable('today', '日期')),
    paragraph(variable('salary', '月薪'), variable('boss', '主管'), variable('leader', '上级')),
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(text('a|b'))] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('1'))] }] },
      ],
    },
  )
  const boss = { fullName: '上级', enCode: 'leader', content: '王总' }
  await test.as('admin').post('/api/writing/part/variable', boss)
  const body = { title: 'A/B', content, variables: { salary: '<b>12,000' } }
  const { id } = (await lina.post<Saved>(ARTICLE, body)).data

  const output = (await lina.get<{ html: string; missing: object[] }>(`${ARTICLE}/${id}/Output`)).data
  expect(output.html).toContain('<p>李娜 2026年11月21日</p><p>&lt;b&gt;12,000【主管】王总</p>')
  expect(output.missing).toEqual([{ code: 'boss', name: '主管' }])

  const ticket = (
    await lina.post<{ name: string; url: string }>(`${ARTICLE}/${id}/Actions/Export`, { format: 'markdown' })
  ).data
  expect(ticket.name).toBe('A B.md')
  const downloaded = await test.app.inject({ url: ticket.url, headers: { authorization: await test.tokenOf('lina') } })
  expect(downloaded.body).toContain('| a\\|b |\n| --- |\n| 1 |')
})

it('templates need the permission to change them, and none to write with them', async () => {
  await buildUser(test.deps, { account: 'lina' })
  const [admin, lina] = [test.as('admin'), test.as('lina')]
  await admin.post('/api/writing/part/category', { fullName: '人事' })
  const [category] = (await admin.get<Page>('/api/writing/part/category')).data.list
  const body = { fullName: '录用通知', categoryId: category?.id, content: documentOf(paragraph(text('one'))) }
  expect((await lina.post(TEMPLATE, body)).code).toBe(RESULT.forbidden)
  expect((await admin.post(TEMPLATE, body)).code).toBe(RESULT.ok)
  expect((await admin.post(TEMPLATE, body)).msg).toBe('名称已存在')

  const [card] = (await lina.get<Page>('/api/select/template/list?keyword=录用')).data.list
  expect(card).toMatchObject({ name: '录用通知', category: '人事', content: '' })
  const address = `${TEMPLATE}/${card?.id}`
  const read = (await admin.get<{ lastModifyTime: number | null }>(address)).data
  const changed = { ...body, ...read, content: documentOf(paragraph(text('two'))) }
  expect((await admin.put(address, changed)).code).toBe(RESULT.ok)
  expect((await admin.put(address, changed)).code).toBe(RESULT.conflict)
  const revisions = (await admin.get<{ id: string; text: string }[]>(`${address}/Actions/Revisions`)).data
  expect(revisions.map((revision) => revision.text)).toEqual(['two', 'one'])
  await admin.post(`${address}/Actions/Restore/${revisions[1]?.id}`)
  expect((await lina.get<{ content: string }>(`${address}/Content`)).data.content).toContain('"one"')

  expect((await admin.delete(`/api/writing/part/category/${category?.id}`)).msg).toContain('还有模板或模块使用此分类')
  await admin.put(`${address}/Actions/State`)
  expect((await lina.get(`${address}/Content`)).msg).toBe('模板不存在或已停用')
})

it('select lists have the enabled parts; variables of the system come first', async () => {
  await buildUser(test.deps, { account: 'lina' })
  const [admin, lina] = [test.as('admin'), test.as('lina')]
  const add = (kind: string, body: object) => admin.post(`/api/writing/part/${kind}`, body)
  await add('variable', { fullName: '月薪', enCode: 'salary', content: '10000' })
  await add('variable', { fullName: '停用', enCode: 'off', enabledMark: 0 })
  await add('tag', { fullName: '正式', content: 'formal' })
  await add('aiAction', { fullName: '润色', enCode: 'polish', content: 'Polish' })
  expect((await add('variable', { fullName: '又', enCode: 'salary' })).msg).toBe('编码已存在')
  expect((await add('variable', { fullName: '又', enCode: 'a b' })).msg).toContain('请输入编码')
  expect((await add('module', { fullName: '条款', content: 'no document' })).code).toBe(RESULT.refused)
  expect((await lina.post('/api/writing/part/tag', { fullName: 'x' })).code).toBe(RESULT.forbidden)

  const variables = (await lina.get<Page>('/api/select/variable/list')).data.list
  expect(variables.map(({ code, value }) => [code, value])).toEqual([
    ['userName', expect.any(String)],
    ['account', 'lina'],
    ['today', '2026年11月21日'],
    ['systemPrinter', expect.stringMatching(/\/lina$/)],
    ['systemPrintTime', expect.stringMatching(/^2026-11-21 /)],
    ['salary', '10000'],
  ])
  expect((await lina.get<object[]>('/api/select/tag/list')).data).toEqual([{ id: expect.any(String), name: '正式' }])
  expect((await lina.get<Page>('/api/select/getAiOptimizeList')).data.list).toMatchObject([{ prompt: 'Polish' }])
})

it('a Word file becomes sanitised HTML; other files are refused with a text', async () => {
  const admin = test.as('admin')
  const zip = new ZipFile()
  const xml = (body: string) =>
    Buffer.from(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    )
  zip.addBuffer(xml('<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Offer &lt;script&gt;</w:t></w:r></w:p>'), 'word/document.xml')
  zip.addBuffer(
    Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    '_rels/.rels',
  )
  zip.end()
  const content = await bytesOf(zip)

  const url = '/api/writing/Actions/ReadDocx'
  expect((await admin.post(url, file(content, 'Offer.docx'))).data).toEqual({
    title: 'Offer',
    html: '<p><strong>Offer &lt;script&gt;</strong></p>',
  })
  const bomb = new ZipFile()
  bomb.addBuffer(Buffer.alloc(101 * 1_048_576), 'word/document.xml')
  bomb.end()
  const packed = await bytesOf(bomb)
  expect((await admin.post(url, file(packed))).msg).toContain('解压后过大')
  for (const wrong of ['no zip', content.subarray(0, 200)])
    expect((await admin.post(url, file(wrong))).msg).toBe('文件不是可读取的 Word 文档（.docx）')
})

// Last: the clock of the tests goes on.
it('a deleted article comes back for its owner, until it is deleted for good or thirty days have passed', async () => {
  await buildUser(test.deps, { account: 'bob' })
  const [admin, bob] = [test.as('admin'), test.as('bob')]
  const create = async (title: string) =>
    (await admin.post<Saved>(ARTICLE, { title, content: documentOf(paragraph(text('x'))) })).data.id
  const deleted = async () => (await admin.get<Page>('/api/select/article/list?source=deleted')).data.list
  const [one, two, three] = [await create('1'), await create('2'), await create('3')]
  expect((await admin.post(`/api/writing/deletedArticle/${one}/Actions/Recover`)).code).toBe(RESULT.notFound)
  for (const id of [one, two, three]) await admin.delete(`${ARTICLE}/${id}`)
  expect(await deleted()).toHaveLength(3)

  for (const answer of [
    await bob.post(`/api/writing/deletedArticle/${one}/Actions/Recover`),
    await bob.delete(`/api/writing/deletedArticle/${one}`),
  ])
    expect(answer.code).toBe(RESULT.notFound)
  expect((await admin.post(`/api/writing/deletedArticle/${one}/Actions/Recover`)).code).toBe(RESULT.ok)
  expect((await admin.get(`${ARTICLE}/${one}`)).data).toMatchObject({ title: '1' })
  expect((await admin.delete(`/api/writing/deletedArticle/${two}`)).code).toBe(RESULT.ok)
  expect(await deleted()).toMatchObject([{ id: three, deleteTime: expect.any(Number) }])

  expect(await purgeOldArticles(test.deps)).toBe(0)
  test.clock.advance(31 * 86_400_000)
  expect(await purgeOldArticles(test.deps)).toBe(1)
})
