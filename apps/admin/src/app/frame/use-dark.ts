import { useTheme } from '@sqos/ui-kit'
import { useMediaQuery } from '@sqos/hooks'

/** Whether the screen is dark now, and how to change that. */
export function useDark(): [dark: boolean, setDark: (dark: boolean) => void] {
  const { theme, setTheme } = useTheme()
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  return [
    theme.mode === 'dark' || (theme.mode === 'system' && darkSystem),
    (dark) => setTheme({ mode: dark ? 'dark' : 'light' }),
  ]
}
