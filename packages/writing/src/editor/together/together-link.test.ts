import { ARTICLE_SCHEMA, type ClientMessage, type ServerMessage } from '@sqos/contract/realtime'
import { mergeEdits, SharedDocument } from '@sqos/rich-text/together'
import { RESULT } from '@sqos/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'
import { type LinkAccess, TogetherLink } from './together-link.ts'

const PAUSES = { send: 1, answer: 40, copy: 5, retry: 10, check: 1e6, beat: 1e6 }
const links: TogetherLink[] = []
afterEach(async () => {
  for (const link of links.splice(0)) await link.end()
})

type Handler = (message: ServerMessage) => void

/** A server that keeps one document and answers every tab. */
function openServer() {
  const doc = new SharedDocument('server')
  const tabs = new Set<Handler>()
  const state = { isOnline: true, losesAnswers: false, access: 'edit' as LinkAccess, merges: 0 }
  const tell = (message: ServerMessage) => {
    for (const hear of tabs) hear(message)
  }

  function take(message: ClientMessage, name: string) {
    if (!state.isOnline || message.method !== 'EditArticle') return
    if (message.edit !== undefined && state.access !== 'edit')
      return tell({
        method: 'error',
        code: RESULT.forbidden,
        msg: '',
        of: 'EditArticle',
        ...(message.clientId !== undefined && { clientId: message.clientId }),
      })
    if (message.edit !== undefined) doc.receive(fromBase64(message.edit))
    const { articleId, tab, edit, clientId, presence } = message
    if (state.losesAnswers) return
    tell({
      method: 'articleEdit',
      articleId,
      userId: name,
      name,
      tab,
      ...(clientId !== undefined && { clientId }),
      ...(edit !== undefined && { edit }),
      ...(presence && { presence }),
    })
  }

  function demandNetwork() {
    if (!state.isOnline) throw Object.assign(new Error('away'), { code: 0, msg: '', data: null })
  }

  /** A tab of a person. */
  function open(name: string) {
    const shared = new SharedDocument(name)
    const handlers = new Set<Handler>()
    tabs.add((message) => state.isOnline && handlers.forEach((handle) => handle(message)))
    const states: string[] = []
    const kept: (Uint8Array | undefined)[] = []
    const accesses: LinkAccess[] = []
    const link = new TogetherLink({
      articleId: 'a',
      docId: 'd',
      tab: name,
      version: 1,
      access: 'edit',
      shared,
      mergeEdits,
      realtime: {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the token is added by the socket
        send: (message) => take(message as ClientMessage, name),
        on(method, handler) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the method was checked
          const filtered: Handler = (message) => message.method === method && handler(message as never)
          handlers.add(filtered)
          return () => handlers.delete(filtered)
        },
        status: () => (state.isOnline ? { state: 'online' } : { state: 'connecting' }),
      },
      sync: async (vector) => {
        demandNetwork()
        return { docId: 'd', update: toBase64(doc.since(fromBase64(vector))), vector: toBase64(doc.vector()) }
      },
      merge: async ({ edit }) => {
        demandNetwork()
        state.merges += 1
        if (edit === undefined) return 2
        doc.receive(fromBase64(edit))
        if (!state.losesAnswers) tell({ method: 'articleEdit', articleId: 'a', userId: name, name, tab: name, edit })
        return 2
      },
      keep: async (edits) => void kept.push(edits),
      onState: (next) => states.push(next),
      onAccess: (next) => accesses.push(next),
      pauses: PAUSES,
    })
    links.push(link)
    link.start()
    const write = (title: string) => shared.setDetails({ title })
    const add = (code: string) => shared.setDetails({ variables: { ...shared.details().variables, [code]: 'x' } })
    return { link, shared, states, kept, accesses, write, add, title: () => shared.details().title }
  }

  const connectAgain = () => {
    state.isOnline = true
    for (const hear of tabs)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the message counts
      hear({ method: 'initMessage' } as ServerMessage)
  }
  return { state, doc, open, tell, connectAgain }
}

