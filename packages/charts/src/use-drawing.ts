import type { EChartsCoreOption } from 'echarts/core'
import { useStableCallback } from '@sqos/hooks'
import { useEffect, useRef, useState } from 'react'
import type { Drawing } from './engine/engine.ts'
import type { ChartPick } from './types.ts'

type State = 'loading' | 'drawn' | 'failed'

interface DrawingOptions {
  /** The element to draw on; null while it is not shown. */
  element: HTMLElement | null
  option: EChartsCoreOption | undefined
  onPick: ((pick: ChartPick) => void) | undefined
}

/** Loads the engine with the first chart and draws an option. `attempt` draws again after a failure. */
export function useDrawing({ element, option, onPick }: DrawingOptions) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>('loading')
  const [drawing, setDrawing] = useState<Drawing>()
  const latest = useRef<Drawing>(undefined)
  const pick = useStableCallback((chosen: ChartPick) => onPick?.(chosen))

  useEffect(
    function mountDrawing() {
      if (!element) return
      let isGone = false
      let mounted: Drawing | undefined
      async function load(box: HTMLElement) {
        try {
          const { createDrawing } = await import('./engine/engine.ts')
          if (isGone) return
          mounted = createDrawing(box, pick)
          latest.current = mounted
          setDrawing(mounted)
        } catch {
          if (!isGone) setState('failed')
        }
      }
      void load(element)
      return () => {
        isGone = true
        mounted?.dispose()
        latest.current = undefined
        setDrawing(undefined)
      }
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an attempt begins again
    [element, attempt, pick],
  )

  useEffect(
    function drawOption() {
      if (!drawing || !option) return
      try {
        drawing.draw(option)
        // oxlint-disable-next-line react/set-state-in-effect -- the canvas is outside of React, and may refuse
        setState('drawn')
      } catch {
        // A document of an older or another product may hold what this engine refuses.
        setState('failed')
      }
    },
    [drawing, option],
  )

  return {
    state,
    retry: () => {
      setState('loading')
      setAttempt((count) => count + 1)
    },
    picture: () => latest.current?.picture(),
  }
}
