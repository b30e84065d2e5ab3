import { RESULT } from '@sqos/contract'
import { ARTICLE_SCHEMA, type ServerMessage } from '@sqos/contract/realtime'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createApp } from '../../../app.ts'
import { buildSession, buildUser } from '../../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { connect } from '../../realtime/realtime.testing.ts'

const ARTICLE = '/api/writing/article'
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (...texts: string[]) => JSON.stringify({ type: 'doc', content: texts.map(paragraph) })

interface Saved {
  id: string
  version: number
}
interface Sync {
  docId: string
  update: string
  vector: string
}

let test: TestApp
/** A second server on the same database. */
let other: FastifyInstance
const opened: { socket: { close: () => void }; closed: Promise<number> }[] = []

beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  other = await createApp(test.deps)
  await other.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const { socket } of opened) socket.close()
  await Promise.all(opened.splice(0).map(({ closed }) => closed))
  await test.reset()
})
afterAll(async () => {
  await other.close()
  await test.close()
})

async function buildPerson(account: string) {
  const { id } = await buildUser(test.deps, { account, realName: account })
  return { id, token: await buildSession(test.deps, { userId: id }) }
}
type Person = Awaited<ReturnType<typeof buildPerson>>

/** An article of Lina that Bob may edit and Rosa may read. */
async function share(...texts: string[]) {
  const [lina, bob, rosa] = [await buildPerson('lina'), await buildPerson('bob'), await buildPerson('rosa')]
  const owner = test.as(lina.token)
  const { id } = (await owner.post<Saved>(ARTICLE, { title: 'Offer', content: documentOf(...texts) })).data
  const list = [
    { userId: bob.id, mayEdit: 1 },
    { userId: rosa.id, mayEdit: 0 },
  ]
  await owner.put(`${ARTICLE}/${id}/Shares`, { list })
  const stored = async () => (await owner.get<{ content: string }>(`${ARTICLE}/${id}`)).data.content
  return { id, address: `${ARTICLE}/${id}`, lina, bob, rosa, owner, list, stored }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

function lettersOf(item: unknown): string {
  const letters: unknown = item instanceof Y.XmlElement ? item.get(0) : undefined
  return letters instanceof Y.XmlText
    ? letters
        .toDelta()
        .map(({ insert }: { insert: string }) => insert)
        .join('')
    : ''
}

/** A tab with the article, as a browser has it. */
async function openTab(app: FastifyInstance, person: Person, id: string) {
  const client = await connect(app, person.token)
  opened.push(client)
  const doc = new Y.Doc()
  const tab = `tab-${doc.clientID}`
  const fragment = doc.getXmlFragment('text')
  const caller = test.as(person.token)
  const sync = async () => {
    const vector = base64(Y.encodeStateVector(doc))
    const answer = await caller.post<Sync>(`${ARTICLE}/${id}/Actions/Sync`, { vector })
    Y.applyUpdate(doc, Buffer.from(answer.data.update, 'base64'), 'server')
    return answer.data
  }
  let isOnline = true
  let count = 0
  client.socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString('utf8'))
    if (isOnline && message.method === 'articleEdit' && message.edit)
      Y.applyUpdate(doc, Buffer.from(message.edit, 'base64'), 'server')
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === 'server' || !isOnline) return
    count += 1
    client.send({
      method: 'EditArticle',
      token: person.token,
      articleId: id,
      tab,
      clientId: `${count}`,
      edit: base64(update),
    })
  })
  client.send({ method: 'JoinArticle', token: person.token, articleId: id, tab })
  const { access } = await client.next('articleAccess')
  const { docId } = await sync()
  const text = (index: number) => {
    const element = fragment.get(index)
    const letters: unknown = element instanceof Y.XmlElement ? element.get(0) : undefined
    if (!(letters instanceof Y.XmlText)) throw new Error('testing: no text here')
    return letters
  }
  return {
    ...client,
    doc,
    docId,
    access,
    caller,
    type: (index: number, at: number, letters: string) => text(index).insert(at, letters),
    remove: (index: number) => fragment.delete(index, 1),
    lines: () => fragment.toArray().map((_item, index) => lettersOf(fragment.get(index))),
    goOffline: () => (isOnline = false),
    async comeBack() {
      isOnline = true
      const { vector } = await sync()
      const edit = base64(Y.encodeStateAsUpdate(doc, Buffer.from(vector, 'base64')))
      return await caller.post(`${ARTICLE}/${id}/Actions/Merge`, { edit, tab })
    },
  }
}

