import { kindOf } from '../kind-of.ts'
import { element } from '../view.ts'
import type { ViewerText } from '../text.ts'
import { fillColor, type Theme } from './colors.ts'
import { child, childrenOf, numberOf, relationOf, type SlideParts } from './slide-parts.ts'
import styles from './slides.module.css'
import { textBody } from './text-body.ts'

/** EMUs, the unit of Office, to a CSS pixel. */
export const EMU_PER_PX = 9525

/** Sources of a shape: its part and the parts that it inherits from, nearest first. */
export interface ShapeContext {
  parts: SlideParts
  path: string
  theme: Theme
  /** The shapes of layout and master, from which a placeholder inherits position and style. */
  models: readonly Element[]
  /** The master's styles of titles, of bodies, and of the rest. */
  masterStyles: Element | undefined
  text: ViewerText
}

/** The shapes of a tree, the lowest first. `own`: placeholders too; those of a layout are only models. */
export function drawShapes(tree: Element | undefined, context: ShapeContext, options: { own: boolean }): HTMLElement[] {
  return [...(tree?.children ?? [])].flatMap((shape) => {
    if (!options.own && placeholderOf(shape)) return []
    const drawn = drawShape(shape, context, options)
    return drawn ? [drawn] : []
  })
}

function drawShape(shape: Element, context: ShapeContext, options: { own: boolean }): HTMLElement | undefined {
  if (child(shape, ...NAME)?.getAttribute('hidden') === '1') return undefined
  switch (shape.localName) {
    case 'sp':
    case 'cxnSp':
      return drawBox(shape, context)
    case 'pic':
      return drawPicture(shape, context)
    case 'grpSp':
      return drawGroup(shape, context, options)
    case 'graphicFrame':
      return drawGraphic(shape, context)
    default:
      return undefined
  }
}

const NAME = ['nvSpPr', 'cNvPr'] as const

const placeholderOf = (shape: Element) =>
  child(
    [...shape.children].find(({ localName }) => localName.startsWith('nv')),
    'nvPr',
    'ph',
  )

/** The shapes that this one inherits from: with the same index in the layout, else of the same type. */
function modelsOf(shape: Element, { models }: ShapeContext): Element[] {
  const own = placeholderOf(shape)
  if (!own) return []
  const kind = kindOfPlaceholder(own)
  const index = own.getAttribute('idx')
  return models.filter((model) => {
    const other = placeholderOf(model)
    if (!other) return false
    return (index !== null && other.getAttribute('idx') === index) || kindOfPlaceholder(other) === kind
  })
}

function kindOfPlaceholder(placeholder: Element): string {
  const type = placeholder.getAttribute('type') ?? 'body'
  if (type === 'ctrTitle') return 'title'
  return type === 'obj' || type === 'subTitle' ? 'body' : type
}

function place(drawn: HTMLElement, transform: Element | undefined) {
  const [offset, extent] = [child(transform, 'off'), child(transform, 'ext')]
  const px = (source: Element | undefined, attribute: string) => `${(numberOf(source, attribute) ?? 0) / EMU_PER_PX}px`
  drawn.style.insetInlineStart = px(offset, 'x')
  drawn.style.insetBlockStart = px(offset, 'y')
  drawn.style.inlineSize = px(extent, 'cx')
  drawn.style.blockSize = px(extent, 'cy')
  const turned = (numberOf(transform, 'rot') ?? 0) / 60_000
  const flips = [
    transform?.getAttribute('flipH') === '1' ? 'scaleX(-1)' : '',
    transform?.getAttribute('flipV') === '1' ? 'scaleY(-1)' : '',
  ]
  const change = `${turned ? `rotate(${turned}deg)` : ''} ${flips.join(' ')}`.trim()
  if (change) drawn.style.transform = change
}

function drawBox(shape: Element, context: ShapeContext): HTMLElement | undefined {
  const models = modelsOf(shape, context)
  const look = child(shape, 'spPr')
  const transform = [look, ...models.map((model) => child(model, 'spPr'))]
    .map((one) => child(one, 'xfrm'))
    .find(Boolean)
  if (!transform) return undefined
  const drawn = element('div', { className: styles.shape })
  place(drawn, transform)
  const form = child(look, 'prstGeom')?.getAttribute('prst')
  if (form === 'ellipse') drawn.style.borderRadius = '50%'
  if (form === 'roundRect') drawn.style.borderRadius = '12px'
  const fill = child(look, 'noFill') ? undefined : (fillColor(look, context.theme) ?? fillOfStyle(shape, context))
  if (fill) drawn.style.background = fill
  const line = child(look, 'ln')
  const color = fillColor(line, context.theme)
  if (color) drawn.style.border = `${Math.max(1, (numberOf(line, 'w') ?? 9525) / EMU_PER_PX)}px solid ${color}`

  const body = child(shape, 'txBody')
  if (body) {
    const frames = [body, ...models.map((model) => child(model, 'txBody'))].map((one) => child(one, 'bodyPr'))
    const anchor = frames.map((frame) => frame?.getAttribute('anchor')).find(Boolean)
    drawn.style.justifyContent = { ctr: 'center', b: 'flex-end' }[anchor ?? ''] ?? 'flex-start'
    const own = placeholderOf(shape)
    const kind = own ? kindOfPlaceholder(own) : 'other'
    const style = child(context.masterStyles, { title: 'titleStyle', body: 'bodyStyle' }[kind] ?? 'otherStyle')
    const listStyles = [...models.map((model) => child(model, 'txBody', 'lstStyle')), style]
    drawn.append(textBody(body, { theme: context.theme, listStyles }))
    const ink = fillOfStyle(shape, context, 'fontRef')
    if (ink) drawn.style.color = ink
  }
  return drawn
}

