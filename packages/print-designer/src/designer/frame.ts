import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import { type EditorState, Plugin, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { keptAll, written } from './attributes.ts'

/** Place and size of a frame in mm, from the corner inside of the margins. */
const FRAME_ATTRIBUTES = {
  left: 'data-left',
  top: 'data-top',
  width: 'data-width',
  height: 'data-height',
} as const
export type FrameSide = keyof typeof FRAME_ATTRIBUTES

/** Attributes of frames: key of the node → attribute of the document. */
const ALL_ATTRIBUTES = { ...FRAME_ATTRIBUTES, everyPage: 'data-every-page' } as const

/** Millimetres of a step of the keyboard, and of the raster of the mouse. */
const [STEP, RASTER] = [1, 0.5]
/** The smallest width and height in mm. */
const SMALLEST = 2

/** A new frame, for a line of text. */
const newFrame = () => ({
  type: 'frame',
  attrs: { left: '5', top: '5', width: '40', height: '8' },
  content: [{ type: 'paragraph' }],
})

/** A length of a frame in mm. */
export const lengthOf = (attributes: Readonly<Record<string, unknown>>, side: FrameSide): number =>
  Number(attributes[side] ?? 0) || 0

/** Lengths on the paper: not outside of it at the left and top, not too small. */
const asAttributes = (lengths: Readonly<Partial<Record<FrameSide, number>>>) =>
  Object.fromEntries(
    Object.entries(lengths).map(([side, length]) => {
      const least = side === 'width' || side === 'height' ? SMALLEST : -100
      return [side, String(Math.round(Math.max(least, length) * 10) / 10)]
    }),
  )

/** Where a frame is printed: on the page after a number of page breaks, or on each page. */
export type FramePage = number | 'every'

/** The place of each part of a document that starts on a new page: after the page breaks. */
function partStarts({ doc }: EditorState): number[] {
  const starts = [0]
  doc.forEach((node, offset) => {
    if (node.type.name === 'pageBreak') starts.push(offset + node.nodeSize)
  })
  return starts
}

/** Number of parts that start on a new page. */
export const countParts = (state: EditorState): number => partStarts(state).length

/** The part that a position is in. */
const partAt = (state: EditorState, position: number): number =>
  partStarts(state).findLastIndex((start) => start <= position)

/** The frame at the cursor, with its position. */
function frameAt({ selection }: EditorState) {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'frame') return { node: $from.node(depth), position: $from.before(depth) }
  return undefined
}

/** The page of the frame at the cursor. */
export function pageOfFrame(state: EditorState): FramePage {
  const frame = frameAt(state)
  if (!frame) return 0
  return frame.node.attrs['everyPage'] === null ? partAt(state, frame.position) : 'every'
}

/** Puts the frame at the cursor on another page: to the start of the part, or on every page. */
export function putFrameOnPage(editor: Editor, page: FramePage) {
  const { state, view } = editor
  const frame = frameAt(state)
  if (!frame) return
  const { node, position } = frame
  const moved = node.type.create({ ...node.attrs, everyPage: page === 'every' ? '' : null }, node.content)
  const removed = state.tr.delete(position, position + node.nodeSize)
  const start = removed.mapping.map(page === 'every' ? 0 : (partStarts(state)[page] ?? 0))
  const inserted = removed.insert(start, moved)
  view.dispatch(inserted.setSelection(TextSelection.near(inserted.doc.resolve(start + 1))).scrollIntoView())
  view.focus()
}

/** Puts a frame on the page of the cursor, below the frames that are there, with the cursor in it. */
export function insertFrame(editor: Editor) {
  const { state } = editor
  const part = partAt(state, state.selection.from)
  const frame = newFrame()
  const bottoms: number[] = []
  state.doc.forEach(({ type, attrs }, offset) => {
    if (type.name === 'frame' && partAt(state, offset) === part)
      bottoms.push(lengthOf(attrs, 'top') + lengthOf(attrs, 'height'))
  })
  const top = String(bottoms.length === 0 ? frame.attrs.top : Math.max(...bottoms) + 1)
  const start = partStarts(state)[part] ?? 0
  editor
    .chain()
    .insertContentAt(start, { ...frame, attrs: { ...frame.attrs, top } })
    .focus(start + 2)
    .run()
}

/** Changes the frame at the cursor. */
export const placeFrame = (editor: Editor, lengths: Readonly<Partial<Record<FrameSide, number>>>) =>
  editor.commands.updateAttributes('frame', asAttributes(lengths))

