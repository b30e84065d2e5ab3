import { findText } from '../find.ts'
import { officeParts } from '../office-parts.ts'
import { element, NotShown, type Source, type View } from '../view.ts'
import { zoomBy } from '../views/text-view.ts'
import { fillColor, readTheme } from './colors.ts'
import { drawShapes, EMU_PER_PX, pictureAddress, type ShapeContext } from './shapes.ts'
import { child, childrenOf, numberOf, relationOf, SlideParts } from './slide-parts.ts'
import styles from './slides.module.css'

const PRESENTATION = 'ppt/presentation.xml'
const MAX_SLIDES = 500

/** View of a presentation: static texts, images, tables and simple shapes; a notice lists omitted parts. */
export function slidesView({ bytes, text }: Source): View {
  const parts = new SlideParts(officeParts(bytes))
  const presentation = parts.xml(PRESENTATION)
  if (!presentation) throw new NotShown('damaged')
  const size = child(presentation, 'sldSz')
  const listed = childrenOf(child(presentation, 'sldIdLst'), 'sldId')
  const paths = listed.flatMap((one) => parts.related(PRESENTATION, { id: relationOf(one, 'id') ?? '' }) ?? [])
  const pages = paths.slice(0, MAX_SLIDES).map((path, index) => {
    const page = drawSlide(path)
    page.style.inlineSize = `${(numberOf(size, 'cx') ?? 9_144_000) / EMU_PER_PX}px`
    page.style.blockSize = `${(numberOf(size, 'cy') ?? 6_858_000) / EMU_PER_PX}px`
    page.setAttribute('aria-label', text('page', { page: index + 1 }))
    return page
  })
  const content = element('div', { className: styles.slides, children: pages })

  function drawSlide(path: string): HTMLElement {
    const layoutPath = parts.related(path, { type: 'slideLayout' }) ?? ''
    const masterPath = parts.related(layoutPath, { type: 'slideMaster' }) ?? ''
    const [slide, layout, master] = [path, layoutPath, masterPath].map((one) => parts.xml(one))
    const theme = readTheme(parts.xml(parts.related(masterPath, { type: 'theme' }) ?? ''))
    const trees = [slide, layout, master].map((part) => child(part, 'cSld', 'spTree'))
    const shared = { parts, theme, masterStyles: child(master, 'txStyles'), text }
    const models = [...(trees[1]?.children ?? []), ...(trees[2]?.children ?? [])]
    const context = (at: string): ShapeContext => ({ ...shared, path: at, models })

    const page = element('section', { className: styles.slide })
    const backgrounds = [
      { path, part: slide },
      { path: layoutPath, part: layout },
      { path: masterPath, part: master },
    ].flatMap(({ path: at, part }) => {
      const background = child(part, 'cSld', 'bg')
      return background ? [{ at, background }] : []
    })
    const [nearest] = backgrounds
    if (nearest) paintBackground(page, nearest.background, context(nearest.at))
    if (slide?.getAttribute('showMasterSp') !== '0') {
      if (layout?.getAttribute('showMasterSp') !== '0')
        page.append(...drawShapes(trees[2], context(masterPath), { own: false }))
      page.append(...drawShapes(trees[1], context(layoutPath), { own: false }))
    }
    page.append(...drawShapes(trees[0], context(path), { own: true }))
    return page
  }

  const notes = [text('slidesNote')]
  if (paths.length > MAX_SLIDES) notes.push(text('slidesCut', { slides: MAX_SLIDES }))
  return {
    element: content,
    notes,
    abilities: { pages: pages.length, finds: true, zooms: true, prints: true },
    pages,
    fits: true,
    find: (wanted) => pages.flatMap((page, index) => findText(page, wanted, index + 1)),
    setZoom: (zoom) => zoomBy(content, zoom),
  }
}

function paintBackground(page: HTMLElement, background: Element, context: ShapeContext) {
  const look = child(background, 'bgPr')
  const color = fillColor(look, context.theme) ?? referredColor(background, context)
  if (color) page.style.background = color
  const picture = pictureAddress(child(look, 'blipFill'), context)
  if (!picture) return
  const drawn = element('img', { className: styles.background })
  drawn.alt = ''
  drawn.src = picture
  page.append(drawn)
}

function referredColor(background: Element, { theme }: ShapeContext): string | undefined {
  const reference = child(background, 'bgRef')
  if (!reference) return undefined
  const name = child(reference, 'schemeClr')?.getAttribute('val')
  return theme.get({ bg1: 'lt1', bg2: 'lt2', tx1: 'dk1', tx2: 'dk2' }[name ?? ''] ?? name ?? '')
}
