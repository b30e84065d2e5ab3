import styles from './Cards.module.css'

/** Rows as cards, for narrow tables. */
export const cards = {
  className: styles.cards ?? '',
  /** Height of a card in px: head, a line for each column, and the gap. */
  height: (columns: number): number => (columns + 1) * LINE + GAP,
}

const LINE = 44
const GAP = 12
