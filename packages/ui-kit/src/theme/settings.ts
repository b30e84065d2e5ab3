import { DENSITIES, type Density } from './density.ts'

/** The eight theme colours. Blue is the default: specification of the shell, section 9. */
export const THEME_COLORS = {
  blue: '#1890ff',
  purple: '#6954f0',
  azure: '#00a4d6',
  ocean: '#0b8a8f',
  green: '#2ba471',
  yellow: '#d69b00',
  orange: '#f5730a',
  red: '#e0373e',
} as const

/** The name of a theme colour. */
export type ThemeColor = keyof typeof THEME_COLORS

/** Light, dark, or the setting of the operating system. */
export const THEME_MODES = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof THEME_MODES)[number]

/** Theme settings of a user. */
export interface ThemeSettings {
  color: ThemeColor
  mode: ThemeMode
  density: Density
}

/** Default settings. */
export const DEFAULT_THEME: ThemeSettings = { color: 'blue', mode: 'light', density: 'medium' }

const STORAGE_KEY = 'sqos_theme'

/** The settings stored in this browser, with defaults for missing or unknown values. */
export function readTheme(): ThemeSettings {
  const kept = readStored()
  return {
    color: isThemeColor(kept['color']) ? kept['color'] : DEFAULT_THEME.color,
    mode: THEME_MODES.find((mode) => mode === kept['mode']) ?? DEFAULT_THEME.mode,
    density: DENSITIES.find((density) => density === kept['density']) ?? DEFAULT_THEME.density,
  }
}

/** Stores the settings in this browser. Ignores blocked or full storage. */
export function saveTheme(settings: ThemeSettings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings))
  } catch {
    // The choice holds until the page is left.
  }
}

const isThemeColor = (name: unknown): name is ThemeColor =>
  typeof name === 'string' && Object.hasOwn(THEME_COLORS, name)

function readStored(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}
