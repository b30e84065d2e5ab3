import type { FormNode } from '../document/form.schema.ts'
import type { Kind, KindGroup, KindPreset } from './kind.ts'
import { kindOf, KINDS, paletteOf } from './registry.ts'

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
    ...kind.presets.map((preset) => entryOf(kind, preset)),
  ])

/** The entry of a name; a name of no preset is the one of a kind. */
export const paletteEntry = (name: string): PaletteEntry =>
  PRESETS.get(name) ?? { name, textKey: `kind.${name}`, kind: kindOf(name) }

const PRESETS: ReadonlyMap<string, PaletteEntry> = new Map(
  KINDS.flatMap((kind) => kind.presets.map((preset) => [preset.name, entryOf(kind, preset)] as const)),
)

function entryOf(kind: Kind, { name, label, props, config }: KindPreset): PaletteEntry {
  const create = (formId: number): FormNode => {
    const node = kind.create(formId)
    return { ...node, ...structuredClone(props), __config__: { ...node.__config__, ...structuredClone(config), label } }
  }
  return { name, textKey: `preset.${name}`, kind: { ...kind, label, create } }
}
