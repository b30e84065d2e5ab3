import { useText } from '@sqos/i18n/react'
import type { KeySection } from './KeySheetPanel.tsx'
import type { Shortcut } from './match-shortcut.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Actions of the frame's shortcuts. A shortcut without a callback is inactive and not listed. */
export interface FrameShortcuts {
  /** Ctrl or Command with K, and `/`. */
  onSearch?: (() => void) | undefined
  /** `?` */
  onKeySheet?: (() => void) | undefined
  /** Alt with 1 to 9: opens the tab at this index, from 0. */
  onTab?: ((index: number) => void) | undefined
  /** Alt+W */
  onCloseTab?: (() => void) | undefined
  /** Alt+L: locks the screen, also while a dialog is open. */
  onLock?: (() => void) | undefined
}

/** Activates the shortcuts of the frame; returns their list for the overview. */
export function useFrameShortcuts({ onSearch, onKeySheet, onTab, onCloseTab, onLock }: FrameShortcuts): KeySection[] {
  const { t } = useText('layout')
  const table: Shortcut[] = []
  const everywhere: KeySection['rows'][number][] = []
  const tabs: KeySection['rows'][number][] = []

  if (onSearch) {
    table.push({ keys: 'mod+k', scope: 'typing', run: onSearch }, { keys: '/', run: onSearch })
    everywhere.push({ keys: ['mod+k', '/'], text: t('key.search') })
  }
  if (onKeySheet) {
    table.push({ keys: '?', run: onKeySheet })
    everywhere.push({ keys: ['?'], text: t('key.sheet') })
  }
  if (onLock) {
    table.push({ keys: 'alt+l', scope: 'anywhere', run: onLock })
    everywhere.push({ keys: ['alt+l'], text: t('key.lock') })
  }
  everywhere.push({ keys: ['Esc'], text: t('key.escape') })
  if (onTab) {
    for (let place = 1; place <= 9; place++) {
      table.push({ keys: `alt+${place}`, scope: 'typing', run: () => onTab(place - 1) })
    }
    tabs.push({ keys: ['alt+1…9'], text: t('key.tab') })
  }
  if (onCloseTab) {
    table.push({ keys: 'alt+w', scope: 'typing', run: onCloseTab })
    tabs.push({ keys: ['alt+w', 'Delete'], text: t('key.closeTab') })
  }
  if (onTab) {
    tabs.push(
      { keys: ['alt+ArrowLeft', 'alt+ArrowRight'], text: t('key.moveTab') },
      { keys: ['shift+F10'], text: t('key.tabMenu') },
    )
  }
  useShortcuts(table)

  const sections = [{ title: t('key.everywhere'), rows: everywhere }]
  return tabs.length > 0 ? [...sections, { title: t('tabs'), rows: tabs }] : sections
}
