import { Button } from '@arco-design/web-react'
import { IconCode, IconRedo, IconUndo } from '@arco-design/web-react/icon'
import { type FormModel, readList } from '@sqos/form-model'
import { checkListDocument } from '@sqos/form-model/schema'
import { useText } from '@sqos/i18n/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { JsonDialog } from '../designer/JsonDialog.tsx'
import { ProblemsButton } from '../designer/ProblemsButton.tsx'
import { ProblemsDialog } from '../designer/ProblemsDialog.tsx'
import styles from './ListDesigner.module.css'
import type { ListStore } from './list-store.ts'

/** Actions on the whole list. */
export function ListToolbar({ store, form }: { store: ListStore; form: FormModel }) {
  const { t } = useText(NAMESPACE)
  const { document, canUndo, canRedo } = useSyncExternalStore(store.subscribe, store.getState)
  const problems = useMemo(() => checkListDocument(readList(document, form), form), [document, form])
  const [open, setOpen] = useState<'problems' | 'json'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar.label')}>
      <Button
        type="text"
        size="small"
        icon={<IconUndo aria-hidden="true" />}
        aria-label={t('toolbar.undo')}
        title={t('toolbar.undo')}
        disabled={!canUndo}
        onClick={() => store.undo()}
      />
      <Button
        type="text"
        size="small"
        icon={<IconRedo aria-hidden="true" />}
        aria-label={t('toolbar.redo')}
        title={t('toolbar.redo')}
        disabled={!canRedo}
        onClick={() => store.redo()}
      />
      <span className={styles.space} />
      <ProblemsButton problems={problems} onClick={() => setOpen('problems')} />
      <Button type="text" size="small" icon={<IconCode aria-hidden="true" />} onClick={() => setOpen('json')}>
        JSON
      </Button>
      {open === 'problems' && <ProblemsDialog problems={problems} onChoose={close} onClose={close} />}
      {open === 'json' && (
        <JsonDialog
          title={t('json.list')}
          document={document}
          read={(text) => readList(text, form)}
          onApply={(written) => store.replace(written)}
          onClose={close}
        />
      )}
    </div>
  )
}
