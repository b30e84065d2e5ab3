/** Keys that have a symbol. */
const SIGNS: Record<string, string> = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→', enter: 'Enter' }

const MAC_SIGNS: Record<string, string> = { mod: '⌘', alt: '⌥', shift: '⇧' }

/** Whether this machine has a Mac keyboard. */
export const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The keys of a shortcut such as `mod+k`, as labelled on this machine's keyboard. */
export function keyNames(keys: string, mac = isMac()): string[] {
  return keys.split('+').map((key) => {
    if (mac && MAC_SIGNS[key]) return MAC_SIGNS[key]
    if (key === 'mod') return 'Ctrl'
    return SIGNS[key.toLowerCase()] ?? key.slice(0, 1).toUpperCase() + key.slice(1)
  })
}

/** A shortcut as text for a tooltip: `Ctrl K`. */
export const readableKeys = (keys: string) => keyNames(keys).join(' ')
