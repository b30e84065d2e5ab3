import type { LayoutType } from '@sqos/contract'
import styles from './Settings.module.css'

/** Position of the menu in each layout, in a drawing of 56 × 40 px. */
const MENU: Record<LayoutType, string> = {
  classic: 'M0 0H16V40H0Z',
  functional: 'M0 0H56V9H0Z',
  plain: 'M0 0H7V40H0Z',
  blend: 'M0 0H56V9H16V40H0Z',
}

/** The bright parts of the menu: its entries. */
const ENTRIES: Record<LayoutType, string> = {
  classic: 'M3 12H13M3 18H13M3 24H13',
  functional: 'M14 4.5H22M26 4.5H34M38 4.5H46',
  plain: 'M2.5 12H4.5M2.5 18H4.5M2.5 24H4.5',
  blend: 'M22 4.5H28M32 4.5H38M3 16H13M3 22H13M3 28H13',
}

/** Thumbnail of a layout: dark menu, light bar and page. It is mirrored in right-to-left text. */
export function LayoutDrawing({ layout }: { layout: LayoutType }) {
  const barStart = layout === 'classic' ? 16 : 7
  return (
    <svg className={styles.drawing} viewBox="0 0 56 40" aria-hidden="true">
      <rect className={styles.page} width="56" height="40" />
      {(layout === 'classic' || layout === 'plain') && (
        <rect className={styles.bar} x={barStart} width={56 - barStart} height="8" />
      )}
      <path className={styles.menu} d={MENU[layout]} />
      <path className={styles.entries} d={ENTRIES[layout]} />
    </svg>
  )
}
