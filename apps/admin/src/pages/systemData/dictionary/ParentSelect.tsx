import { TreeSelect } from '@arco-design/web-react'
import type { TreeOption } from './tree-nodes.ts'

export interface ParentSelectProps {
  options: TreeOption[]
  loading: boolean
  disabled?: boolean
  // From the form item.
  id?: string
  value?: string
  onChange?: (id: string) => void
}

/** Chooses what an entry lies below; typing filters by name. */
export function ParentSelect({ options, ...field }: ParentSelectProps) {
  return (
    <TreeSelect
      {...field}
      treeData={options}
      showSearch
      filterTreeNode={(text, node) => titleOf(node.props).toLowerCase().includes(text.trim().toLowerCase())}
    />
  )
}

const titleOf = ({ title }: { title?: unknown }): string => (typeof title === 'string' ? title : '')
