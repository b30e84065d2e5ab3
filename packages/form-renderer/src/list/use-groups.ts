import { asText, type JsonRecord, own } from '@sqos/form-model'
import type { DataTree } from '@sqos/ui-kit/table'
import { useMemo, useState } from 'react'

/** The expanded groups of a list; all are expanded at first. */
export function useGroups(rows: readonly JsonRecord[]): DataTree<JsonRecord> {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    const keys = rows.flatMap((row) => asText(own(row, 'id')) ?? [])
    return {
      getChildren: childrenOf,
      expandedKeys: keys.filter((key) => !closed.has(key)),
      onExpandedChange: (open) => setClosed(new Set(keys.filter((key) => !open.includes(key)))),
    }
  }, [rows, closed])
}

const childrenOf = (row: JsonRecord): readonly JsonRecord[] | undefined => {
  const children = own(row, 'children')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of a group are rows
  return Array.isArray(children) ? (children as JsonRecord[]) : undefined
}
