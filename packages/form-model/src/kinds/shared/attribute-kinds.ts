/** Common parts of attribute kinds: they show a key of a chosen record. */
export const attributeKind = { group: 'advanced', role: 'attribute', fitsTable: true } as const

/** Widget props of a new attribute. */
export const ATTRIBUTE = { placeholder: '', relationField: '', showField: '' }
