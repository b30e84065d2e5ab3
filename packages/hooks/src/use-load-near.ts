import { type RefObject, useEffect, useRef } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

export interface LoadNearOptions {
  /** Distance from the marker in px at which `onNear` is called. */
  margin: number
  /** Calls `onNear` when true. */
  active: boolean
  onNear: () => void
}

/** Calls back when an element, such as the end of a list, comes near to the visible part of its `[data-scroller]`. */
export function useLoadNear<Marker extends Element>({
  margin,
  active,
  onNear,
}: LoadNearOptions): RefObject<Marker | null> {
  const marker = useRef<Marker>(null)
  const call = useStableCallback(onNear)

  useEffect(
    function watchMarker() {
      const element = marker.current
      const root = element?.closest('[data-scroller]')
      if (!active || !element || !root) return undefined
      // A busy browser reports several changes at once: the last one is the present state.
      const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && call(), {
        root,
        rootMargin: `${margin}px`,
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [active, margin, call],
  )
  return marker
}
