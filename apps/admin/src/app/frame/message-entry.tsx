import type { AppFeature } from '@sqos/app-feature'
import { selectSysConfig } from '@sqos/session'
import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'

/** A feature whose entry in the top bar follows the system setting for messages and chat. */
export function messageEntry(feature: AppFeature): AppFeature {
  const { tool: Tool } = feature
  return Tool ? { ...feature, tool: () => <Entry Tool={Tool} /> } : feature
}

function Entry({ Tool }: { Tool: ComponentType }) {
  const isShown = useSelector((state: AppState) => selectSysConfig(state)?.showMessageEntries !== false)
  return isShown && <Tool />
}
