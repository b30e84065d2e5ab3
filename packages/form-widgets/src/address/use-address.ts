import { announce } from '../base/announce.ts'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { isSamePath, readRegionPaths, type ChosenRegion, type RegionPath } from './region-path.ts'
import { useRegionNames } from './use-region-names.ts'

export interface AddressCommonProps extends FieldProps {
  /** The deepest level: 0 省, 1 省市, 2 省市区, 3 省市区-街道. Default 2. */
  level?: number | undefined
  /** Default true. */
  clearable?: boolean | undefined
}

export interface AddressOneProps {
  multiple?: false | undefined
  value?: RegionPath | null | undefined
  /** The ids of the path, `[]` when cleared, and id and name of every level. */
  onChange?: ((path: string[], regions: ChosenRegion[]) => void) | undefined
}

interface AddressManyProps {
  multiple: true
  value?: readonly RegionPath[] | null | undefined
  /** A list of paths, and per path id and name of every level. */
  onChange?: ((paths: string[][], regions: ChosenRegion[][]) => void) | undefined
}

/** Common props of both region fields. */
export type AddressProps = AddressCommonProps & (AddressOneProps | AddressManyProps)

/** Common state of both region fields: paths, names, choosing and removing. */
export function useAddress(props: AddressProps) {
  const { t } = useWidgetText()
  const { level = 2 } = props
  const field = useField(props, readRegionPaths)
  const paths = props.multiple ? (field.value ?? []) : (field.value ?? []).slice(0, 1)
  const names = useRegionNames(paths)

  const regionsOf = (path: RegionPath): ChosenRegion[] => path.map((id) => ({ id, fullName: names.nameOf(id) }))

  function tell(next: readonly RegionPath[], added: readonly ChosenRegion[] = []) {
    const known = new Map(added.map(({ id, fullName }) => [id, fullName]))
    const regions = next.map((path) =>
      regionsOf(path).map(({ id, fullName }) => ({ id, fullName: known.get(id) ?? fullName })),
    )
    if (props.multiple)
      props.onChange?.(
        next.map((path) => [...path]),
        regions,
      )
    else props.onChange?.([...(next[0] ?? [])], regions[0] ?? [])
  }

  function choose(regions: readonly ChosenRegion[]) {
    const path = regions.map(({ id }) => id)
    if (props.multiple && paths.some((other) => isSamePath(other, path))) {
      announce(t('address.duplicate', { name: regions.map(({ fullName }) => fullName).join('/') }))
      return
    }
    names.remember(regions)
    tell(props.multiple ? [...paths, path] : [path], regions)
  }

  return {
    field,
    level,
    paths,
    names,
    text: paths.map(names.textOf).join(','),
    choose,
    remove: (path: RegionPath) => tell(paths.filter((other) => !isSamePath(other, path))),
    clear: () => tell([]),
  }
}
