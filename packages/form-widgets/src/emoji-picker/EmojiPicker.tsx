import { type KeyboardEvent, useState } from 'react'
import { useWidgetText } from '../texts/text-context.ts'
import { type Emoji, EMOJIS } from './emojis.ts'
import styles from './EmojiPicker.module.css'

export interface EmojiPickerProps {
  onPick: (emoji: Emoji) => void
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined
}

const COLUMNS = 10

const ROWS = Array.from({ length: Math.ceil(EMOJIS.length / COLUMNS) }, (_, row) =>
  EMOJIS.slice(row * COLUMNS, (row + 1) * COLUMNS),
)

/** 120 emoji in a grid with one tab stop; arrow keys move inside. */
export function EmojiPicker({ onPick, autoFocus = false }: EmojiPickerProps) {
  const { t, language } = useWidgetText()
  const [active, setActive] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextPlace(active, event)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table's rows would need its display back
    <div role="grid" tabIndex={-1} className={styles.grid} aria-label={t('emojiPicker.label')} onKeyDown={onKeyDown}>
      {ROWS.map((row, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, react/no-array-index-key -- see above; rows never move
        <div key={index} role="row" className={styles.row}>
          {row.map((emoji) => {
            const place = EMOJIS.indexOf(emoji)
            return (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
              <span key={emoji.id} role="gridcell">
                <button
                  type="button"
                  className={styles.emoji}
                  aria-label={emoji.names[language] ?? emoji.names.en}
                  title={emoji.names[language] ?? emoji.names.en}
                  tabIndex={place === active ? 0 : -1}
                  autoFocus={autoFocus && place === 0}
                  onFocus={() => setActive(place)}
                  onClick={() => onPick(emoji)}
                >
                  {emoji.emoji}
                </button>
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function nextPlace(place: number, { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const start = place - (place % COLUMNS)
  const last = EMOJIS.length - 1
  const places: Record<string, number> = {
    ArrowRight: place + onwards,
    ArrowLeft: place - onwards,
    ArrowDown: place + COLUMNS,
    ArrowUp: place - COLUMNS,
    Home: ctrlKey ? 0 : start,
    End: ctrlKey ? last : Math.min(start + COLUMNS - 1, last),
  }
  const next = places[key]
  return next === undefined || next < 0 || next > last ? undefined : next
}
