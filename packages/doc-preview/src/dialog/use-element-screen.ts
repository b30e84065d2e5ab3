import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useSyncExternalStore } from 'react'

/** Whether something fills the screen, and the way there and back for one element. */
export function useElementScreen(element: () => HTMLElement | null) {
  const { t } = useText('docPreview')
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null)

  async function toggle() {
    try {
      await (isOn ? document.exitFullscreen() : element()?.requestFullscreen())
    } catch {
      showToast({ kind: 'warning', text: t('fullScreenUnsupported') })
    }
  }

  return { isOn, toggle }
}

function watch(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
