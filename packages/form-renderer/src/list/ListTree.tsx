import { asText, isRecord, type JsonRecord, type ListTree as TreeSettings, own } from '@sqos/form-model'
import { useAnswer } from '@sqos/form-widgets/services'
import { type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { useMemo } from 'react'

export interface ListTreeProps {
  settings: TreeSettings
  storageKey: string
  /** The value that the list is filtered by. */
  value: unknown
  onChange: (value: unknown) => void
}

interface TreeNode {
  entry: TreeEntry
  /** The value of the filter: a key, or the path of ids for organisations. */
  value: unknown
}

/** The tree beside a list. The selected node filters one field. */
export function ListTree({ settings, storageKey, value, onChange }: ListTreeProps) {
  const answer = useAnswer<unknown>({
    key: `list-tree ${JSON.stringify(settings)}`,
    ask: async (services, signal) => {
      if (settings.source === 'dictionary') return services.dictionary(settings.dictionary, { signal })
      if (settings.source === 'api') return services.dynamicOptions(settings.dataInterface, { signal })
      return services.organizations({ signal })
    },
  })
  const data = answer.status === 'ready' ? answer.data : undefined
  const { entries, values } = useMemo(() => readTree(data, settings), [data, settings])
  const text = JSON.stringify(value)
  const selected = [...values].find(([, one]) => JSON.stringify(one) === text)?.[0]
  return (
    <TreePanel
      // The nodes that are expanded at first depend on the loaded entries.
      key={answer.status === 'ready' ? 'entries' : 'none'}
      title={settings.title}
      storageKey={storageKey}
      entries={entries}
      selectedId={selected}
      // A single root, such as the company, is expanded.
      defaultExpanded={entries.length === 1 ? entries.map(({ id }) => id) : []}
      loading={answer.status === 'loading'}
      onSelect={(id) => onChange(values.get(id))}
      onClear={() => onChange(undefined)}
    />
  )
}

function readTree(data: unknown, settings: TreeSettings) {
  const values = new Map<string, unknown>()
  const isOfOrganizations = settings.source === 'organize' || settings.source === 'department'
  const keys = isOfOrganizations
    ? { value: 'id', label: 'fullName', children: 'children' }
    : { value: settings.valueKey, label: settings.labelKey, children: settings.childrenKey }

  const read = (list: unknown, path: readonly string[]): TreeNode[] =>
    (Array.isArray(list) ? list.filter(isRecord) : []).flatMap((record: JsonRecord) => {
      const key = asText(own(record, keys.value))
      if (key === undefined) return []
      const here = [...path, key]
      const id = here.join('/')
      values.set(id, settings.source === 'organize' ? here : key)
      const children = read(own(record, keys.children), here)
      const label = asText(own(record, keys.label)) ?? key
      const entry: TreeEntry = { id, label, ...(children.length > 0 && { children: children.map((one) => one.entry) }) }
      return [{ entry, value: key }]
    })

  return { entries: read(data, []).map(({ entry }) => entry), values }
}
