import styles from './announce.module.css'

let region: HTMLElement | undefined

/** Says something to screen readers, politely, without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = styles.region ?? ''
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
