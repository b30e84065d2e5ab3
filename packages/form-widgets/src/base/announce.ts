let region: HTMLElement | undefined

/** Visually hidden; inline because the page of a custom element does not load our styles. */
const UNSEEN = { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }

/** Announces a text to screen readers politely, without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    Object.assign(region.style, UNSEEN, { whiteSpace: 'nowrap' })
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    document.body.append(region)
  }
  // The same text is announced again only if it was removed first.
  region.textContent = ''
  const current = region
  setTimeout(() => {
    current.textContent = text
  }, 50)
}
