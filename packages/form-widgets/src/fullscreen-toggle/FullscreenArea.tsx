import { IconFullscreen, IconFullscreenExit } from '@arco-design/web-react/icon'
import { useFullScreen } from '@sqos/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { announce } from '../base/announce.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FullscreenToggle.module.css'

export interface FullscreenAreaProps {
  /** Draws the content around the button. */
  children: (button: ReactNode) => ReactNode
}

/**
 * Content that fills the whole screen on request. The page enters full screen and the content covers it, so that popups and
 * dialogs, which are at the end of the page, stay visible. Escape leaves it.
 */
export function FullscreenArea({ children }: FullscreenAreaProps) {
  const { t } = useWidgetText()
  const [isFilled, setFilled] = useState(false)
  const { isOn, toggle } = useFullScreen({ onUnsupported: () => announce(t('fullscreenToggle.unsupported')) })

  useEffect(function leaveWithTheBrowser() {
    const leave = () => {
      if (!document.fullscreenElement) setFilled(false)
    }
    document.addEventListener('fullscreenchange', leave)
    return () => document.removeEventListener('fullscreenchange', leave)
  }, [])

  const label = t(isFilled ? 'fullscreenToggle.exit' : 'fullscreenToggle.enter')

  async function change() {
    if (isFilled || !isOn) await toggle()
    setFilled(!isFilled && Boolean(document.fullscreenElement))
  }

  return (
    <div className={styles.area} data-filled={isFilled || undefined}>
      {children(
        <button type="button" className={styles.button} aria-label={label} title={label} onClick={() => void change()}>
          {isFilled ? <IconFullscreenExit aria-hidden /> : <IconFullscreen aria-hidden />}
        </button>,
      )}
    </div>
  )
}
