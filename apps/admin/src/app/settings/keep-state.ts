import type { Store } from '@reduxjs/toolkit'
import { tabsFrom, type TabsState } from '../tabs/tabs-slice.ts'
import { local, readKept, session, writeKept } from './kept.ts'
import { type Settings, settingsFrom } from './settings-slice.ts'

const SETTINGS_KEY = 'sqos_settings'
const TABS_KEY = 'sqos_tabs'

/** The persisted part of the store. */
export interface KeptState {
  settings: Settings
  tabs: TabsState
}

/** Reads the persisted state: settings from localStorage, tabs from sessionStorage. */
export function readState(): KeptState {
  return { settings: settingsFrom(readKept(local, SETTINGS_KEY)), tabs: tabsFrom(readKept(session, TABS_KEY)) }
}

/** Persists every change of settings and tabs. */
export function keepState(store: Store<KeptState>): void {
  let { settings, tabs } = store.getState()
  store.subscribe(() => {
    const next = store.getState()
    if (next.settings !== settings) writeKept(local, SETTINGS_KEY, next.settings)
    if (next.tabs !== tabs) {
      const { userId, recent, titles } = next.tabs
      writeKept(session, TABS_KEY, { userId, recent, titles, paths: next.tabs.tabs.map((tab) => tab.path) })
    }
    ;({ settings, tabs } = next)
  })
}
