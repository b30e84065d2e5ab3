import { Tooltip } from '@arco-design/web-react'
import { IconFullscreen, IconFullscreenExit } from '@arco-design/web-react/icon'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { announce } from '../base/announce.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FullscreenToggle.module.css'

export interface FullscreenToggleProps {
  /** The whole page, or the element that the button stands in. Default `page`. */
  target?: 'page' | 'parent' | undefined
}

/** Shows the page or the container it stands in on the whole screen, and back; follows the browser, whose Esc ends it. */
export function FullscreenToggle({ target = 'page' }: FullscreenToggleProps) {
  const { t } = useWidgetText()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isWarned, setWarned] = useState(false)
  const isOn = useSyncExternalStore(watch, isShown, () => false)
  const label = t(isOn ? 'fullscreenToggle.exit' : 'fullscreenToggle.enter')

  async function toggle() {
    const element = target === 'page' ? document.documentElement : anchor.current?.parentElement
    try {
      if (isOn) await document.exitFullscreen()
      else if (document.fullscreenEnabled && element) await element.requestFullscreen()
      else warn()
    } catch {
      warn()
    }
  }

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
      {/* In the container: on a whole screen nothing outside of it is seen. */}
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

/** How long the warning stands, in ms. */
const WARNING_MS = 3000

function watch(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const isShown = () => Boolean(document.fullscreenElement)
