import { Tooltip } from '@arco-design/web-react'
import { IconFullscreen, IconFullscreenExit } from '@arco-design/web-react/icon'
import { useFullScreen } from '@sqos/hooks'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../base/announce.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FullscreenToggle.module.css'

export interface FullscreenToggleProps {
  /** The page, or the parent element of the button. Default `page`. */
  target?: 'page' | 'parent' | undefined
}

/** A button that shows the page or its container on the whole screen, and leaves full screen. Escape leaves it too. */
export function FullscreenToggle({ target = 'page' }: FullscreenToggleProps) {
  const { t } = useWidgetText()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isWarned, setWarned] = useState(false)
  const { isOn, toggle } = useFullScreen({
    target: () => (target === 'page' ? document.documentElement : (anchor.current?.parentElement ?? null)),
    onUnsupported: warn,
  })
  const label = t(isOn ? 'fullscreenToggle.exit' : 'fullscreenToggle.enter')

  function warn() {
    announce(t('fullscreenToggle.unsupported'))
    setWarned(true)
  }

  useEffect(
    function takeWarningBack() {
      if (!isWarned) return
      const timer = setTimeout(() => setWarned(false), WARNING_MS)
      return () => clearTimeout(timer)
    },
    [isWarned],
  )

  return (
    <span ref={anchor} className={styles.anchor}>
      {/* In the container: in full screen nothing outside of it is visible. */}
      <Tooltip
        content={isWarned ? t('fullscreenToggle.unsupported') : label}
        {...(isWarned && { popupVisible: true })}
        getPopupContainer={(node) => node.parentElement ?? document.body}
      >
        <button type="button" className={styles.button} aria-label={label} onClick={() => void toggle()}>
          {isOn ? <IconFullscreenExit aria-hidden /> : <IconFullscreen aria-hidden />}
        </button>
      </Tooltip>
    </span>
  )
}

/** How long the warning is shown, in ms. */
const WARNING_MS = 3000
