import { useEffect, useRef } from 'react'

/**
 * Tells when people click or go somewhere else. Popups of editors lie elsewhere in the document and belong to the grid
 * all the same: React's events come from there too.
 */
export function useOutside(onOutside: () => void) {
  const isInside = useRef(false)
  const latest = useRef(onOutside)

  useEffect(function keepLatest() {
    latest.current = onOutside
  })

  useEffect(function followFocus() {
    function look() {
      if (!isInside.current) latest.current()
      isInside.current = false
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [])

  const mark = () => {
    isInside.current = true
  }
  return { onPointerDownCapture: mark, onFocusCapture: mark }
}
