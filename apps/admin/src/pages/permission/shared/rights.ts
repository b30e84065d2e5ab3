/** Where somebody may act: on the organisation itself, on what is below it. */
export const LAYERS = ['thisLayer', 'subLayer'] as const
/** What somebody may do there, in the order in which it is offered. */
export const ACTS = ['Select', 'Add', 'Edit', 'Delete'] as const

export type Right = `${(typeof LAYERS)[number]}${(typeof ACTS)[number]}`

/** All that administrators of an organisation may be given. */
export const RIGHTS: readonly Right[] = LAYERS.flatMap((layer) => ACTS.map((act) => `${layer}${act}` as const))