/** Moves the frame at the cursor, or changes its size. Returns false outside of a frame. */
function step(editor: Editor, [across, down]: readonly [FrameSide, FrameSide], [x, y]: readonly [number, number]) {
  if (!editor.isActive('frame')) return false
  const attributes = editor.getAttributes('frame')
  return placeFrame(editor, {
    [across]: lengthOf(attributes, across) + x * STEP,
    [down]: lengthOf(attributes, down) + y * STEP,
  })
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

/** Marks the frame at the cursor, which has its handles in view. */
const currentFrame = () =>
  new Plugin({
    props: {
      decorations(state) {
        const frame = frameAt(state)
        if (!frame) return DecorationSet.empty
        const { position, node } = frame
        return DecorationSet.create(state.doc, [
          Decoration.node(position, position + node.nodeSize, { class: 'current' }),
        ])
      },
    },
  })

/** A part of a document with a place on the paper: of labels. Alt+arrows move it, Alt+Shift+arrows change its size. */
export const Frame = Node.create<{ handleLabels: { move: string; size: string } }>({
  name: 'frame',
  content: 'block+',
  isolating: true,
  defining: true,
  addOptions: () => ({ handleLabels: { move: '', size: '' } }),
  addAttributes: () => keptAll(ALL_ATTRIBUTES),
  parseHTML: () => [{ tag: 'div[data-frame]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-frame': '' }, written(node.attrs, ALL_ATTRIBUTES)),
    0,
  ],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      Object.entries(ARROWS).flatMap(([key, by]) => [
        [`Alt-${key}`, () => step(this.editor, ['left', 'top'], by)],
        [`Alt-Shift-${key}`, () => step(this.editor, ['width', 'height'], by)],
      ]),
    )
  },
  addProseMirrorPlugins: () => [currentFrame()],
  addNodeView() {
    const { handleLabels } = this.options
    return ({ node, getPos, editor }) => {
      let shown = node
      const dom = document.createElement('div')
      dom.className = 'frame'
      const contentDOM = document.createElement('div')
      contentDOM.className = 'frameContent'
      dom.append(contentDOM)

      const show = (lengths: Readonly<Record<string, unknown>>) => {
        for (const side of ['left', 'width', 'height'] as const) dom.style[side] = `${lengthOf(lengths, side)}mm`
        // From the start of its page.
        dom.style.setProperty('--frame-top', `${lengthOf(lengths, 'top')}mm`)
      }
      const look = () => {
        show(shown.attrs)
        const css: unknown = shown.attrs['style']
        contentDOM.style.cssText = typeof css === 'string' ? css : ''
        dom.classList.toggle('everyPage', shown.attrs['everyPage'] !== null)
        dom.classList.toggle('conditional', shown.attrs['showField'] !== null)
      }

      /** A handle that changes two lengths while it is dragged; the change is one step of undo. */
      const addHandle = (name: 'move' | 'size', [across, down]: readonly [FrameSide, FrameSide]) => {
        const handle = document.createElement('div')
        handle.className = `frameHandle ${name}`
        handle.title = handleLabels[name]
        handle.contentEditable = 'false'
        handle.addEventListener('pointerdown', (event) => {
          if (!editor.isEditable) return
          event.preventDefault()
          event.stopPropagation()
          handle.setPointerCapture(event.pointerId)
          // Pixels of a millimetre, in whatever zoom.
          const scale = dom.getBoundingClientRect().width / Math.max(1, lengthOf(shown.attrs, 'width')) || 1
          let lengths: Record<string, string> = {}
          const rastered = (length: number) => Math.round(length / RASTER) * RASTER
          const move = ({ clientX, clientY }: PointerEvent) => {
            lengths = asAttributes({
              [across]: rastered(lengthOf(shown.attrs, across) + (clientX - event.clientX) / scale),
              [down]: rastered(lengthOf(shown.attrs, down) + (clientY - event.clientY) / scale),
            })
            show({ ...shown.attrs, ...lengths })
          }
          handle.addEventListener('pointermove', move)
          handle.addEventListener(
            'lostpointercapture',
            () => {
              handle.removeEventListener('pointermove', move)
              const position = getPos()
              if (position === undefined) return
              const changed = editor.state.tr.setNodeMarkup(position, undefined, { ...shown.attrs, ...lengths })
              editor.view.dispatch(changed)
              editor.commands.focus(position + 2)
            },
            { once: true },
          )
        })
        dom.append(handle)
      }
      addHandle('move', ['left', 'top'])
      addHandle('size', ['width', 'height'])
      look()
      return {
        dom,
        contentDOM,
        update(next) {
          if (next.type !== shown.type) return false
          shown = next
          look()
          return true
        },
        ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
        stopEvent: (event) => event.target instanceof HTMLElement && event.target.classList.contains('frameHandle'),
      }
    }
  },
})
