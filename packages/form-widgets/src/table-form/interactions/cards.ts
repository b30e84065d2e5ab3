import styles from './Cards.module.css'

/** Rows as cards, where it is narrow. */
export const cards = {
  className: styles.cards ?? '',
  /** px; a card that stands for a row: its head, a line for each column, and the gap to the next. */
  height: (columns: number): number => (columns + 1) * LINE + GAP,
}

const LINE = 44
const GAP = 12
