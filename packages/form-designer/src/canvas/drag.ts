import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { paletteEntry } from '@sqos/form-model'
import { type RefObject, useEffect, useState } from 'react'
import { itemAt, nestingFault } from '../document/nesting.ts'
import { isWithin, type Place } from '../document/place.ts'
import type { DesignerStore } from '../store/designer-store.ts'
import { useDesignerStore } from '../store/use-designer.ts'

/** The dragged data: an entry of the palette by its name, or selected components. */
type Cargo = { kind: string } | { pointers: readonly string[] }

const asCargo = (data: Record<string, unknown>): Cargo | undefined => {
  const { kind, pointers } = data
  if (typeof kind === 'string') return { kind }
  if (Array.isArray(pointers)) return { pointers: pointers.filter((one) => typeof one === 'string') }
  return undefined
}

/** Makes an entry of the palette draggable. */
export function useDragKind(ref: RefObject<HTMLElement | null>, name: string) {
  useEffect(() => {
    const element = ref.current
    return element ? draggable({ element, getInitialData: () => ({ kind: name }) }) : undefined
  }, [ref, name])
}

/** Makes a component of the canvas draggable. A selected component drags the whole selection. */
export function useDragComponent(ref: RefObject<HTMLElement | null>, pointer: string): boolean {
  const store = useDesignerStore()
  const [isDragged, setIsDragged] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    return draggable({
      element,
      getInitialData: () => {
        const { selection } = store.getState()
        return { pointers: selection.includes(pointer) ? selection : [pointer] }
      },
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    })
  }, [ref, pointer, store])
  return isDragged
}

/** The side of a component, or its inside, as drop position. */
export type DropSide = 'before' | 'after' | 'inside'

interface Target {
  /** The place for each side. A missing side accepts no drop. */
  places: Partial<Record<DropSide, Place>>
  /** Whether the components are in a horizontal row. */
  isRow: boolean
}

/** Makes an element a drop target and returns the current drop side. */
export function useDropTarget(ref: RefObject<HTMLElement | null>, { places, isRow }: Target): DropSide | undefined {
  const store = useDesignerStore()
  const [side, setSide] = useState<DropSide>()
  // Places are new objects on every render; compare their content.
  const key = JSON.stringify(places)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const sideAt = ({ clientX, clientY }: { clientX: number; clientY: number }): DropSide => {
      if (places.inside) return 'inside'
      const { left, width, top, height } = element.getBoundingClientRect()
      const isBefore = isRow ? clientX < left + width / 2 : clientY < top + height / 2
      return isBefore ? 'before' : 'after'
    }
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => Object.values(places).some((place) => fits(store, asCargo(source.data), place)),
      getData: ({ input }) => ({ place: places[sideAt(input)] }),
      onDrag: ({ location, self }) => {
        const isInnermost = location.current.dropTargets[0]?.element === self.element
        setSide(isInnermost ? sideAt(location.current.input) : undefined)
      },
      onDragLeave: () => setSide(undefined),
      onDrop: () => setSide(undefined),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- `places` is compared by content
  }, [ref, store, key, isRow])
  return side
}

function fits(store: DesignerStore, cargo: Cargo | undefined, { list }: Place): boolean {
  const { form } = store.getState()
  if (!cargo) return false
  if ('kind' in cargo) return !nestingFault(form, paletteEntry(cargo.kind).kind, list)
  return cargo.pointers.every((pointer) => {
    const item = itemAt(form, pointer)
    return item !== undefined && !isWithin(list, pointer) && !nestingFault(form, item.kind, list)
  })
}

/** Handles drops: adds or moves components to the place of the innermost target. */
export function useDrops() {
  const store = useDesignerStore()
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const cargo = asCargo(source.data)
          const place = asPlace(location.current.dropTargets[0]?.data['place'])
          if (!cargo || !place) return
          if ('kind' in cargo) store.add(paletteEntry(cargo.kind).kind, place)
          else store.move(cargo.pointers, place)
        },
      }),
    [store],
  )
}

function asPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || !('list' in value && 'index' in value)) return undefined
  const { list, index } = value
  return typeof list === 'string' && typeof index === 'number' ? { list, index } : undefined
}
