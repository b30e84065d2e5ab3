import { useState } from 'react'

/** Default, minimum and maximum width of a panel in px. */
export const PANEL_WIDTH = { initial: 240, min: 160, max: 480 }

interface KeptPanel {
  width: number
  expanded: string[]
}

/** Width and open entries of a panel, stored in this browser. */
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
      // Without storage, the next visit shows the default.
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
