import type { FormNode } from '../document/form.schema.ts'
import type { Kind, KindGroup } from './kind.ts'
import { kindOf, paletteOf } from './registry.ts'

/** A kind of the palette with settings for one purpose, such as a number that is a percentage. */
interface Preset {
  /** The catalogue has `preset.<name>` in three languages. */
  name: string
  /** The label of new components. */
  label: string
  kind: string
  props?: Readonly<Record<string, unknown>>
  config?: Readonly<Record<string, unknown>>
}

const PRESETS: readonly Preset[] = [
  {
    name: 'link',
    label: '链接',
    kind: 'comInput',
    props: { isLink: true, placeholder: 'https://' },
    config: {
      regList: [{ pattern: String.raw`/^https?:\/\/\S+$/`, message: '请输入以 http:// 或 https:// 开头的链接' }],
    },
  },
  { name: 'percent', label: '百分比', kind: 'numInput', props: { precision: 2, unit: '%' } },
  { name: 'currency', label: '金额', kind: 'numInput', props: { precision: 2, thousands: true, unit: '元' } },
  {
    name: 'tags',
    label: '标签',
    kind: 'select',
    props: { multiple: true, filterable: true },
    config: { defaultValue: [] },
  },
  { name: 'currentUser', label: '当前用户', kind: 'userSelect', config: { defaultCurrent: true } },
]

/** An entry of the palette: a kind, or a preset of one. */
export interface PaletteEntry {
  /** The name of the kind or of the preset; unique in the palette. */
  name: string
  /** The key of its text in the catalogue. */
  textKey: string
  /** The kind, which creates the component with the settings of the preset. */
  kind: Kind
}

/** The entries of one group of the palette; presets follow their kinds. */
export const paletteEntries = (group: KindGroup): readonly PaletteEntry[] =>
  paletteOf(group).flatMap((kind) => [
    { name: kind.name, textKey: `kind.${kind.name}`, kind },
    ...PRESETS.filter((preset) => preset.kind === kind.name).map(entryOf),
  ])

/** The entry of a name; a name of no preset is the one of a kind. */
export function paletteEntry(name: string): PaletteEntry {
  const preset = PRESETS.find((one) => one.name === name)
  return preset ? entryOf(preset) : { name, textKey: `kind.${name}`, kind: kindOf(name) }
}

function entryOf(preset: Preset): PaletteEntry {
  const kind = kindOf(preset.kind)
  const { name, label, props, config } = preset
  const create = (formId: number): FormNode => {
    const node = kind.create(formId)
    return { ...node, ...structuredClone(props), __config__: { ...node.__config__, ...structuredClone(config), label } }
  }
  return { name, textKey: `preset.${name}`, kind: { ...kind, label, create } }
}
