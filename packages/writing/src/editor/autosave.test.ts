import { RESULT } from '@sqos/contract'
import { expect, it, vi } from 'vitest'
import { Autosave, type SavedArticle, type SaveState } from './autosave.ts'

const PAUSES = { copy: 1, save: 2, retry: 2 }

/** An article in a browser, a server that a test controls, and the copy in the browser. */
function open() {
  const article = { title: 'A', content: 'one', variables: {} }
  const sent: [SavedArticle, number][] = []
  let fails: { code: number; msg: string; data: null } | undefined
  let kept: SavedArticle | undefined
  const states: SaveState[] = []
  const autosave = new Autosave(1, {
    read: () => ({ ...article }),
    async send(saved, { version }) {
      sent.push([saved, version])
      if (fails) throw fails
      return version + 1
    },
    keep: async (copy) => {
      kept = copy
    },
    onState: (state) => states.push(state),
    pauses: PAUSES,
  })
  function type(content: string) {
    article.content = content
    autosave.changed()
  }
  return {
    autosave,
    type,
    sent,
    states,
    fail: (code: number | undefined) => {
      fails = code === undefined ? undefined : { code, msg: '', data: null }
    },
    kept: () => kept,
  }
}

it('saves a moment after the last change, with the version of the last save', async () => {
  const { autosave, type, sent, states, kept } = open()
  type('two')
  type('three')
  expect(autosave.isUnsaved).toBe(true)
  await vi.waitFor(() => expect(states.at(-1)).toBe('saved'))
  type('four')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await autosave.end()

  expect(sent.map(([{ content }, version]) => [content, version])).toEqual([
    ['three', 1],
    ['four', 2],
  ])
  expect(kept()).toBeUndefined()
})

it('without a network the text stays in the browser and is sent later', async () => {
  const { autosave, type, sent, states, fail, kept } = open()
  fail(0)
  type('two')
  await vi.waitFor(() => expect(states.at(-1)).toBe('offline'))
  expect(kept()).toMatchObject({ content: 'two', version: 1 })
  type('three')
  fail(undefined)
  await vi.waitFor(() => expect(states.at(-1)).toBe('saved'))

  expect(sent.at(-1)?.[0].content).toBe('three')
  expect(kept()).toBeUndefined()
  await autosave.end()
})

it('a conflict stops saving: nothing is overwritten and the text stays', async () => {
  const { autosave, type, sent, states, fail, kept } = open()
  fail(RESULT.conflict)
  type('two')
  await vi.waitFor(() => expect(states.at(-1)).toBe('conflict'))
  fail(undefined)
  const before = sent.length
  type('three')
  await autosave.save({ isKept: true })
  await autosave.end()

  expect(sent).toHaveLength(before)
  expect(states.at(-1)).toBe('conflict')
  expect(kept()).toMatchObject({ content: 'three' })
})

it('goes on after the page has come back from the cache', async () => {
  const { autosave, type, sent, states } = open()
  await autosave.end()
  autosave.start()
  type('two')
  await vi.waitFor(() => expect([sent.length, states.at(-1)]).toEqual([1, 'saved']))
  // Faster than the last save.
  const ending = autosave.end()
  autosave.start()
  await ending
  type('three')
  await vi.waitFor(() => expect([sent.length, states.at(-1)]).toEqual([2, 'saved']))
  await autosave.end()
})
