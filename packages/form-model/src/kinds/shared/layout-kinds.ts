/** Common parts of containers. */
export const containerKind = { role: 'container', group: 'layout', fitsTable: false, fitsList: false } as const

/** Common parts of panes. */
export const paneKind = { role: 'pane', group: 'later', fitsTable: false, fitsList: false } as const

/** Common parts of kinds without a value. */
export const displayKind = { role: 'display', fitsTable: false, fitsList: false } as const

/** A pane of new tabs and collapses. */
export const newPane = (title: string, name: string) => ({ title, name, __config__: { children: [] } })