it('people on two servers who type at once have the same text, and it becomes the article', async () => {
  const { id, lina, bob, rosa, stored } = await share('one', 'two')
  const [first, second] = [await openTab(test.app, lina, id), await openTab(other, bob, id)]
  const reader = await openTab(other, rosa, id)
  expect([first.access, second.access, reader.access]).toEqual(['edit', 'edit', 'read'])

  for (let index = 0; index < 10; index += 1) {
    first.type(0, index, 'a')
    second.type(0, 0, 'b')
    second.type(1, 3, `${index}`)
  }

  const texts = () => [first, second, reader].map(({ lines }) => lines().join('|'))
  await expect.poll(() => [new Set(texts()).size, texts()[0]?.length]).toEqual([1, 37])
  const [line = '', next] = first.lines()
  expect([line.replaceAll(/[^a]/g, ''), line.replaceAll(/[^b]/g, ''), next]).toEqual([
    'a'.repeat(10),
    'b'.repeat(10),
    'two9876543210',
  ])
  expect(line.endsWith('one')).toBe(true)
  // Without waiting: every reader of the JSON gets the edits of this moment.
  expect(await stored()).toContain(line)
})

it('the document is made once, however many open it first', async () => {
  const { id, lina, bob } = await share('only once')

  const tabs = await Promise.all([openTab(test.app, lina, id), openTab(other, bob, id), openTab(other, lina, id)])
  tabs[0]?.type(0, 0, '!')

  for (const { lines } of tabs) await expect.poll(lines).toEqual(['!only once'])
  expect(new Set(tabs.map(({ docId }) => docId)).size).toBe(1)
})

it('what was typed without a connection is merged; two who delete the same paragraph delete it once', async () => {
  const { id, lina, bob, stored } = await share('one', 'two', 'three')
  const [first, second] = [await openTab(test.app, lina, id), await openTab(other, bob, id)]
  first.goOffline()
  first.type(0, 3, ' (offline)')
  first.remove(1)
  second.type(2, 5, ' (online)')
  second.remove(1)
  await expect.poll(stored).toContain('three (online)')

  expect((await first.comeBack()).code).toBe(RESULT.ok)

  for (const { lines } of [first, second]) await expect.poll(lines).toEqual(['one (offline)', 'three (online)'])
  expect(await stored()).toContain('one (offline)')
})

it('a page that does not know all nodes is told to reload: it reads, sends and merges nothing', async () => {
  const { id, address, bob, stored } = await share('one')
  const page = await connect(test.app, bob.token)
  opened.push(page)
  const frame = { token: bob.token, articleId: id, tab: 't', schema: ARTICLE_SCHEMA - 1 }
  page.send({ method: 'JoinArticle', ...frame })
  expect(await page.next('articleAccess')).toMatchObject({ access: 'outdated' })

  const edit = base64(Y.encodeStateAsUpdate(new Y.Doc()))
  page.send({ method: 'EditArticle', ...frame, edit })
  expect(await page.next('error')).toMatchObject({ code: RESULT.forbidden, of: 'EditArticle' })
  const caller = test.as(bob.token)
  const answers = [
    await caller.post(`${address}/Actions/Sync`, { vector: '', schema: frame.schema }),
    await caller.post(`${address}/Actions/Merge`, { edit, tab: 't', schema: frame.schema }),
  ]
  for (const { code, msg } of answers)
    expect([code, msg]).toEqual([RESULT.forbidden, '此页面版本过旧，请重新加载后继续'])
  expect(await stored()).toBe(documentOf('one'))
})

it('nobody joins, edits or reads without the right, and a share that is taken away ends at once', async () => {
  const { id, address, lina, bob, rosa, owner, stored } = await share('one')
  const stranger = await connect(test.app, (await buildPerson('sam')).token)
  opened.push(stranger)
  const token = (await buildPerson('eve')).token
  const eve = await connect(test.app, token)
  opened.push(eve)
  eve.send({ method: 'JoinArticle', token, articleId: id, tab: 't' })
  expect(await eve.next('error')).toMatchObject({ code: RESULT.notFound, of: 'JoinArticle' })
  expect((await test.as(token).post(`${address}/Actions/Sync`, { vector: '' })).code).toBe(RESULT.notFound)
  expect((await test.as(token).post(`${address}/Actions/Merge`, { tab: 't' })).code).toBe(RESULT.notFound)

  const reader = await openTab(test.app, rosa, id)
  reader.type(0, 0, 'x')
  expect(await reader.next('error')).toMatchObject({ code: RESULT.forbidden })
  expect((await reader.caller.post(`${address}/Actions/Merge`, { tab: 't' })).code).toBe(RESULT.forbidden)

  const [first, second] = [await openTab(test.app, lina, id), await openTab(other, bob, id)]
  await owner.put(`${address}/Shares`, { list: [{ userId: rosa.id, mayEdit: 1 }] })
  expect(await second.next('articleAccess')).toMatchObject({ articleId: id, access: 'none' })
  expect(await reader.next('articleAccess')).toMatchObject({ articleId: id, access: 'edit' })
  const heard = second.received.length
  second.type(0, 0, 'y')
  expect(await second.next('error')).toMatchObject({ code: RESULT.notFound })
  first.type(0, 3, ' more')
  await expect.poll(() => reader.lines()).toEqual(['xone more'])
  // Others may come online and go meanwhile.
  const told = second.received.slice(heard).filter(({ method }) => method !== 'online' && method !== 'offline')
  expect(told.map(({ method }) => method)).toEqual(['error'])
  expect(await stored()).toContain('"one more"')
})

