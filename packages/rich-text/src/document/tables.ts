import { type Editor, Extension, mergeAttributes, Node } from '@tiptap/core'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

// Our own nodes: the catalogue has no release of Tiptap's table extension for the pinned version of its core.
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: (extension: { name: string }) => ({ tableRole: ROLES[extension.name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => editor.isActive('table') && (run(editor, goToNextCell(1)) || addRowAndGo(editor)),
      'Shift-Tab': ({ editor }) => editor.isActive('table') && run(editor, goToNextCell(-1)),
    }
  },
})

const ROLES: Readonly<Record<string, string | undefined>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: Element) => Math.min(100, Math.max(1, Number(element.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** The nodes of tables. */
export const Tables = Extension.create({
  name: 'tables',
  addExtensions: () => [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')],
})

type TableCommand = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean

/** Runs a command of tables at the caret. */
function run(editor: Editor, command: TableCommand): boolean {
  const hasRun = command(editor.state, (transaction) => editor.view.dispatch(transaction))
  if (hasRun) editor.view.focus()
  return hasRun
}

function addRowAndGo(editor: Editor): boolean {
  return run(editor, addRowAfter) && run(editor, goToNextCell(1))
}

/** Commands of the toolbar. */
export const tableCommands = {
  addRow: (editor: Editor) => run(editor, addRowAfter),
  deleteRow: (editor: Editor) => run(editor, deleteRow),
  addColumn: (editor: Editor) => run(editor, addColumnAfter),
  deleteColumn: (editor: Editor) => run(editor, deleteColumn),
  deleteTable: (editor: Editor) => run(editor, deleteTable),
}

/** Inserts a table with a row of headings; the caret goes to its first cell. */
export function insertTable(editor: Editor, { rows, columns }: { rows: number; columns: number }): void {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  })
  const start = editor.state.selection.from
  editor
    .chain()
    .focus()
    .insertContent([
      {
        type: 'table',
        content: [row('tableHeader'), ...Array.from({ length: rows - 1 }, () => row('tableCell'))],
      },
      // A caret can stand after the table.
      { type: 'paragraph' },
    ])
    .run()
  const { doc, tr } = editor.state
  let first: number | undefined
  doc.nodesBetween(Math.max(0, start - 1), doc.content.size, (node, position) => {
    if (first === undefined && position >= start - 1 && node.type.name === 'tableHeader') first = position + 2
    return first === undefined
  })
  if (first !== undefined) editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, first)))
}
