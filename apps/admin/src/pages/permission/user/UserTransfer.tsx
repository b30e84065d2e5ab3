import { Button } from '@arco-design/web-react'
import { IconDownload, IconUpload } from '@arco-design/web-react/icon'
import { useExportUsersMutation } from '@sqos/api-client/user'
import { USER_CELLS } from '@sqos/contract'
import { ExportDialog } from '@sqos/form-widgets/export-dialog'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { useState } from 'react'
import { AppFields } from '../../../app/widget-services/AppFields.tsx'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'
import { labelOf } from './import/cells.ts'
import { UserImportDialog } from './import/UserImportDialog.tsx'
import type { UserListState } from './use-user-list.ts'

/** 导入 and 导出. */
export function UserTransfer({ wanted }: Pick<UserListState, 'wanted'>) {
  const { t } = useText(NAMESPACE)
  const [exportPeople] = useExportUsersMutation()
  const [opened, setOpened] = useState<'import' | 'export'>()
  const close = () => setOpened(undefined)

  async function exportUsers(request: { dataType: string; selectKey: string }) {
    download(await exportPeople({ ...wanted, ...request }).unwrap())
  }

  return (
    <>
      <Permit code="btn_upload">
        <Button icon={<IconUpload aria-hidden="true" />} onClick={() => setOpened('import')}>
          {t('action.import')}
        </Button>
      </Permit>
      <Permit code="btn_download">
        <Button icon={<IconDownload aria-hidden="true" />} onClick={() => setOpened('export')}>
          {t('action.export')}
        </Button>
      </Permit>
      <UserImportDialog open={opened === 'import'} onClose={close} />
      <AppFields>
        <ExportDialog
          open={opened === 'export'}
          columns={USER_CELLS.map((name) => ({ prop: name, label: labelOf(t, name) }))}
          onExport={exportUsers}
          onClose={close}
        />
      </AppFields>
    </>
  )
}
