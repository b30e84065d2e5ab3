import { element } from './view.ts'
import styles from './viewer.module.css'

const TILES = 60

/**
 * Writes a text across everything that is seen. Real text and not a background, which browsers leave out on paper; fixed, so
 * that it stands on every printed page.
 */
export function drawWatermark(text: string): HTMLElement {
  const sheet = element('div', { className: styles.watermark })
  sheet.setAttribute('aria-hidden', 'true')
  if (text === '') return sheet
  for (let tile = 0; tile < TILES; tile += 1) sheet.append(element('span', { text }))
  return sheet
}
