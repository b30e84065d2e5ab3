import { expressionFromText } from '@sqos/formula'
import { createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as library from './index.ts'

// Server rendering: Node has no document, and every field can be imported and rendered.

const OPTIONS = [{ id: '1', fullName: 'One', children: [{ id: '11', fullName: 'Eleven' }] }]

const PROPS = {
  'aria-label': 'Label',
  userIds: ['1'],
  options: OPTIONS,
  expression: expressionFromText('1 + 2'),
  formData: {},
  columns: [{ field: 'name', value: 'name', label: 'Name', kind: 'comInput' }],
  columnOptions: [{ value: 'name' }],
  defaultValue: [{ name: 'Zhang' }],
  panes: [{ key: 'a', name: 'a', title: 'Pane', content: 'Content' }],
}

const parts = Object.entries(library).filter(
  ([name, part]) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Provider') && !Array.isArray(part),
)

it.each(parts)('%s renders without a DOM in every mode', (_name, part) => {
  for (const mode of ['edit', 'readonly', 'detail']) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of them are components
    const drawn = createElement(part as React.ComponentType<Record<string, unknown>>, { ...PROPS, mode })
    expect(() =>
      renderToString(createElement(StrictMode, null, createElement(library.FormWidgetsProvider, null, drawn))),
    ).not.toThrow()
  }
})

it('the custom element can be imported without a DOM and is not registered there', async () => {
  expect(Object.keys(await import('./element/index.ts'))).toEqual(['FieldElement'])
})
