import type { AppFeature } from '@sqos/app-feature'
import { CallDock } from './CallDock.tsx'
import { CallTool } from './CallTool.tsx'

/** The phone of users with a seat: a button to call a number, and calls that survive changes of the page. */
export const callsFeature: AppFeature = {
  name: 'calls',
  tool: CallTool,
  dock: CallDock,
}
