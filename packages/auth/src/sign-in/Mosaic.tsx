import { useText } from '@sqos/i18n/react'
import styles from './Mosaic.module.css'

/** Side of a tile, and the room between tiles. */
const TILE = 56
const GAP = 12
const STEP = TILE + GAP

/** The tiles of the logo, spread out: a square, a circle, a leaf, nothing. One row for each line. */
const ROWS = ['.sc.l.', 'c.slcs', 'sl.cs.', '.cs.lc', 'l.cs.s', 'sc.l.c']

/** Light of the tiles, by place, so that the pattern does not repeat. */
const lightOf = (row: number, column: number) => 0.1 + ((row * 5 + column * 3) % 7) * 0.045

const TILES = ROWS.flatMap((shapes, row) =>
  Array.from(shapes, (shape, column) => ({ key: `${row} ${column}`, shape, row, column })),
).filter(({ shape }) => shape !== '.')

const RADIUS: Readonly<Record<string, number>> = { c: TILE / 2, l: TILE / 3 }

/** The picture beside the sign-in form: what the product is made of, and one sentence. */
export function Mosaic() {
  const { t } = useText('auth')
  return (
    <aside className={styles['side']}>
      <svg className={styles['picture']} viewBox={`0 0 ${ROWS.length * STEP} ${ROWS.length * STEP}`} aria-hidden="true">
        {TILES.map(({ key, shape, row, column }) => (
          <rect
            key={key}
            x={column * STEP}
            y={row * STEP}
            width={TILE}
            height={TILE}
            rx={RADIUS[shape] ?? 10}
            opacity={lightOf(row, column)}
          />
        ))}
      </svg>
      <p className={styles['claim']}>{t('claim')}</p>
    </aside>
  )
}
