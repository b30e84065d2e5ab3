import type { Editor } from '@tiptap/react'
import type { Tool } from '../tools.tsx'
import { insertTable, tableCommands } from './tables.ts'

const isInTable = (editor: Editor) => editor.isActive('table')

const Icon = ({ path }: { path: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden>
    <path d={path} />
  </svg>
)

const GRID = 'M2 3h12v10H2z'

/** The buttons of tables. All but the first act on the table around the caret. */
export const TABLE_TOOLS: readonly Tool[] = [
  {
    name: 'insertTable',
    icon: <Icon path={`${GRID}M2 6.5h12M2 10h12M6 3v10M10 3v10`} />,
    run: (editor) => insertTable(editor, { rows: 3, columns: 3 }),
  },
  {
    name: 'addRow',
    icon: <Icon path="M2 3h12v5H2zM8 10v5M5.500 12.500h5" />,
    run: tableCommands.addRow,
    isEnabled: isInTable,
  },
  {
    name: 'deleteRow',
    icon: <Icon path="M2 3h12v5H2zM5.500 12.500h5" />,
    run: tableCommands.deleteRow,
    isEnabled: isInTable,
  },
  {
    name: 'addColumn',
    icon: <Icon path="M2 2h5v12H2zM12 5.500v5M9.500 8h5" />,
    run: tableCommands.addColumn,
    isEnabled: isInTable,
  },
  {
    name: 'deleteColumn',
    icon: <Icon path="M2 2h5v12H2zM9.500 8h5" />,
    run: tableCommands.deleteColumn,
    isEnabled: isInTable,
  },
  {
    name: 'deleteTable',
    icon: <Icon path={`${GRID}M5 6l6 4M11 6l-6 4`} />,
    run: tableCommands.deleteTable,
    isEnabled: isInTable,
  },
]
