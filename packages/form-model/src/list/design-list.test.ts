import { describe, expect, it } from 'vitest'
import { readForm } from '../model/read-form.ts'
import { orderForm, orderTables } from '../testing/index.ts'
import { defaultAppListDocument, defaultListDocument, possibleColumns, possibleSearches } from './design-list.ts'
import { readList } from './read-list.ts'

/** The order form; its title is shown on desktops only. */
const onDesks = (() => {
  const text = JSON.stringify(orderForm)
  const document = JSON.parse(text) as typeof orderForm
  const form = readForm(document, orderTables)
  const title = form.field('F_Title')
  if (!title) throw new Error('no title')
  const hidden = JSON.parse(text.replace(JSON.stringify(title.node), JSON.stringify(withoutApp(title.node)))) as object
  return readForm(hidden, orderTables)
})()

function withoutApp(node: object) {
  const { __config__: config, ...rest } = node as { __config__: object }
  return { ...rest, __config__: { ...config, visibility: ['pc'] } }
}

describe('phone list', () => {
  it('the phone list offers the fields that the form shows on phones', () => {
    const names = (side: 'pc' | 'app') => possibleColumns(onDesks, side).map(({ prop }) => prop)

    expect(names('pc')).toContain('F_Title')
    expect(names('app')).toEqual(names('pc').filter((prop) => prop !== 'F_Title'))
    expect(possibleSearches(onDesks, 'app').map(({ prop }) => prop)).not.toContain('F_Title')
  })

  it('a new phone list has a few columns, one button above, no tree and no groups', () => {
    const document = defaultAppListDocument(onDesks)
    const list = readList(JSON.stringify(document), onDesks)

    expect(list.columns.length).toBeGreaterThan(0)
    expect(list.columns.length).toBeLessThanOrEqual(4)
    expect(list.buttons.map(({ value }) => value)).toEqual(['add'])
    expect(document).not.toHaveProperty('type')
    expect(document).not.toHaveProperty('customBtnsList')
  })
})

it('a new list aligns numbers to the end of their columns', () => {
  const list = readList(JSON.stringify(defaultListDocument(onDesks)), onDesks)
  const alignOf = (name: string) => list.columns.find(({ prop }) => prop === name)?.align

  expect(alignOf('F_Total')).toBe('right')
  expect(alignOf('F_Title')).toBe('left')
})