it('who follows an article hears of its comments on every server; without access nothing is heard', async () => {
  const { id, address, lina, bob, rosa, owner } = await share('one')
  const [first, second] = [await openTab(test.app, lina, id), await openTab(other, bob, id)]
  const news = { method: 'articleComments', articleId: id }
  const { data } = await test.as(rosa.token).post<Saved>(`${address}/Comments`, { body: 'Why?' })
  expect(await first.next('articleComments')).toEqual(news)
  expect(await second.next('articleComments')).toEqual(news)

  await owner.put(`${address}/Shares`, { list: [{ userId: rosa.id, mayEdit: 0 }] })
  expect(await second.next('articleAccess')).toMatchObject({ access: 'none' })
  await owner.post(`${address}/Comments/${data.id}/Actions/Resolve`, { isResolved: true })
  expect(await first.next('articleComments')).toEqual(news)
  await owner.delete(`${address}/Comments/${data.id}`)
  expect(await first.next('articleComments')).toEqual(news)
  expect(second.received.filter(({ method }) => method === 'articleComments')).toHaveLength(1)
})

it('bytes that are no edit are refused, and hostile content stays out of the article', async () => {
  const { id, address, lina, stored } = await share('one')
  const tab = await openTab(test.app, lina, id)
  const merge = (edit: string) => tab.caller.post(`${address}/Actions/Merge`, { edit, tab: 't' })
  expect((await merge('////')).code).toBe(RESULT.refused)
  expect((await tab.caller.post(`${address}/Actions/Sync`, { vector: '/////w==' })).code).toBe(RESULT.refused)

  const hostile = new Y.XmlElement('script')
  const link = new Y.XmlText()
  link.applyDelta([{ insert: 'x', attributes: { link: { href: 'javascript:alert(1)' } } }])
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [link])
  tab.doc.getXmlFragment('text').insert(1, [hostile, line])
  await expect.poll(stored).toContain('"x"')
  expect(await stored()).not.toMatch(/script/)
})

it('a restored version and a save of an older client are edits: what others type meanwhile stays', async () => {
  const { id, address, lina, bob, owner, stored } = await share('one', 'two')
  const [first, second] = [await openTab(test.app, lina, id), await openTab(other, bob, id)]
  first.type(0, 3, ' changed')
  await expect.poll(() => second.lines()[0]).toBe('one changed')
  await expect.poll(stored).toContain('one changed')

  second.type(1, 3, ' typed')
  await owner.post(`${address}/Versions/1/Actions/Restore`)
  second.type(1, 0, 'still ')

  for (const { lines } of [first, second])
    await expect.poll(() => lines().join('|')).toMatch(/^one\|still two( typed)?$/)
  await expect.poll(() => first.lines().join('|') === second.lines().join('|')).toBe(true)
  await expect.poll(stored).toContain('still two')
  const versions = (await owner.get<{ number: number }[]>(`${address}/Versions`)).data
  expect(versions.length).toBeGreaterThan(1)

  const { version } = (await owner.get<Saved>(address)).data
  const content = documentOf('one', 'saved')
  expect((await owner.put(address, { title: 'Offer', content, version })).code).toBe(RESULT.ok)
  for (const { lines } of [first, second]) await expect.poll(lines).toEqual(['one', 'saved'])
})

it('edits survive a server that stopped before they became the article', async () => {
  const { id, bob, owner, address } = await share('one')
  const doomed = await createApp(test.deps)
  await doomed.listen({ host: '127.0.0.1', port: 0 })
  const tab = await openTab(doomed, bob, id)
  tab.type(0, 3, ' and more')
  await tab.next('articleEdit')
  await doomed.close()

  const { content } = await test.deps.db
    .selectFrom('writingArticles')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(content).not.toContain('and more')
  expect((await owner.get<{ html: string }>(`${address}/Output`)).data.html).toBe('<p>one and more</p>')
})

it('title, state and variables travel, and who works alone keeps versions as before', async () => {
  const { id, address, lina, bob, owner } = await share('one')
  const [first, second] = [await openTab(test.app, lina, id), await openTab(other, bob, id)]
  first.doc.getMap('meta').set('title', 'New title')
  second.doc.getMap('variables').set('salary', '100')
  await expect.poll(() => second.doc.getMap('meta').get('title')).toBe('New title')
  await expect
    .poll(async () => (await owner.get(address)).data)
    .toMatchObject({ title: 'New title', variables: { salary: '100' }, isTogether: true })

  // A kept version, then none within ten minutes, then one again.
  const versions = async () => (await owner.get<unknown[]>(`${address}/Versions`)).data.length
  await owner.post(`${address}/Actions/Merge`, { tab: 't', isKept: true })
  const kept = await versions()
  first.type(0, 0, 'a')
  await expect.poll(() => second.lines()).toEqual(['aone'])
  await owner.get(address)
  expect(await versions()).toBe(kept)
  test.clock.advance(11 * 60_000)
  first.type(0, 0, 'b')
  await expect.poll(() => second.lines()).toEqual(['baone'])
  await owner.get(address)
  expect(await versions()).toBe(kept + 1)
})
