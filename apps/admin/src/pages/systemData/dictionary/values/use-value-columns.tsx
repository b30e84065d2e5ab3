import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from '../catalogue.ts'

/** The commands of a row. */
export interface ValueActions {
  edit: (row: DictionaryDataNode) => void
  remove: (row: DictionaryDataNode) => Promise<void>
  toggle: (row: DictionaryDataNode) => Promise<unknown>
}

/** The granted columns, and the buttons that the user may use. */
export function useValueColumns({ edit, remove, toggle }: ValueActions): DataColumn<DictionaryDataNode>[] {
  const { t } = useText(NAMESPACE)
  return usePageColumns<typeof PAGES.dictionary, DictionaryDataNode>(PAGES.dictionary, {
    cells: {
      fullName: {
        value: ({ fullName }) => fullName,
        render: ({ fullName, tone }) => (tone === '' ? fullName : <StatusTag tone={tone}>{fullName}</StatusTag>),
      },
    },
    state: { on: t('state.on'), off: t('state.off'), toggle },
    rowActions: { width: 128, edit, remove },
  })
}
