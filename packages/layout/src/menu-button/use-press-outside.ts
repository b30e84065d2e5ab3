import { useStableCallback } from '@sqos/hooks'
import { type RefObject, useEffect } from 'react'

/** Calls the listener on a press outside of the element while `active`. */
export function usePressOutside(ref: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  const report = useStableCallback(onPress)

  useEffect(
    function listenOutside() {
      if (!active) return
      const listen = ({ target }: PointerEvent) => {
        if (target instanceof Node && !ref.current?.contains(target)) report()
      }
      document.addEventListener('pointerdown', listen)
      return () => document.removeEventListener('pointerdown', listen)
    },
    [active, ref, report],
  )
}
