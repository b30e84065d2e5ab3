import { describe, expect, it } from 'vitest'
import { readForm } from '../model/read-form.ts'
import { orderForm, orderTables } from '../testing/index.ts'
import { defaultAppListDocument, defaultListDocument, possibleColumns, possibleSearches } from './design-list.ts'
import { readList } from './read-list.ts'

/** The order, whose title is for screens of desks alone. */
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

describe('the list of phones', () => {
  it('has what the form shows there', () => {
    const names = (side: 'pc' | 'app') => possibleColumns(onDesks, side).map(({ prop }) => prop)

    expect(names('pc')).toContain('F_Title')
    expect(names('app')).toEqual(names('pc').filter((prop) => prop !== 'F_Title'))
    expect(possibleSearches(onDesks, 'app').map(({ prop }) => prop)).not.toContain('F_Title')
  })

  it('begins with a few columns, one head button, and neither tree nor groups', () => {
    const document = defaultAppListDocument(onDesks)
    const list = readList(JSON.stringify(document), onDesks)

    expect(list.columns.length).toBeGreaterThan(0)
    expect(list.columns.length).toBeLessThanOrEqual(4)
    expect(list.buttons.map(({ value }) => value)).toEqual(['add'])
    expect(document).not.toHaveProperty('type')
    expect(document).not.toHaveProperty('customBtnsList')
  })
})

it('numbers of a new list stand at the end of their columns', () => {
  const list = readList(JSON.stringify(defaultListDocument(onDesks)), onDesks)
  const alignOf = (name: string) => list.columns.find(({ prop }) => prop === name)?.align

  expect(alignOf('F_Total')).toBe('right')
  expect(alignOf('F_Title')).toBe('left')
})
