import { expect, it } from 'vitest'
import { defineFeatures, featureReducers } from './define-features.ts'

const load = () => Promise.resolve({ default: () => null })
const slice = { reducerPath: 'chat', reducer: (state: unknown = { unread: 0 }) => state }

it('returns the features and their reducers by the key of the state', () => {
  const features = defineFeatures([{ name: 'chat', slice }, { name: 'call' }])

  expect(features.map(({ name }) => name)).toEqual(['chat', 'call'])
  expect(featureReducers(features)).toEqual({ chat: slice.reducer })
})

it('throws when two features share a name, a path or a key of the state', () => {
  const routes = [{ path: '/chat', load }]

  expect(() => defineFeatures([{ name: 'chat' }, { name: 'chat' }])).toThrow('the name "chat"')
  expect(() =>
    defineFeatures([
      { name: 'chat', routes },
      { name: 'call', routes },
    ]),
  ).toThrow('the route "/chat"')
  expect(() =>
    defineFeatures([
      { name: 'chat', slice },
      { name: 'call', slice },
    ]),
  ).toThrow('the slice "chat"')
})
