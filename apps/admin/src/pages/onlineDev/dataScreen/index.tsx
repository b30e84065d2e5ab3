import type { ScreenRow } from '@sqos/api-client/screen'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { lazy, Suspense, useState } from 'react'
import { OWN_SCREEN } from '../../../app/data-screen/screen-address.ts'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useScreenForm } from './use-screen-form.ts'
import { useScreenList } from './use-screen-list.ts'

export { catalogues } from './catalogue.ts'

const ScreenForm = lazy(async () => ({ default: (await import('./ScreenForm.tsx')).ScreenForm }))
const SharesDrawer = lazy(async () => ({ default: (await import('./SharesDrawer.tsx')).SharesDrawer }))

/** 大屏设计: the list of screens, their form, and the links to them. */
export default function ScreensPage() {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const list = useScreenList()
  const form = useScreenForm(list.rows)
  const [shared, setShared] = useState<{ row: ScreenRow; open: boolean }>()
  const openScreen = ({ id }: ScreenRow) => void window.open(`${OWN_SCREEN}/${id}`, '_blank', 'noopener')
  const columns = usePageColumns<typeof PAGES.screen, ScreenRow>(PAGES.screen, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle: list.toggle },
    rowActions: {
      width: 172,
      edit: form.edit,
      remove: list.remove,
      more: moreMenu((row: ScreenRow) => [
        ...(row.enabledMark === 1 ? [{ text: t('action.open'), onClick: () => openScreen(row) }] : []),
        ...(may('btn_share') ? [{ text: t('action.share'), onClick: () => setShared({ row, open: true }) }] : []),
      ]),
    },
  })

  return (
    <PagedList
      title={t('title')}
      name="screen"
      list={list}
      columns={columns}
      rowKey={rowKey}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>
        {form.wasOpened && <ScreenForm form={form} />}
        {shared && (
          <SharesDrawer
            key={shared.row.id}
            row={shared.row}
            open={shared.open}
            onClose={() => setShared((shown) => shown && { ...shown, open: false })}
          />
        )}
      </Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: ScreenRow) => id
