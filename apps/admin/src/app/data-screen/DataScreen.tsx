import { Button } from '@arco-design/web-react'
import {
  IconFullscreen,
  IconFullscreenExit,
  IconLeft,
  IconPause,
  IconPlayArrow,
  IconRight,
} from '@arco-design/web-react/icon'
import type { SharedScreens, ShownScreen } from '@sqos/api-client/screen'
import { useFullScreen, useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState, showToast } from '@sqos/ui-kit'
import { applyTheme, readTheme } from '@sqos/ui-kit/theme'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './DataScreen.module.css'
import { type ScreenStep, stepsOf } from './screen-steps.ts'
import { useNightlyReload } from './use-nightly-reload.ts'
import { useRotation } from './use-rotation.ts'

interface DataScreenProps {
  /** The screens, shown one after another. */
  screens: SharedScreens['screens']
  /** Draws one portal. */
  renderPage: (step: ScreenStep) => ReactNode
}

/** Milliseconds without the pointer after which the controls disappear. */
const CALM_AFTER = 3000

/** A large display: portals one after another, in the colours of the screen, without the frame of the application. */
export function DataScreen({ screens, renderPage }: DataScreenProps) {
  const { t } = useText(NAMESPACE)
  const steps = useMemo(() => stepsOf(screens), [screens])
  const rotation = useRotation(steps)
  const step = steps[rotation.index]
  const screen = step?.screen ?? screens[0]?.screen
  const isCalm = useCalm()
  useNightlyReload()
  useScreenTheme(screen?.theme ?? 'dark')
  const fullScreen = useFullScreen({
    onUnsupported: () => showToast({ kind: 'warning', text: t('noFullScreen') }),
  })

  const onKey = useStableCallback((event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') rotation.move(1)
    else if (event.key === 'ArrowLeft') rotation.move(-1)
    else if (event.key === 'f' && !event.ctrlKey && !event.metaKey) void fullScreen.toggle()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onKey])

  const several = steps.length > 1
  const control = (name: string, icon: ReactNode, onClick: () => void) => (
    <Button type="text" size="small" icon={icon} aria-label={t(name)} title={t(name)} onClick={onClick} />
  )
  return (
    <main className={styles.screen} data-calm={isCalm || undefined} aria-label={screen?.fullName}>
      {step ? (
        renderPage(step)
      ) : (
        <div className={styles.message}>
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        </div>
      )}
      <div className={styles.controls} role="toolbar" aria-label={t('controls')}>
        {several && control('previous', <IconLeft />, () => rotation.move(-1))}
        {several &&
          control(
            rotation.isPaused ? 'play' : 'pause',
            rotation.isPaused ? <IconPlayArrow /> : <IconPause />,
            rotation.togglePause,
          )}
        {several && control('next', <IconRight />, () => rotation.move(1))}
        {several && <span>{t('position', { at: rotation.index + 1, of: steps.length })}</span>}
        {control(
          fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen',
          fullScreen.isOn ? <IconFullscreenExit /> : <IconFullscreen />,
          () => void fullScreen.toggle(),
        )}
      </div>
    </main>
  )
}

/** The colours of the screen while it is shown; those of the user come back, and stay stored, afterwards. */
function useScreenTheme(mode: ShownScreen['theme']) {
  useLayoutEffect(() => {
    applyTheme({ ...readTheme(), mode })
    return () => applyTheme(readTheme())
  }, [mode])
}

/** Whether the pointer has rested for a while. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    let timer = setTimeout(() => setCalm(true), CALM_AFTER)
    function wake() {
      clearTimeout(timer)
      setCalm(false)
      timer = setTimeout(() => setCalm(true), CALM_AFTER)
    }
    const events = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, wake)
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, wake)
    }
  }, [])
  return isCalm
}
