/** Scopes of a right: the organisation itself, and its descendants. */
export const LAYERS = ['thisLayer', 'subLayer'] as const
/** Actions of a right, in the order of the table. */
export const ACTS = ['Select', 'Add', 'Edit', 'Delete'] as const

export type Right = `${(typeof LAYERS)[number]}${(typeof ACTS)[number]}`

/** All rights of administrators of an organisation. */
export const RIGHTS: readonly Right[] = LAYERS.flatMap((layer) => ACTS.map((act) => `${layer}${act}` as const))
