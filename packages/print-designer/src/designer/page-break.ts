import { type Editor, Node } from '@tiptap/core'

/** Ends the page. In the editor it fills the rest of the page, so that what follows starts on the next one. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: '[data-page-break]', priority: 100 }],
  renderHTML: () => ['div', { 'data-page-break': '' }],
  addNodeView: () => () => {
    const dom = document.createElement('div')
    dom.dataset['pageBreak'] = ''
    return { dom, ignoreMutation: () => true }
  },
})

/** Ends the page at the cursor; in a box or a table, after it: what follows would be a part of it and may have its condition. */
export function insertPageBreak(editor: Editor) {
  const { $from } = editor.state.selection
  const chain = editor.chain().focus()
  if ($from.depth < 2) chain.insertContent({ type: 'pageBreak' }).run()
  else {
    const after = $from.after(1)
    chain
      .insertContentAt(after, [{ type: 'pageBreak' }, { type: 'paragraph' }])
      .setTextSelection(after + 2)
      .run()
  }
}

/** Gives the page breaks of a body the height that is left of their pages, whose content has `height` px. */
export function fillPages(body: HTMLElement, height: number) {
  let start = 0
  for (const node of body.querySelectorAll<HTMLElement>(':scope > [data-page-break]')) {
    const used = node.offsetTop - start
    const rest = Math.max(1, Math.ceil((used + MARK) / height)) * height - used
    const size = `${Math.max(MARK, rest)}px`
    if (node.style.blockSize !== size) node.style.blockSize = size
    start = node.offsetTop + node.offsetHeight
  }
}

/** Height of the mark of a page break in px. */
const MARK = 1
