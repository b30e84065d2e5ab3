import { useState } from 'react'

/** px: where a panel starts and how far it goes. */
export const PANEL_WIDTH = { initial: 240, min: 160, max: 480 }

interface KeptPanel {
  width: number
  expanded: string[]
}

/** A panel's width and open entries, kept in this browser under a name. */
export function useKeptPanel(storageKey: string, initiallyExpanded: readonly string[]) {
  const [panel, setPanel] = useState(
    () => readPanel(storageKey) ?? { width: PANEL_WIDTH.initial, expanded: [...initiallyExpanded] },
  )

  function change(next: Partial<KeptPanel>) {
    const kept = { ...panel, ...next }
    setPanel(kept)
    try {
      localStorage.setItem(nameOf(storageKey), JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing shows the default next time.
    }
  }

  return {
    ...panel,
    setWidth: (width: number) =>
      change({ width: Math.round(Math.min(Math.max(width, PANEL_WIDTH.min), PANEL_WIDTH.max)) }),
    setExpanded: (expanded: string[]) => change({ expanded }),
    toggle: (id: string) =>
      change({
        expanded: panel.expanded.includes(id) ? panel.expanded.filter((one) => one !== id) : [...panel.expanded, id],
      }),
  }
}

const nameOf = (storageKey: string) => `sqos_tree_${storageKey}`

function readPanel(storageKey: string): KeptPanel | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(storageKey)) ?? 'null')
    if (kept === null || typeof kept !== 'object' || !('width' in kept) || !('expanded' in kept)) return
    const { width, expanded } = kept
    if (typeof width !== 'number' || !Array.isArray(expanded)) return
    return { width, expanded: expanded.filter((id) => typeof id === 'string') }
  } catch {
    return undefined
  }
}
