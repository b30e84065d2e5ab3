import { useRef, useState } from 'react'
import { MemoryServices } from '../testing/memory-services.ts'
import type { TableColumn } from './model/column.ts'
import { TableForm, type TableFormHandle, type TableFormProps } from './TableForm.tsx'

/** A table with the state of its rows and a submit button. */
export function Order({ onSubmit, ...props }: TableFormProps & { onSubmit?: (result: unknown) => void }) {
  const [rows, setRows] = useState(props.value ?? [])
  const table = useRef<TableFormHandle>(null)
  return (
    <div style={{ padding: 16 }}>
      <TableForm
        {...props}
        ref={table}
        value={rows}
        onChange={(next) => {
          setRows(next)
          props.onChange?.(next)
        }}
      />
      <p>
        <button type="button" onClick={() => onSubmit?.(table.current?.submit())}>
          提交
        </button>{' '}
        <button type="button" onClick={() => table.current?.reset()}>
          重置
        </button>
      </p>
    </div>
  )
}

interface Canvas {
  getByRole: (role: string) => HTMLElement
}

export const cellAt = (canvas: Canvas, row: number, label: string) => {
  const grid = canvas.getByRole('grid')
  const headers = [...grid.querySelectorAll('[role="columnheader"]')]
  const column = headers.findIndex((header) => header.textContent?.replace('*', '') === label)
  const cell = grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)
  if (!cell) throw new Error(`No cell ${label} in row ${row}`)
  return cell
}

export const place = () => {
  const cell = document.activeElement?.closest('[aria-colindex]')
  return [cell?.parentElement?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].map(Number)
}

/** Dispatches a paste event, because scripts cannot press Ctrl+V. */
export function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export function copied(): string {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

export const LOADED_COLUMN: TableColumn = {
  field: 'grade',
  label: '等级',
  kind: 'select',
  props: { dictionary: 'grade' },
}

export const services = new MemoryServices({
  models: {
    customers: [
      { id: 'c1', name: '华东贸易', city: '上海' },
      { id: 'c2', name: '北方机械', city: '沈阳' },
    ],
  },
  dictionaries: {
    grade: [
      { id: 'a', fullName: '优' },
      { id: 'b', fullName: '良' },
    ],
  },
})

export const RELATED_COLUMNS: readonly TableColumn[] = [
  {
    field: 'customer',
    label: '客户',
    kind: 'relationForm',
    required: true,
    props: { modelId: 'customers', relationField: 'name', columnOptions: [{ value: 'name', label: '名称' }] },
  },
  {
    field: 'city',
    label: '城市',
    kind: 'relationFormAttr',
    props: { modelId: 'customers', relationField: 'customer_sqosTable_orders0', showField: 'city' },
  },
  { field: 'grade', label: '等级', kind: 'select', props: { dictionary: 'grade' } },
  { field: 'shape', label: '图形', kind: 'hologram' },
]