it('an edit counts as saved when the server has it, and others have it, too', async () => {
  const { doc, open } = openServer()
  const [lina, bob] = [open('lina'), open('bob')]
  lina.write('one')
  expect(lina.link.isUnsaved).toBe(true)

  await vi.waitFor(() => expect([lina.states.at(-1), bob.title()]).toEqual(['saved', 'one']))
  expect(lina.link.isUnsaved).toBe(false)
  expect(doc.details().title).toBe('one')
  expect(bob.shared.people()).toMatchObject([{ userId: 'lina', name: 'lina' }])
})

it('a lost answer and a lost message are made up for', async () => {
  const { state, open, tell } = openServer()
  const [lina, bob] = [open('lina'), open('bob')]
  await vi.waitFor(() => expect(bob.shared.people()).toHaveLength(1))
  state.losesAnswers = true
  lina.write('one')
  await vi.waitFor(() => expect(state.merges).toBeGreaterThan(0))
  await vi.waitFor(() => expect(lina.states.at(-1)).toBe('saved'))

  expect(bob.title()).toBe('')
  tell({ method: 'articleEdit', articleId: 'a', userId: '', name: '', tab: '', isBehind: true })
  await vi.waitFor(() => expect(bob.title()).toBe('one'))
})

it('without a network edits stay in this browser, and are merged with those of others afterwards', async () => {
  const { state, doc, open, connectAgain } = openServer()
  const [lina, bob] = [open('lina'), open('bob')]
  await vi.waitFor(() => expect(bob.shared.people()).toHaveLength(1))
  state.isOnline = false
  lina.add('a')
  await vi.waitFor(() => expect(lina.states.at(-1)).toBe('offline'))
  lina.add('b')
  await vi.waitFor(() => expect(lina.kept.at(-1)).toBeDefined())
  bob.add('c')

  connectAgain()
  const everything = { a: 'x', b: 'x', c: 'x' }
  for (const { shared, states, link } of [lina, bob]) {
    await vi.waitFor(() => expect(shared.details().variables).toEqual(everything))
    await vi.waitFor(() => expect([states.at(-1), link.isUnsaved]).toEqual(['saved', false]))
  }
  expect(doc.details().variables).toEqual(everything)
  expect(lina.kept.at(-1)).toBeUndefined()
})

it('a right that is taken away stops sending, and the text is kept', async () => {
  const { state, doc, open, tell } = openServer()
  const bob = open('bob')
  state.access = 'read'
  tell({ method: 'articleAccess', articleId: 'other', access: 'none' })
  tell({ method: 'articleAccess', articleId: 'a', access: 'none' })
  bob.write('one')

  await vi.waitFor(() => expect(bob.kept.at(-1)).toBeDefined())
  await bob.link.save()
  expect([bob.accesses, bob.link.isUnsaved, doc.details().title]).toEqual([['none'], true, ''])
})

it('a page that is older than the article takes no edits and sends none, and keeps the text', async () => {
  const { doc, open, tell } = openServer()
  const bob = open('bob')
  const newer = new SharedDocument('lina')
  newer.setDetails({ title: 'newer' })
  const edit = toBase64(newer.since())
  const schema = ARTICLE_SCHEMA + 1
  tell({ method: 'articleEdit', articleId: 'a', userId: 'lina', name: 'lina', tab: 'lina', edit, schema })
  bob.write('one')
  await bob.link.save()

  await vi.waitFor(() => expect(bob.kept.at(-1)).toBeDefined())
  expect([bob.accesses, bob.title(), doc.details().title]).toEqual([['outdated'], 'one', ''])
})

it('leaving tells the others, and coming back goes on', async () => {
  const { open } = openServer()
  const [lina, bob] = [open('lina'), open('bob')]
  await vi.waitFor(() => expect(bob.shared.people()).toHaveLength(1))
  lina.write('one')
  await lina.link.end()
  expect(bob.shared.people()).toEqual([])
  bob.write('two')

  lina.link.start()
  await vi.waitFor(() => expect(lina.title()).toBe('two'))
  lina.write('three')
  await vi.waitFor(() => expect(bob.title()).toBe('three'))
})
