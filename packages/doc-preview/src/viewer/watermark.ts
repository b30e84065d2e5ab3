import { element } from './view.ts'
import styles from './viewer.module.css'

const TILES = 60

/**
 * Shows a watermark over the whole view. It is real text, because browsers do not print backgrounds, and fixed, so that
 * it is on every printed page.
 */
export function drawWatermark(text: string): HTMLElement {
  const sheet = element('div', { className: styles.watermark })
  sheet.setAttribute('aria-hidden', 'true')
  if (text === '') return sheet
  for (let tile = 0; tile < TILES; tile += 1) sheet.append(element('span', { text }))
  return sheet
}
