import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useSortableItem } from './sortable.ts'

interface EntryProps {
  name: string
  list: string
  index: number
  isRow: boolean
  onMove: (from: number, to: number) => void
}

function Entry({ name, ...options }: EntryProps) {
  const { item, handle, side } = useSortableItem(options)
  return (
    <li ref={item} data-drop={side} style={{ blockSize: 40, inlineSize: 120 }}>
      <button ref={handle} type="button">
        {name}
      </button>
    </li>
  )
}

function List({ id, isRow = false }: { id: string; isRow?: boolean }) {
  const [names, setNames] = useState([`${id}1`, `${id}2`, `${id}3`])
  const move = (from: number, to: number) => {
    const rest = names.filter((_, index) => index !== from)
    setNames([...rest.slice(0, to), names[from] ?? '', ...rest.slice(to)])
  }
  return (
    <ul aria-label={id} style={{ display: 'flex', flexDirection: isRow ? 'row' : 'column' }}>
      {names.map((name, index) => (
        <Entry key={name} name={name} list={id} index={index} isRow={isRow} onMove={move} />
      ))}
    </ul>
  )
}

const drag = (from: string, to: string, at: { x: number; y: number }) =>
  userEvent.dragAndDrop(page.getByRole('button', { name: from }), page.getByRole('listitem').filter({ hasText: to }), {
    steps: 20,
    targetPosition: at,
  })

const text = (list: string) => page.getByRole('list', { name: list }).element().textContent

it('moves an item of a column down, up, and not into another list', async () => {
  await render(
    <>
      <List id="a" />
      <List id="b" />
    </>,
  )
  await drag('a1', 'a3', { x: 60, y: 30 })
  await expect.poll(() => text('a')).toBe('a2a3a1')

  await drag('a1', 'a2', { x: 60, y: 8 })
  await expect.poll(() => text('a')).toBe('a1a2a3')

  await drag('a1', 'b3', { x: 60, y: 8 })
  expect(text('a') + text('b')).toBe('a1a2a3b1b2b3')
})

it('moves an item of a row to the side of the item on which it is dropped', async () => {
  await render(<List id="a" isRow />)

  await drag('a3', 'a1', { x: 20, y: 20 })
  await expect.poll(() => text('a')).toBe('a3a1a2')
})
