import { useElement } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { inOrder, type Placed, placesOf } from '../document/grid.ts'
import { textOf } from '../document/json.ts'
import { COLUMNS, type Place, type PortalItem } from '../document/types.ts'
import { kindNamed } from '../kinds/kinds.ts'
import { cellStyle } from '../view/cell-style.ts'
import { PartFrame } from '../view/PartFrame.tsx'
import { useDesign, useDesignState } from './design-context.ts'
import { useCanvasDrop, useDragCorner, useDragPart } from './drag.ts'
import styles from './Designer.module.css'

/** The page as its users see it in the present layout; parts are moved and resized on it. */
export function Canvas() {
  const { t } = useText(NAMESPACE)
  const { design } = useDesign()
  const document = useDesignState((state) => state.document)
  const breakpoint = useDesignState((state) => state.breakpoint)
  const [grid, gridRef] = useElement<HTMLDivElement>()
  const titleOf = (kind: string) => t(`kind.${kind}`)
  const shown = useCanvasDrop(grid, { design, breakpoint, titleOf })
  const places = useMemo(() => inOrder(placesOf(document.items, breakpoint)), [document, breakpoint])

  return (
    <div className={styles.canvas}>
      <div
        ref={gridRef}
        className={styles.grid}
        data-breakpoint={breakpoint}
        data-empty={places.length === 0 || undefined}
        style={cellStyle({ columns: COLUMNS[breakpoint] })}
      >
        {places.map((place) => {
          const item = document.items.find(({ i }) => i === place.i)
          return item && <CanvasItem key={place.i} item={item} place={place} />
        })}
        {shown && <div className={styles.ghost} style={cellStyle(shown)} />}
      </div>
      {places.length === 0 && (
        <div className={styles.nothing}>
          <EmptyState title={t('designer.empty')} hint={t('designer.emptyHint')} />
        </div>
      )}
    </div>
  )
}

/** Steps of the arrow keys. */
const STEPS: Readonly<Record<string, Partial<Place>>> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: -1 },
  ArrowDown: { y: 1 },
}

/** The same keys with Shift: the size. */
const SIZES: Readonly<Record<string, Partial<Place>>> = {
  ArrowLeft: { w: -1 },
  ArrowRight: { w: 1 },
  ArrowUp: { h: -1 },
  ArrowDown: { h: 1 },
}

function CanvasItem({ item, place }: { item: PortalItem; place: Placed }) {
  const { t } = useText(NAMESPACE)
  const { design, isArranging } = useDesign()
  const isSelected = useDesignState((state) => state.selected === item.i)
  const [cover, coverRef] = useElement<HTMLDivElement>()
  const [corner, cornerRef] = useElement<HTMLSpanElement>()
  // A new part is selected from the start, and is below the others.
  const [isNew] = useState(isSelected)
  useEffect(
    function showNewPart() {
      if (isNew) cover?.scrollIntoView({ block: 'nearest' })
    },
    [isNew, cover],
  )
  useDragPart(cover, item.i)
  useDragCorner(corner, item.i)
  const kind = kindNamed(item.kind)
  const kindName = kind ? t(`kind.${kind.name}`) : t('unknown.name')
  const name = textOf(item.raw['title']) || kindName

  function act(event: KeyboardEvent) {
    const steps = event.shiftKey ? SIZES : STEPS
    const step = steps[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    if (step && !isCommand && !event.altKey) design.nudge(item.i, step)
    else if (isArranging) return
    else if (event.key === 'Delete' || event.key === 'Backspace') design.remove(item.i)
    else if (isCommand && event.key.toLowerCase() === 'd') design.duplicate(item.i)
    else if (event.key === 'Enter' || event.key === ' ') {
      design.select(item.i)
      if (event.key === 'Enter') focusProperties()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.cell} style={cellStyle(place)} data-selected={isSelected || undefined}>
      <div ref={makeInert} className={styles.content}>
        <PartFrame item={item} />
      </div>
      <div
        ref={coverRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a real button cannot be dragged in every browser
        role="button"
        tabIndex={0}
        className={styles.cover}
        data-part={item.i}
        aria-pressed={isSelected}
        aria-label={t('designer.part', {
          name,
          kind: kindName,
          x: place.x + 1,
          y: place.y + 1,
          w: place.w,
          h: place.h,
        })}
        onClick={() => design.select(item.i)}
        onFocus={() => design.select(item.i)}
        onKeyDown={act}
      />
      {isSelected && <span ref={cornerRef} className={styles.corner} aria-hidden="true" />}
    </div>
  )
}

/** The content is a picture here: it is neither clicked nor reached by keys. */
function makeInert(element: HTMLElement | null) {
  element?.toggleAttribute('inert', true)
}

/** Moves the focus to the first control of the properties. */
function focusProperties() {
  requestAnimationFrame(() => {
    const panel = document.querySelector('[data-portal-properties]')
    const control = panel?.querySelector<HTMLElement>('input, button, [tabindex="0"], textarea')
    control?.focus()
  })
}
