import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useSortableItem } from './use-sortable-item.ts'

interface ItemProps {
  name: string
  index: number
  isDisabled: boolean
  onMove: (from: number, to: number) => void
}

function Item({ name, index, isDisabled, onMove }: ItemProps) {
  const { item, handle, isDragged, side } = useSortableItem({ list: 'story', index, isDisabled, onMove })
  const line = '2px solid rgb(var(--primary-6))'
  return (
    <li
      ref={item}
      style={{
        display: 'flex',
        gap: 8,
        padding: 8,
        opacity: isDragged ? 0.4 : 1,
        borderBlockStart: side === 'before' ? line : '2px solid transparent',
        borderBlockEnd: side === 'after' ? line : '2px solid transparent',
      }}
    >
      <button
        ref={handle}
        type="button"
        aria-label={`Move ${name}`}
        disabled={isDisabled}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') onMove(index, index - 1)
          if (key === 'ArrowDown') onMove(index, index + 1)
        }}
      >
        ⠿
      </button>
      {name}
    </li>
  )
}

function List({ isDisabled }: { isDisabled: boolean }) {
  const [names, setNames] = useState(['Plan', 'Build', 'Check', 'Release'])
  function move(from: number, to: number) {
    const name = names[from]
    if (name === undefined || to < 0 || to >= names.length) return
    setNames(names.toSpliced(from, 1).toSpliced(to, 0, name))
  }
  return (
    <ol aria-label="Steps" style={{ maxWidth: 240, padding: 0, color: 'var(--color-text-1)', listStyle: 'none' }}>
      {names.map((name, index) => (
        <Item key={name} name={name} index={index} isDisabled={isDisabled} onMove={move} />
      ))}
    </ol>
  )
}

const meta = {
  title: 'hooks/useSortableItem',
  component: List,
  args: { isDisabled: false },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

/** Items move by mouse, by long press, and with the arrow keys of the handle. */
export const Sortable: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Plan' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '⠿Build',
      '⠿Check',
      '⠿Plan',
      '⠿Release',
    ])
  },
}

/** The order is fixed. */
export const Disabled: Story = { args: { isDisabled: true } }
