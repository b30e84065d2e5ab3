import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useStableCallback } from '@sqos/hooks'
import { useEffect, useState } from 'react'
import type { FieldCargo, Zone, ZonePlace } from './place-field.ts'

const KEY = Symbol('field of a report')

const isCargo = (value: unknown): value is FieldCargo => typeof value === 'object' && value !== null && 'field' in value

function cargoIn(data: Record<string | symbol, unknown>): FieldCargo | undefined {
  const cargo = data[KEY]
  return isCargo(cargo) ? cargo : undefined
}

/** Makes a field draggable; returns whether it is being dragged. With `handle` a drag starts there only. */
export function useDragField(
  element: HTMLElement | null,
  { field, zone, index = 0, handle }: { field: string; zone?: Zone; index?: number; handle?: HTMLElement | null },
): boolean {
  const [isDragged, setDragged] = useState(false)
  useEffect(
    function registerField() {
      if (!element || handle === null) return undefined
      return draggable({
        element,
        ...(handle && { dragHandle: handle }),
        getInitialData: () => ({ [KEY]: { field, ...(zone && { from: { zone, index } }) } satisfies FieldCargo }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      })
    },
    [element, handle, field, zone, index],
  )
  return isDragged
}

interface ZoneDrop {
  zone: Zone
  canTake: (cargo: FieldCargo) => boolean
  onDrop: (cargo: FieldCargo, to: ZonePlace) => void
}

/**
 * Makes a zone a drop target. Its entries are the elements with `data-entry`, below one another. Returns the entry before
 * which the dragged field would be, or the number of entries; undefined while nothing is above the zone.
 */
export function useZoneDrop(element: HTMLElement | null, { zone, canTake, onDrop }: ZoneDrop): number | undefined {
  const [at, setAt] = useState<number>()
  const takes = useStableCallback(canTake)
  const drop = useStableCallback(onDrop)
  useEffect(
    function registerZone() {
      if (!element) return undefined
      const box = element
      function placeAt({ clientY }: { clientY: number }): number {
        return [...box.querySelectorAll('[data-entry]')].filter((entry) => {
          const { top, height } = entry.getBoundingClientRect()
          return clientY > top + height / 2
        }).length
      }
      return dropTargetForElements({
        element: box,
        canDrop: ({ source }) => {
          const cargo = cargoIn(source.data)
          return cargo !== undefined && takes(cargo) === true
        },
        onDrag: ({ location }) => setAt(placeAt(location.current.input)),
        onDragLeave: () => setAt(undefined),
        onDrop: ({ source, location }) => {
          setAt(undefined)
          const cargo = cargoIn(source.data)
          if (!cargo) return
          const before = placeAt(location.current.input)
          const isOwn = cargo.from?.zone === zone && before > cargo.from.index
          drop(cargo, { zone, index: isOwn ? before - 1 : before })
        },
      })
    },
    [element, zone, takes, drop],
  )
  return at
}
