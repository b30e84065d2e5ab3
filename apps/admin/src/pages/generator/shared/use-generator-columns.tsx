import type { GeneratorModel } from '@sqos/api-client/generator'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { RowMenuItem } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorKind } from './kinds.ts'

/** The commands of a row. */
interface GeneratorActions {
  design: (row: GeneratorModel) => void
  edit: (row: GeneratorModel) => void
  changeMode: (row: GeneratorModel) => Promise<void>
  copy: (row: GeneratorModel) => Promise<void>
  preview: (row: GeneratorModel) => void
  download: (row: GeneratorModel) => void
  remove: (row: GeneratorModel) => Promise<void>
}

/** The columns of the page, and the buttons that the user may use. Flow forms have no mode. */
export function useGeneratorColumns({ name }: GeneratorKind, actions: GeneratorActions): DataColumn<GeneratorModel>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const more = (row: GeneratorModel): RowMenuItem[] => [
    ...(name === 'webForm' && may('btn_edit')
      ? [{ text: t('action.mode'), onClick: () => void actions.changeMode(row) }]
      : []),
    ...(may('btn_add') ? [{ text: t('action.copyModel'), onClick: () => void actions.copy(row) }] : []),
    ...(row.hasForm && may('btn_download')
      ? [{ text: t('action.download'), onClick: () => actions.download(row) }]
      : []),
    ...(row.hasForm ? [{ text: t('action.preview'), onClick: () => actions.preview(row) }] : []),
  ]
  const columns = usePageColumns<typeof PAGES.generatorWeb, GeneratorModel>(PAGES.generatorWeb, {
    cells: { webType: { value: (row) => t(`mode.${row.webType}`) } },
    rowActions: {
      width: 212,
      first: may('btn_add') ? { text: t('action.design'), run: actions.design } : undefined,
      edit: actions.edit,
      remove: actions.remove,
      more: moreMenu(more),
    },
  })
  return name === 'flowForm' ? columns.filter(({ id }) => id !== 'webType') : columns
}
