import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconItalic,
  IconMenuFold,
  IconMenuUnfold,
  IconOrderedList,
  IconRedo,
  IconStrikethrough,
  IconSwap,
  IconUnderline,
  IconUndo,
  IconUnorderedList,
} from '@arco-design/web-react/icon'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { RichTextKey } from './texts/rich-text-text.ts'
import { MAX_INDENT } from './extensions.ts'

/** A button of the toolbar. */
export interface Tool {
  name: RichTextKey
  icon: ReactNode
  run: (editor: Editor) => void
  /** Pressed state of a toggle. */
  isOn?: (editor: Editor) => boolean
  /** Whether it can act at the caret; always by default. */
  isEnabled?: (editor: Editor) => boolean
}

const block = (editor: Editor): Record<string, unknown> =>
  editor.isActive('heading') ? editor.getAttributes('heading') : editor.getAttributes('paragraph')

/** Sets attributes of the selected paragraphs and headings. */
function setBlock(editor: Editor, attributes: Record<string, unknown>) {
  editor.chain().focus().updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run()
}

function indent(editor: Editor, step: 1 | -1) {
  const list = editor.chain().focus()
  if (editor.isActive('listItem')) {
    if (step === 1) list.sinkListItem('listItem').run()
    else list.liftListItem('listItem').run()
    return
  }
  const now = Number(block(editor)['indent'] ?? 0)
  setBlock(editor, { indent: Math.min(MAX_INDENT, Math.max(0, now + step)) })
}

const align = (value: string, name: RichTextKey, icon: ReactNode): Tool => ({
  name,
  icon,
  run: (editor) => setBlock(editor, { align: block(editor)['align'] === value ? null : value }),
  isOn: (editor) => block(editor)['align'] === value,
})

/** The buttons, in groups. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'bold',
      icon: <IconBold />,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      icon: <IconItalic />,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      icon: <IconUnderline />,
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      icon: <IconStrikethrough />,
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: <IconUnorderedList />,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: <IconOrderedList />,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    { name: 'outdent', icon: <IconMenuFold />, run: (editor) => indent(editor, -1) },
    { name: 'indent', icon: <IconMenuUnfold />, run: (editor) => indent(editor, 1) },
  ],
  [
    align('left', 'alignLeft', <IconAlignLeft />),
    align('center', 'alignCenter', <IconAlignCenter />),
    align('right', 'alignRight', <IconAlignRight />),
    {
      name: 'rightToLeft',
      icon: <IconSwap />,
      run: (editor) => setBlock(editor, { dir: block(editor)['dir'] === 'rtl' ? null : 'rtl' }),
      isOn: (editor) => block(editor)['dir'] === 'rtl',
    },
  ],
  [
    { name: 'undo', icon: <IconUndo />, run: (editor) => editor.chain().focus().undo().run() },
    { name: 'redo', icon: <IconRedo />, run: (editor) => editor.chain().focus().redo().run() },
  ],
]
