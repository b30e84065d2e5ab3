let region: HTMLElement | undefined

/** Not seen, but read: set here because the page around a custom element has none of our sheets. */
const UNSEEN = { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }

/** Says something to screen readers, politely, without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    Object.assign(region.style, UNSEEN, { whiteSpace: 'nowrap' })
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    document.body.append(region)
  }
  // The same text twice is a change only if it was gone in between.
  region.textContent = ''
  const current = region
  setTimeout(() => {
    current.textContent = text
  }, 50)
}
