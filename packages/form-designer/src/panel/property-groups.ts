import type { Kind } from '@sqos/form-model'
import type { Property } from '@sqos/form-model/designer'
import { propertiesOf, styleProperties } from './properties.ts'

/** A group of the panel: what users see, what they may enter, and what few designers need. */
export type PropertyGroup = 'content' | 'rules' | 'advanced'

const GROUP_OF: Readonly<Record<string, PropertyGroup>> = {
  ...inGroup(
    'rules',
    'required unique defaultFormula noShow disabled readonly maxlength min max precision step step-strictly limit accept fileSize sizeUnit',
    'selectableRange trigger hasSys autoLocation adjustmentScope crop cropRatio',
  ),
  ...inGroup(
    'advanced',
    'labelWidth showLabel active-value inactive-value controls-position separator color-format',
    'show-alpha total fieldSize hasPage pageSize popupType popupTitle popupWidth',
  ),
}

function inGroup(group: PropertyGroup, ...names: readonly string[]): Record<string, PropertyGroup> {
  return Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, group]))
}

/** The properties of a kind in one group of the panel; what no list names is content. */
export const groupedProperties = (kind: Kind, isInTable: boolean, group: PropertyGroup): readonly Property[] =>
  [...propertiesOf(kind, isInTable), ...styleProperties(kind, isInTable)].filter(
    ({ name }, index, all) =>
      (GROUP_OF[name] ?? 'content') === group && all.findIndex((one) => one.name === name) === index,
  )
