import { expect, it } from 'vitest'
import { withFallback } from './text-loaders.ts'

it('missing texts, also nested ones, are filled from the other language', async () => {
  const japanese = Promise.resolve({ default: { save: '保存', list: { empty: '空' } } })
  const english = Promise.resolve({ default: { save: 'Save', cancel: 'Cancel', list: { empty: 'Empty', all: 'All' } } })

  expect(await withFallback(japanese, english)).toEqual({
    default: { save: '保存', cancel: 'Cancel', list: { empty: '空', all: 'All' } },
  })
})
