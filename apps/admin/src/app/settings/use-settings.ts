import { currentUserApi } from '@sqos/api-client/current-user'
import type { FrameSettings } from '@sqos/layout'
import { useTheme } from '@sqos/ui-kit'
import { useSelector } from 'react-redux'
import { type AppState, useAppDispatch } from '../store.ts'
import { selectSettings, type Settings, settingsChanged } from './settings-slice.ts'

/** All settings of the frame and the theme. The server also stores the layout. */
export function useSettings(): [FrameSettings, (change: Partial<FrameSettings>) => void] {
  const dispatch = useAppDispatch()
  const settings = useSelector((state: AppState) => selectSettings(state))
  const { theme, setTheme } = useTheme()

  async function saveLayout(layoutType: Settings['layoutType']) {
    await dispatch(currentUserApi.endpoints.saveTheme.initiate({ themeBody: { theme: layoutType } }, { track: false }))
  }

  function change(changed: Partial<FrameSettings>) {
    const { color, mode, density, ...rest } = changed
    const looks = { ...(color && { color }), ...(mode && { mode }), ...(density && { density }) }
    if (Object.keys(looks).length > 0) setTheme(looks)
    if (Object.keys(rest).length > 0) dispatch(settingsChanged(rest))
    if (rest.layoutType && rest.layoutType !== settings.layoutType) void saveLayout(rest.layoutType)
  }

  return [{ ...theme, ...settings }, change]
}
