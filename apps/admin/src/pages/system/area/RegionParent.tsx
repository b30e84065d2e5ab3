// oxlint-disable-next-line eslint/no-restricted-imports -- it loads its levels on demand, and has its sheet below
import { TreeSelect } from '@arco-design/web-react'
import { answerOf, readOnce } from '@sqos/api-client'
import { regionApi, type RegionNode } from '@sqos/api-client/region'
import { ROOT_ID } from '@sqos/contract'
import { isPhone } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { AT_BOTTOM, SelectSheet } from '@sqos/ui-kit/sheet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { NAMESPACE } from './catalogue.ts'

/** Provinces, cities and districts may have children. */
const HOLDING_LEVELS = 3

interface Node {
  key: string
  title: string
  level: number
  isLeaf: boolean
  children?: Node[]
}

export interface RegionParentProps {
  /** The edited region, which cannot be its own ancestor. */
  editedId: string | undefined
  // From the form item.
  id?: string
  value?: string
  onChange?: (id: string) => void
}

/** Selects the parent region, level by level. */
export function RegionParent({ editedId, ...field }: RegionParentProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [nodes, setNodes] = useState<Node[]>([])
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  async function read(parentId: string, level: number): Promise<Node[]> {
    const request = regionApi.endpoints.listRegionOptions.initiate({ parentId, excludeId: editedId ?? '0' })
    const { list } = await answerOf(dispatch(request))
    return list.map((region: RegionNode) => ({
      key: region.id,
      title: region.fullName,
      level,
      isLeaf: region.isLeaf || level === HOLDING_LEVELS,
    }))
  }

  useEffect(
    function readTop() {
      let current = true
      void openTo(field.value ?? ROOT_ID).then((tree) => current && setNodes(tree))
      return () => {
        current = false
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- read once: further levels are loaded on demand
    [],
  )

  /** The provinces, and the path to the selected region, so that its name can be shown. */
  async function openTo(chosen: string): Promise<Node[]> {
    const top = await read(ROOT_ID, 1)
    const path: string[] = []
    for (let at = chosen; at !== ROOT_ID && path.length < HOLDING_LEVELS;) {
      path.unshift(at)
      const request = regionApi.endpoints.getRegion.initiate({ id: at })
      const { data } = await readOnce(dispatch(request))
      at = data?.parentId ?? ROOT_ID
    }
    let level = top
    for (const [index, key] of path.entries()) {
      const node = level.find((one) => one.key === key)
      if (!node || index === path.length - 1) break
      node.children = await read(key, index + 2)
      level = node.children
    }
    return [{ key: ROOT_ID, title: t('top'), level: 0, isLeaf: true }, ...top]
  }

  async function loadMore(_node: unknown, data: unknown) {
    const key = keyOf(data)
    const node = find(nodes, key)
    if (!node || node.children) return
    const children = await read(key, node.level + 1)
    setNodes((before) => withChildren(before, { key, children }))
  }

  const sheet = (tree: ReactNode) => (
    <SelectSheet control={() => box.current?.querySelector('[role="combobox"]')} onClose={() => setOpen(false)}>
      {tree}
    </SelectSheet>
  )
  return (
    <div ref={box}>
      <TreeSelect
        {...field}
        treeData={nodes}
        loadMore={loadMore}
        treeProps={{ virtualListProps: { height: 260 } }}
        allowClear={false}
        popupVisible={isOpen}
        onVisibleChange={(isNowOpen) => setOpen(isNowOpen ?? false)}
        {...(isPhone() && { triggerProps: AT_BOTTOM, dropdownRender: sheet })}
      />
    </div>
  )
}

const keyOf = (node: unknown) =>
  typeof node === 'object' && node !== null && 'key' in node && typeof node.key === 'string' ? node.key : ''

function find(nodes: readonly Node[], key: string): Node | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : find(node.children ?? [], key)
    if (found) return found
  }
  return undefined
}

const withChildren = (nodes: readonly Node[], change: { key: string; children: Node[] }): Node[] =>
  nodes.map((node) => {
    if (node.key === change.key) return { ...node, children: change.children }
    return node.children ? { ...node, children: withChildren(node.children, change) } : node
  })
