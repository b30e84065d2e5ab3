import { isRecord, own, type JsonRecord } from '../json/json.ts'

/** Props whose names have hyphens here and capitals in newer editions of the family. */
const PROPS = [
  'show-word-limit',
  'show-password',
  'prefix-icon',
  'suffix-icon',
  'step-strictly',
  'controls-position',
  'allow-half',
  'show-text',
  'show-score',
  'show-stops',
  'active-text',
  'inactive-text',
  'active-color',
  'inactive-color',
  'active-value',
  'inactive-value',
  'show-all-levels',
  'value-format',
  'picker-options',
  'is-range',
  'range-separator',
  'start-placeholder',
  'end-placeholder',
  'show-alpha',
  'color-format',
  'content-position',
  'tab-position',
  'show-summary',
] as const

/** Newer names of props: `showWordLimit` → `show-word-limit`. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...PROPS.map((name) => [name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), name] as const),
  ['isAmountChinese', 'showChinese'],
])

/**
 * Adds the older names of props to a component: `showWordLimit` also as `show-word-limit`, `addonBefore` also as
 * `__slot__.prepend`. An existing older name is kept. Returns the same object if there is nothing to add.
 */
export function withOlderNames(node: JsonRecord): JsonRecord {
  const added = Object.entries(node).flatMap(([key, value]) => {
    const older = NAMES.get(key)
    return older === undefined || Object.hasOwn(node, older) ? [] : [[older, value] as const]
  })
  const slot = slotOf(node)
  return added.length === 0 && !slot ? node : { ...node, ...Object.fromEntries(added), ...(slot && { __slot__: slot }) }
}

function slotOf(node: JsonRecord): JsonRecord | undefined {
  const [prepend, append] = [own(node, 'addonBefore'), own(node, 'addonAfter')]
  const slot = own(node, '__slot__')
  if (!prepend && !append) return undefined
  return { ...(prepend ? { prepend } : {}), ...(append ? { append } : {}), ...(isRecord(slot) && slot) }
}
