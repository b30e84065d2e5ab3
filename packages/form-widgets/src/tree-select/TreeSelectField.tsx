import { TreeSelect } from '@arco-design/web-react'
import { leaveEscape, memoWithRef } from '@sqos/hooks'
import { type ReactNode, useMemo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readListOf, readOptionValue } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { recordsOf, valuesIn } from '../options/chosen-options.ts'
import { labelsOf } from '../options/find-option.ts'
import type { FieldOption, OptionValue } from '../options/option.ts'
import type { OptionSourceProps } from '../options/option-source.ts'
import { useOptions } from '../options/use-options.ts'
import { countTree, filterTree } from '../sheet/filter-tree.ts'
import { useSheet } from '../sheet/use-sheet.tsx'
import type { DataRecord } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { TreeKeys } from './TreeKeys.tsx'
import { TreePopup } from './TreePopup.tsx'

interface TreeSelectCommonProps extends FieldProps, OptionSourceProps {
  /** Default true. */
  clearable?: boolean | undefined
  /** Whether options can be searched. */
  searchable?: boolean | undefined
}

interface TreeSelectOneProps {
  multiple?: false | undefined
  value?: OptionValue | null | undefined
  /** The value, `''` when cleared, and the record of the option. */
  onChange?: ((value: OptionValue, record: DataRecord | undefined) => void) | undefined
}

interface TreeSelectManyProps {
  multiple: true
  value?: readonly OptionValue[] | null | undefined
  onChange?: ((values: OptionValue[], records: DataRecord[]) => void) | undefined
}

export type TreeSelectFieldProps = TreeSelectCommonProps & (TreeSelectOneProps | TreeSelectManyProps)

/** One or several nodes of a tree. Kind `treeSelect`. */
export const TreeSelectField = memoWithRef(function TreeSelectField(props: TreeSelectFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readListOf(readOptionValue))
  const { list, index, isLoading, failure } = useOptions(props)
  const sheet = useSheet({ field, count: useMemo(() => countTree(list), [list]), isMultiple: props.multiple })
  const { keyword, isSheet } = sheet
  const nodes = useMemo(() => filterTree(list, keyword).map(toTreeNode), [list, keyword])
  const values = (field.value ?? []).map(String)

  function change(next: unknown) {
    const keys = [next].flat().filter((key) => typeof key === 'string')
    const chosen = valuesIn(keys, index)
    const records = recordsOf(keys, index)
    if (props.multiple) props.onChange?.(chosen, records)
    else props.onChange?.(chosen[0] ?? '', records[0])
  }

  return (
    <FieldBox field={field} text={labelsOf(values, index)} isLoading={isLoading} failure={failure}>
      <TreeKeys isOpen={sheet.isOpen} setOpen={sheet.setOpen}>
        <TreeSelect
          {...sheet.trigger}
          dropdownRender={(tree) => sheet.wrap(inPopup(tree))}
          {...field.control}
          onKeyDown={leaveEscape}
          multiple={props.multiple ?? false}
          value={props.multiple ? values : (values[0] ?? '')}
          treeData={nodes}
          treeProps={{ virtualListProps: { height: isSheet ? Math.round(window.innerHeight / 2) : POPUP_HEIGHT } }}
          loading={isLoading}
          placeholder={props.placeholder ?? t('placeholder.select')}
          allowClear={props.clearable ?? true}
          showSearch={(props.searchable ?? false) && !isSheet}
          filterTreeNode={matchesTitle}
          notFoundContent={t(isLoading ? 'options.loading' : 'options.empty')}
          onChange={change}
        />
      </TreeKeys>
    </FieldBox>
  )
})

const inPopup = (tree: ReactNode) => <TreePopup>{tree}</TreePopup>

const POPUP_HEIGHT = 240

interface TreeNode {
  key: string
  title: string
  disabled: boolean
  children?: TreeNode[]
}

/** Arco's tree needs text keys. */
const toTreeNode = ({ value, label, isDisabled, children }: FieldOption): TreeNode => ({
  key: String(value),
  title: label,
  disabled: isDisabled,
  ...(children && { children: children.map(toTreeNode) }),
})

function matchesTitle(typed: string, { props }: { props?: { title?: unknown } }): boolean {
  const title = typeof props?.title === 'string' ? props.title : ''
  return title.toLowerCase().includes(typed.trim().toLowerCase())
}
