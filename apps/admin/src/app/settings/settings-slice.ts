import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { authApi } from '@sqos/api-client/auth'
import { LAYOUT_TYPES } from '@sqos/contract'
import type { FrameSettings } from '@sqos/layout'
import type { ThemeSettings } from '@sqos/ui-kit/theme'

/** The user's settings of the frame; colours and density belong to the theme. */
export type Settings = Omit<FrameSettings, keyof ThemeSettings>

/** The settings of a user without saved ones. Source: specification of the shell, section 9. */
export const DEFAULT_SETTINGS: Settings = {
  layoutType: 'classic',
  tagsView: true,
  tagsIcon: false,
  useCache: false,
  fixedHeader: true,
  sidebarLogo: true,
  showLanguage: true,
  showSearch: true,
  showDlown: true,
}

/** Returns the settings of a stored or received value; missing and unknown ones have their default. */
export function settingsFrom(kept: Readonly<Record<string, unknown>>): Settings {
  const flag = (key: Exclude<keyof Settings, 'layoutType'>) => {
    const value = kept[key]
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[key]
  }
  return {
    layoutType: LAYOUT_TYPES.find((type) => type === kept['layoutType']) ?? DEFAULT_SETTINGS.layoutType,
    tagsView: flag('tagsView'),
    tagsIcon: flag('tagsIcon'),
    useCache: flag('useCache'),
    fixedHeader: flag('fixedHeader'),
    sidebarLogo: flag('sidebarLogo'),
    showLanguage: flag('showLanguage'),
    showSearch: flag('showSearch'),
    showDlown: flag('showDlown'),
  }
}

const slice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) =>
    // The layout that the user chose, on any machine.
    builder.addMatcher(authApi.endpoints.login.matchFulfilled, (state, { payload }) => {
      state.layoutType = settingsFrom({ layoutType: payload.theme }).layoutType
    }),
  selectors: { selectSettings: (state) => state },
})

export const settingsReducer = slice.reducer
export const { settingsChanged } = slice.actions
export const { selectSettings } = slice.selectors
