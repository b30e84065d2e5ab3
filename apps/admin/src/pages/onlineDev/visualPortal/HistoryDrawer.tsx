import {
  type PortalRow,
  useLazyGetPortalRevisionQuery,
  useListPortalRevisionsQuery,
  useRestorePortalRevisionMutation,
} from '@sqos/api-client/portal'
import { isRecord } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { portalCatalogue } from '@sqos/portal/catalogue'
import { useCallback } from 'react'
import { textIfAny, useDocumentWords } from '../../../parts/revisions/document-words.ts'
import { RevisionDrawer } from '../../../parts/revisions/RevisionDrawer.tsx'
import { NAMESPACE } from './catalogue.ts'

interface HistoryDrawerProps {
  row: PortalRow
  open: boolean
  onClose: () => void
}

/** 历史版本: the versions of a portal; restores the document of one. */
export function HistoryDrawer({ row, open, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = useListPortalRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const { t: name } = useText(portalCatalogue.namespace)
  const [read] = useLazyGetPortalRevisionQuery()
  const property = useCallback(
    (key: string) => textIfAny(t, `change.${key}`) ?? textIfAny(name, `property.${key}`),
    [t, name],
  )
  const entry = useCallback((value: unknown) => partName(value, name), [name])
  const words = useDocumentWords({ property, entry })
  const [restore] = useRestorePortalRevisionMutation()
  return (
    <RevisionDrawer
      name={row.fullName}
      open={open}
      onClose={onClose}
      query={query}
      ask={(time) => t('history.ask', { time })}
      compare={{
        read: async (revisionId) => {
          const { formData } = await read({ id: row.id, revisionId }, true).unwrap()
          const document: unknown = JSON.parse(formData || '{}')
          // The number of the next part says nothing to anybody.
          return isRecord(document) ? { ...document, layouyId: undefined, layoutId: undefined } : document
        },
        words,
      }}
      restore={(revisionId) => restore({ id: row.id, revisionId })}
    />
  )
}

/** The title of a part or of one of its entries. */
function partName(value: unknown, t: ReturnType<typeof useText>['t']): string | undefined {
  if (!isRecord(value)) return undefined
  const own = [value['title'], value['label'], value['fullName']].find((one) => typeof one === 'string' && one !== '')
  if (typeof own === 'string') return own
  return typeof value['sqosKey'] === 'string' ? textIfAny(t, `kind.${value['sqosKey']}`) : undefined
}
