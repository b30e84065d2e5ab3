import { useTheme } from '@sqos/ui-kit'
import { useMediaQuery } from '@sqos/hooks'

/** Whether the dark theme is active, and the function that changes it. */
export function useDark(): [dark: boolean, setDark: (dark: boolean) => void] {
  const { theme, setTheme } = useTheme()
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  return [
    theme.mode === 'dark' || (theme.mode === 'system' && darkSystem),
    (dark) => setTheme({ mode: dark ? 'dark' : 'light' }),
  ]
}
