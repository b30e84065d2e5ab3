import { type Authorize, type AuthorizeNode, useGetAuthorizeQuery } from '@sqos/api-client/current-user'
import { useText } from '@sqos/i18n/react'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { NAMESPACE } from '../catalogue.ts'
import { Switch } from '../../../parts/switch/Switch.tsx'

const KINDS = ['module', 'button', 'column', 'form', 'resource'] as const satisfies (keyof Authorize)[]
const NONE: readonly AuthorizeNode[] = []

/** 系统权限: the own grants, read-only. */
export function GrantsPanel() {
  const { t } = useText(NAMESPACE)
  const [params] = useSearchParams()
  const query = useGetAuthorizeQuery(undefined, { refetchOnMountOrArgChange: true })
  const kind = KINDS.find((one) => one === params.get('kind')) ?? 'module'

  const columns = useMemo<DataColumn<AuthorizeNode>[]>(
    () => [
      {
        id: 'fullName',
        header: t(`grants.${kind}`),
        minWidth: 200,
        isRowHeader: true,
        value: ({ fullName }) => fullName,
      },
    ],
    [t, kind],
  )

  return (
    <>
      <Switch
        label={t('tab.permissions')}
        param="kind"
        choices={KINDS.map((id) => ({ id, label: t(`grants.${id}`) }))}
        chosen={kind}
      />
      <DataTable
        key={kind}
        label={t(`grants.${kind}`)}
        rows={query.currentData?.[kind] ?? NONE}
        columns={columns}
        rowKey={({ id }) => id}
        state={tableState(query)}
        tree={{ getChildren: ({ children }) => children, defaultExpandAll: true }}
        layout="table"
      />
    </>
  )
}
