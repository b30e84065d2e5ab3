import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import { keptAll, written } from './attributes.ts'

/** Place and size of a frame in mm, from the corner inside of the margins. */
export const FRAME_ATTRIBUTES = {
  left: 'data-left',
  top: 'data-top',
  width: 'data-width',
  height: 'data-height',
} as const
export type FrameSide = keyof typeof FRAME_ATTRIBUTES

/** Millimetres of a step of the keyboard, and of the raster of the mouse. */
const [STEP, RASTER] = [1, 0.5]
/** The smallest width and height in mm. */
const SMALLEST = 2

/** A new frame, for a line of text. */
export const newFrame = () => ({
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

/** A part of a document with a place on the paper: of labels. Alt+arrows move it, Alt+Shift+arrows change its size. */
export const Frame = Node.create<{ handleLabels: { move: string; size: string } }>({
  name: 'frame',
  content: 'block+',
  isolating: true,
  defining: true,
  addOptions: () => ({ handleLabels: { move: '', size: '' } }),
  addAttributes: () => keptAll(FRAME_ATTRIBUTES),
  parseHTML: () => [{ tag: 'div[data-frame]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-frame': '' }, written(node.attrs, FRAME_ATTRIBUTES)),
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
        for (const side of ['left', 'top', 'width', 'height'] as const) dom.style[side] = `${lengthOf(lengths, side)}mm`
      }
      const look = () => {
        show(shown.attrs)
        const css: unknown = shown.attrs['style']
        contentDOM.style.cssText = typeof css === 'string' ? css : ''
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
