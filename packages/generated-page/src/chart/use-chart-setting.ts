import { useState } from 'react'
import { type ChartField, type ChartSetting, readSetting, settingText } from './chart-setting.ts'

const PREFIX = 'sqos_list_chart_'

interface SettingOptions {
  /** Key of the user and the list, under which the browser keeps the chart. */
  storageKey: string
  fields: readonly ChartField[]
  /** The setting in the address; '' for none. */
  given: string
  onChange: (setting: string) => void
}

/** The chart in the address; without one the chart that the user saw last. */
export function useChartSetting({ storageKey, fields, given, onChange }: SettingOptions) {
  const [kept] = useState(() => read(storageKey))
  const setting = readSetting(given || kept, fields)
  const change = (part: Partial<ChartSetting>) => {
    if (!setting) return
    const next = settingText({ ...setting, ...part })
    write(storageKey, next)
    onChange(next)
  }
  return { setting, change }
}

// Storage may be blocked or full: the address still has the chart.
function read(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(PREFIX + key, text)
  } catch {
    // See above.
  }
}
