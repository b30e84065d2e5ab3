import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ORDER_COLUMNS, orderRows } from './model/table.example.ts'
import { TableForm, type TableFormProps } from './TableForm.tsx'

afterEach(cleanup)

function Order(props: Partial<TableFormProps>) {
  const [rows, setRows] = useState(props.value ?? orderRows(3))
  return (
    <TableForm
      columns={ORDER_COLUMNS}
      {...props}
      value={rows}
      onChange={(next) => {
        setRows(next)
        props.onChange?.(next)
      }}
    />
  )
}

const cellAt = (row: number, column: number) => {
  const cell = screen
    .getByRole('grid')
    .querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)
  if (!cell) throw new Error('no such cell')
  return cell
}
const press = (keys: string) => userEvent.keyboard(keys)

it('chooses from a list by keys, and goes on where it was', async () => {
  const onChange = vi.fn()
  render(<Order onChange={onChange} />)
  await userEvent.click(cellAt(1, 3))
  await press('{Enter}')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await press('{ArrowDown}{ArrowDown}{Enter}')

  await vi.waitFor(() => expect(cellAt(1, 3).textContent).toBe('吨'))
  expect(onChange.mock.lastCall?.[0][0]).toMatchObject({ unit: 'ton' })
  expect(document.activeElement).toBe(cellAt(1, 3))
})
