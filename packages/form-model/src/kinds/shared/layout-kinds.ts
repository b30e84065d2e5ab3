/** What containers share. */
export const containerKind = { role: 'container', group: 'layout', fitsTable: false, fitsList: false } as const

/** What panes share. */
export const paneKind = { role: 'pane', group: 'later', fitsTable: false, fitsList: false } as const

/** What kinds without a value share. */
export const displayKind = { role: 'display', fitsTable: false, fitsList: false } as const

/** A pane of new tabs and collapses. */
export const newPane = (title: string, name: string) => ({ title, name, __config__: { children: [] } })
