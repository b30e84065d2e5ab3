import { Button } from '@arco-design/web-react'
import { IconSettings } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import type { DataColumn } from '../types.ts'
import { useColumnLayout } from './use-column-layout.ts'

export interface ColumnSettingsProps<Row> {
  /** The table's. */
  layoutKey: string
  columns: readonly DataColumn<Row>[]
}

const ColumnSettingsDrawer = lazy(async () => ({
  default: (await import('./ColumnSettingsDrawer.tsx')).ColumnSettingsDrawer,
}))

/** The button that opens the drawer 列表显示设置: order and visibility of the columns of the table with the same key. */
export function ColumnSettings<Row>({ layoutKey, columns }: ColumnSettingsProps<Row>) {
  const { t } = useText('ui-kit')
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const layout = useColumnLayout(layoutKey, columns)
  return (
    <>
      <Button
        type="text"
        iconOnly
        icon={<IconSettings aria-hidden />}
        aria-label={t('table.settings.title')}
        onClick={() => setDrawer('open')}
      />
      <Suspense>
        {drawer !== 'unopened' && (
          <ColumnSettingsDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} layout={layout} />
        )}
      </Suspense>
    </>
  )
}
