import { createContext, useContext } from 'react'
import { DEFAULT_THEME, type ThemeSettings } from '../theme/settings.ts'

interface ThemeControl {
  theme: ThemeSettings
  setTheme: (change: Partial<ThemeSettings>) => void
}

/** Set by `UiKitProvider`; read with `useTheme`. */
export const ThemeContext = createContext<ThemeControl>({ theme: DEFAULT_THEME, setTheme: () => undefined })

/** The user's theme and its setter. Changes are stored in this browser. */
export const useTheme = (): ThemeControl => useContext(ThemeContext)
