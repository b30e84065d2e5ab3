import { SideDrawer } from '@sqos/ui-kit/list'
import { Alert, Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { DictionaryTypeNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { EmptyState } from '@sqos/ui-kit'
import { DataTable } from '@sqos/ui-kit/table'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../Dictionary.module.css'
import { useOpenRows } from '../../../../parts/tree/use-open-rows.ts'
import { ImportButton } from './ImportButton.tsx'
import { TypeDialog } from './TypeDialog.tsx'
import { useImport } from './use-import.ts'
import { useTypeActions } from './use-type-actions.ts'
import { useTypeColumns } from './use-type-columns.tsx'
import { useTypeDialog } from './use-type-dialog.ts'

export interface TypeDrawerProps {
  open: boolean
  types: readonly DictionaryTypeNode[]
  onClose: () => void
}

/** 字典分类管理: the dictionaries as a table, with all commands. */
export function TypeDrawer({ open, types, onClose }: TypeDrawerProps) {
  const { t } = useText(NAMESPACE)
  const dialog = useTypeDialog()
  const actions = useTypeActions()
  const imports = useImport()
  const columns = useTypeColumns({ edit: dialog.edit, ...actions })
  const openRows = useOpenRows(types)

  return (
    <>
      <SideDrawer open={open} title={t('types.drawer')} onClose={onClose}>
        <div className={styles.drawer}>
          <div className={styles.bar}>
            <Permit code="btn_type_add">
              <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={dialog.create}>
                {t('action.create')}
              </Button>
            </Permit>
            <Permit code="btn_upload">
              <ImportButton busy={imports.busy} onFile={(file) => void imports.run(file)} />
            </Permit>
          </div>
          {imports.problem && (
            <Alert
              className={styles.problem ?? ''}
              type="error"
              content={imports.problem}
              closable
              onClose={imports.forget}
            />
          )}
          <div className={styles.types}>
            <DataTable
              label={t('types.drawer')}
              rows={types}
              columns={columns}
              rowKey={({ id }) => id}
              state={{ kind: 'ready', emptyAction: <EmptyState title={t('types.none')} hint={t('types.noneHint')} /> }}
              tree={{
                getChildren: ({ children }) => children,
                expandedKeys: openRows.open,
                onExpandedChange: openRows.setOpen,
              }}
              onRowOpen={dialog.mayEdit ? dialog.edit : undefined}
              layoutKey="dictionary-types"
              height="fill"
            />
          </div>
        </div>
      </SideDrawer>
      <TypeDialog dialog={dialog} />
    </>
  )
}