/** Theme style of a shape without its own colour. */
function fillOfStyle(shape: Element, { theme }: ShapeContext, part = 'fillRef'): string | undefined {
  const reference = child(shape, 'style', part)
  if (!reference || reference.getAttribute('idx') === '0') return undefined
  const holder = reference.ownerDocument.createElement('holder')
  const solid = reference.ownerDocument.createElement('solidFill')
  solid.append(...[...reference.children].map((one) => one.cloneNode(true)))
  holder.append(solid)
  return fillColor(holder, theme)
}

function drawPicture(shape: Element, context: ShapeContext): HTMLElement {
  const transform = [child(shape, 'spPr'), ...modelsOf(shape, context).map((model) => child(model, 'spPr'))]
    .map((one) => child(one, 'xfrm'))
    .find(Boolean)
  const name = child(shape, 'nvPicPr', 'cNvPr')
  const address = pictureAddress(child(shape, 'blipFill'), context)
  if (address === undefined) return absent(transform, context.text('pictureAbsent'))
  const drawn = element('img', { className: styles.picture })
  drawn.alt = name?.getAttribute('descr') ?? ''
  drawn.src = address
  place(drawn, transform)
  return drawn
}

/** The address of a picture in the file; undefined without a picture, or when browsers cannot draw it. */
export function pictureAddress(
  fill: Element | undefined,
  { parts, path }: Pick<ShapeContext, 'parts' | 'path'>,
): string | undefined {
  const id = relationOf(child(fill, 'blip'), 'embed')
  const target = id && parts.related(path, { id })
  const bytes = target ? parts.bytes(target) : undefined
  if (!target || !bytes) return undefined
  const kind = kindOf({ name: target, head: bytes.subarray(0, 1024) })
  return kind.kind === 'image' ? URL.createObjectURL(new Blob([bytes], { type: kind.type })) : undefined
}

function drawGroup(shape: Element, context: ShapeContext, options: { own: boolean }): HTMLElement {
  const transform = child(shape, 'grpSpPr', 'xfrm')
  const drawn = element('div', { className: styles.group })
  place(drawn, transform)
  const inner = element('div', { className: styles.group, children: drawShapes(shape, context, options) })
  const [from, size, whole] = [child(transform, 'chOff'), child(transform, 'chExt'), child(transform, 'ext')]
  const scale = (side: 'cx' | 'cy') =>
    (numberOf(whole, side) ?? 1) / (numberOf(size, side) || numberOf(whole, side) || 1)
  const shift = (side: 'x' | 'y') => `${-(numberOf(from, side) ?? 0) / EMU_PER_PX}px`
  inner.style.transform = `scale(${scale('cx')}, ${scale('cy')}) translate(${shift('x')}, ${shift('y')})`
  drawn.append(inner)
  return drawn
}

function drawGraphic(shape: Element, context: ShapeContext): HTMLElement {
  const transform = child(shape, 'xfrm')
  const table = child(shape, 'graphic', 'graphicData', 'tbl')
  if (!table) return absent(transform, context.text('graphicAbsent'))
  const rows = childrenOf(table, 'tr').map((row) => {
    const line = element('tr')
    line.style.blockSize = `${(numberOf(row, 'h') ?? 0) / EMU_PER_PX}px`
    line.append(...childrenOf(row, 'tc').flatMap((cell) => drawCell(cell, context)))
    return line
  })
  const drawn = element('table', { className: styles.table, children: [element('tbody', { children: rows })] })
  place(drawn, transform)
  return drawn
}

function drawCell(cell: Element, { theme, masterStyles }: ShapeContext): HTMLElement[] {
  if (cell.getAttribute('hMerge') === '1' || cell.getAttribute('vMerge') === '1') return []
  const drawn = element('td')
  drawn.colSpan = numberOf(cell, 'gridSpan') ?? 1
  drawn.rowSpan = numberOf(cell, 'rowSpan') ?? 1
  const fill = fillColor(child(cell, 'tcPr'), theme)
  if (fill) drawn.style.background = fill
  const body = child(cell, 'txBody')
  if (body) drawn.append(textBody(body, { theme, listStyles: [child(masterStyles, 'otherStyle')] }))
  return [drawn]
}

function absent(transform: Element | undefined, text: string): HTMLElement {
  const drawn = element('div', { className: styles.absent, text })
  place(drawn, transform)
  return drawn
}
