import { Trigger } from '@arco-design/web-react'
import { IconFaceSmileFill } from '@arco-design/web-react/icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Isolated } from '../picker/Isolated.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './EmojiButton.module.css'
import { EmojiPicker } from './EmojiPicker.tsx'
import type { Emoji } from './emojis.ts'

export interface EmojiButtonProps {
  onPick: (emoji: Emoji) => void
  disabled?: boolean | undefined
}

/** A button that opens the emoji picker, which stays open for several emoji. */
export function EmojiButton({ onPick, disabled = false }: EmojiButtonProps) {
  const { t } = useWidgetText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    // The popup is at the end of the page, so Tab from it must return to the button.
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }

  const popup = (
    <div className={styles.popup}>
      <Isolated>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from the grid */}
        <div onKeyDown={onKeyDown}>
          <EmojiPicker autoFocus onPick={onPick} />
        </div>
      </Isolated>
    </div>
  )

  return (
    <Trigger
      trigger={[]}
      popupVisible={isOpen}
      onVisibleChange={(visible) => !visible && setOpen(false)}
      position="tl"
      popupAlign={{ top: 4 }}
      unmountOnExit
      popup={() => popup}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('emojiPicker.open')}
        aria-haspopup="grid"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <IconFaceSmileFill aria-hidden />
      </button>
    </Trigger>
  )
}
