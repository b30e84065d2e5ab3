import type { __Name__ } from '@sqos/api-client/__name__'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The commands of a row. */
export interface __Name__Actions {
  edit: (row: __Name__) => void
  remove: (row: __Name__) => Promise<void>
}

/** The granted columns, and the buttons that the user may use. */
export function use__Name__Columns({ edit, remove }: __Name__Actions) {
  const { t } = useText(NAMESPACE)
  return usePageColumns<typeof PAGES.__camel__, __Name__>(PAGES.__camel__, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off') },
    rowActions: { width: 128, edit, remove },
  })
}
