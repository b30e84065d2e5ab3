import { Cascader } from '@arco-design/web-react'
import { leaveEscape, memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { isEmpty, readListOf, readOptionValue, type Reader, UNREADABLE } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { labelsOf } from '../options/find-option.ts'
import type { FieldOption, OptionValue } from '../options/option.ts'
import type { OptionSourceProps } from '../options/option-source.ts'
import { useOptions } from '../options/use-options.ts'
import { countTree, filterTree } from '../sheet/filter-tree.ts'
import { useSheet } from '../sheet/use-sheet.tsx'
import { useWidgetText } from '../texts/text-context.ts'

/** Values from the root to the leaf. */
export type OptionPath = readonly OptionValue[]

interface CascaderCommonProps extends FieldProps, OptionSourceProps {
  /** Default true. */
  clearable?: boolean | undefined
  /** Whether options can be searched. */
  searchable?: boolean | undefined
  /** Shows the whole path, not only the leaf. Default true. */
  showAllLevels?: boolean | undefined
  /** Between the levels. Default `/`. */
  separator?: string | undefined
}

interface CascaderOneProps {
  multiple?: false | undefined
  value?: OptionPath | null | undefined
  /** `[]` when cleared. */
  onChange?: ((path: OptionValue[]) => void) | undefined
}

interface CascaderManyProps {
  multiple: true
  value?: readonly OptionPath[] | null | undefined
  onChange?: ((paths: OptionValue[][]) => void) | undefined
}

export type CascaderFieldProps = CascaderCommonProps & (CascaderOneProps | CascaderManyProps)

/** A leaf of a tree, chosen level by level. Kind `cascader`. */
export const CascaderField = memoWithRef(function CascaderField(props: CascaderFieldProps) {
  const { t } = useWidgetText()
  const { separator = '/', showAllLevels = true, multiple = false } = props
  const field = useField(props, multiple ? readPaths : readOnePath)
  const { list, index, isLoading, failure } = useOptions(props)
  // Arco's cascader takes keys at its box only.
  const sheet = useSheet({
    field,
    count: useMemo(() => countTree(list), [list]),
    hasKeys: false,
    isMultiple: multiple,
  })
  const { keyword } = sheet
  const tree = useMemo(() => filterTree(list, keyword).map(toArcoOption), [list, keyword])
  const isLong = useMemo(() => hasLongLevel(list), [list])
  const paths = field.value ?? []
  const format = (labels: readonly string[]) => (showAllLevels ? labels.join(separator) : (labels.at(-1) ?? ''))

  function change(next: unknown) {
    if (props.multiple) props.onChange?.(toPaths(next))
    else props.onChange?.(toPaths([next])[0] ?? [])
  }

  return (
    <FieldBox
      field={field}
      text={paths.map((path) => format(path.map((value) => labelsOf([value], index)))).join(separator)}
      isLoading={isLoading}
      failure={failure}
    >
      <Cascader
        {...field.control}
        onKeyDown={leaveEscape}
        {...(multiple && { mode: 'multiple' as const })}
        {...(isLong && LONG)}
        {...sheet.trigger}
        {...(sheet.isSheet && { dropdownRender: sheet.wrap })}
        value={asArcoPaths(multiple ? paths : paths[0])}
        options={tree}
        loading={isLoading}
        placeholder={props.placeholder ?? t('placeholder.select')}
        allowClear={props.clearable ?? true}
        showSearch={(props.searchable ?? false) && !sheet.isSheet}
        renderFormat={(labels) => format(labels.map(String))}
        notFoundContent={t(isLoading ? 'options.loading' : 'options.empty')}
        onChange={change}
      />
    </FieldBox>
  )
})

/** Longer levels are virtualised, which needs a fixed column width. */
const MOST_DRAWN = 100
const LONG = { virtualListProps: { threshold: MOST_DRAWN }, dropdownMenuColumnStyle: { inlineSize: 240 } }

const hasLongLevel = (level: readonly FieldOption[]): boolean =>
  level.length > MOST_DRAWN || level.some(({ children }) => children !== undefined && hasLongLevel(children))

interface ArcoOption {
  value: OptionValue
  label: string
  disabled: boolean
  children?: ArcoOption[]
}

const toArcoOption = ({ value, label, isDisabled, children }: FieldOption): ArcoOption => ({
  value,
  label,
  disabled: isDisabled,
  ...(children && { children: children.map(toArcoOption) }),
})

const readPath = readListOf(readOptionValue)

const readOnePath: Reader<readonly OptionPath[]> = (value) => {
  const path = readPath(value)
  return path === UNREADABLE ? UNREADABLE : [path]
}

/** One path counts as a list of one, for fields that were made multiple later. */
const readPaths: Reader<readonly OptionPath[]> = (value) =>
  Array.isArray(value) && value.every((one) => Array.isArray(one)) ? readListOf(readPath)(value) : readOnePath(value)

/** The value of Arco's onChange. */
function toPaths(value: unknown): OptionValue[][] {
  const paths = Array.isArray(value)
    ? value.filter((path) => !isEmpty(path)).map((path: unknown) => readPath(path))
    : []
  return paths.flatMap((path) => (path === UNREADABLE ? [] : [[...path]]))
}

/** Arco accepts numbers, paths and undefined, but its types allow text only. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asArcoPaths = (value: OptionPath | readonly OptionPath[] | undefined) => value as string[]
