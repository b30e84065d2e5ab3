import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { useStableCallback } from '@sqos/hooks'
import { useEffect, useState } from 'react'
import { placesOf } from '../document/grid.ts'
import { type Breakpoint, COLUMNS, GAP, type Place, ROW_HEIGHT } from '../document/types.ts'
import { kindNamed } from '../kinds/kinds.ts'
import type { PortalDesign } from './designer-store.ts'

/** What is dragged: a kind of the palette, a part, or the corner of a part. `x` and `y` are the grabbed point in px. */
type Cargo = { kind: string } | { part: string; x: number; y: number } | { corner: string }

function cargoOf(data: Record<string, unknown>): Cargo | undefined {
  const { kind, part, corner, x, y } = data
  if (typeof kind === 'string') return { kind }
  if (typeof corner === 'string') return { corner }
  if (typeof part === 'string' && typeof x === 'number' && typeof y === 'number') return { part, x, y }
  return undefined
}

/** Makes an entry of the palette draggable. */
export function useDragKind(element: HTMLElement | null, kind: string) {
  useEffect(
    function registerKind() {
      return element ? draggable({ element, getInitialData: () => ({ kind }) }) : undefined
    },
    [element, kind],
  )
}

/** Makes a part of the canvas draggable. */
export function useDragPart(element: HTMLElement | null, part: string) {
  useEffect(
    function registerPart() {
      if (!element) return undefined
      return draggable({
        element,
        getInitialData: ({ input }) => {
          const { left, top } = element.getBoundingClientRect()
          return { part, x: input.clientX - left, y: input.clientY - top }
        },
      })
    },
    [element, part],
  )
}

/** Makes the corner of a part draggable: it changes the size. */
export function useDragCorner(element: HTMLElement | null, corner: string) {
  useEffect(
    function registerCorner() {
      if (!element) return undefined
      return draggable({
        element,
        getInitialData: () => ({ corner }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
      })
    },
    [element, corner],
  )
}

/** Makes the canvas a drop target. Returns the place where the dragged thing would be. */
export function useCanvasDrop(
  element: HTMLElement | null,
  { design, breakpoint, titleOf }: { design: PortalDesign; breakpoint: Breakpoint; titleOf: (kind: string) => string },
): Place | undefined {
  const [shown, setShown] = useState<Place>()
  const nameOf = useStableCallback(titleOf)

  useEffect(
    function registerCanvas() {
      if (!element) return undefined
      const canvas = element

      function placeAt(cargo: Cargo, { clientX, clientY }: { clientX: number; clientY: number }): Place | undefined {
        const { left, top, width } = canvas.getBoundingClientRect()
        const columns = COLUMNS[breakpoint]
        const cell = (width + GAP) / columns
        const places = placesOf(design.getState().document.items, breakpoint)
        const column = (px: number) => Math.max(0, Math.min(columns - 1, Math.round(px / cell)))
        const row = (px: number) => Math.max(0, Math.round(px / (ROW_HEIGHT + GAP)))
        if ('kind' in cargo) {
          const size = kindNamed(cargo.kind)?.size
          const w = Math.min(columns, size?.w ?? 4)
          const x = Math.min(columns - w, Math.max(0, Math.floor((clientX - left) / cell)))
          return { x, y: row(clientY - top), w, h: size?.h ?? 4 }
        }
        const place = places.find(({ i }) => i === ('part' in cargo ? cargo.part : cargo.corner))
        if (!place) return undefined
        if ('part' in cargo) {
          const x = Math.min(columns - place.w, column(clientX - left - cargo.x))
          return { ...place, x, y: row(clientY - top - cargo.y) }
        }
        const w = Math.max(1, Math.round((clientX - left) / cell) - place.x)
        const h = Math.max(1, row(clientY - top) - place.y)
        return { ...place, w: Math.min(w, columns - place.x), h }
      }

      return dropTargetForElements({
        element: canvas,
        canDrop: ({ source }) => cargoOf(source.data) !== undefined,
        onDrag: ({ source, location }) => {
          const cargo = cargoOf(source.data)
          setShown(cargo && placeAt(cargo, location.current.input))
        },
        onDragLeave: () => setShown(undefined),
        onDrop: ({ source, location }) => {
          setShown(undefined)
          const cargo = cargoOf(source.data)
          const place = cargo && placeAt(cargo, location.current.input)
          if (!cargo || !place) return
          if ('kind' in cargo)
            design.add(cargo.kind, nameOf(cargo.kind) ?? cargo.kind, breakpoint === 'wide' ? place : undefined)
          else if ('part' in cargo) design.put(cargo.part, place)
          else design.put(cargo.corner, place, 'resized')
        },
      })
    },
    [element, design, breakpoint, nameOf],
  )
  return shown
}
