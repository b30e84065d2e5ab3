import { ImportButton } from '@sqos/ui-kit/import'
import type { DataInterfaceRow } from '@sqos/api-client/data-interface'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { type DataColumn } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { useInterfaceList } from './use-interface-list.ts'

export interface InterfaceTableProps {
  side: ReactNode
  list: ReturnType<typeof useInterfaceList>
  columns: readonly DataColumn<DataInterfaceRow>[]
  onCreate: () => void
  /** Undefined when rows may not be edited. */
  onEdit: ((row: DataInterfaceRow) => void) | undefined
}

/** Search, toolbar and table of one category's interfaces. */
export function InterfaceTable({ side, list, columns, onCreate, onEdit }: InterfaceTableProps) {
  const { t } = useText(NAMESPACE)

  return (
    <PagedList
      title={t('title')}
      name="data-interface"
      list={list}
      columns={columns}
      rowKey={rowKey}
      side={side}
      create={{ text: t('action.create'), first: t('empty'), onCreate }}
      secondary={
        <Permit code="btn_upload">
          <ImportButton accept=".bd" busy={list.importing} onFile={list.importFile}>
            {t('action.import')}
          </ImportButton>
        </Permit>
      }
      onRowOpen={onEdit}
    />
  )
}

const rowKey = ({ id }: DataInterfaceRow) => id
