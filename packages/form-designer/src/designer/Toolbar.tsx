import { Button } from '@arco-design/web-react'
import {
  IconBranch,
  IconCode,
  IconDelete,
  IconDesktop,
  IconEye,
  IconLock,
  IconMenuFold,
  IconMenuUnfold,
  IconMobile,
  IconRedo,
  IconUndo,
} from '@arco-design/web-react/icon'
import { readRules } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { type ReactNode, useState } from 'react'
import type { Device } from '../canvas/Canvas.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { type FieldPermission, FieldsDialog } from '../fields/FieldsDialog.tsx'
import { LoadedRules } from '../rules/LoadedRules.tsx'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'
import { FormJson } from './JsonDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ProblemsButton } from './ProblemsButton.tsx'
import { FormProblems } from './ProblemsDialog.tsx'
import type { Panels } from './use-panels.ts'
import { useProblems } from './use-problems.ts'

export interface ToolbarProps {
  device: Device
  onDevice: (device: Device) => void
  webType: number | undefined
  renderPreview: ((document: object) => ReactNode) | undefined
  permission: FieldPermission | undefined
  panels: Panels
}

/** Actions on the whole document. */
export function Toolbar({ device, onDevice, webType, renderPreview, permission, panels }: ToolbarProps) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const canUndo = useDesigner((state) => state.canUndo)
  const canRedo = useDesigner((state) => state.canRedo)
  const isEmpty = useDesigner((state) => state.form.items.length === 0)
  const ruleCount = useDesigner((state) => readRules(state.form.document).length)
  const problems = useProblems(webType)
  const [open, setOpen] = useState<'problems' | 'json' | 'preview' | 'fields' | 'rules'>()
  const close = () => setOpen(undefined)

  async function clear() {
    const question = { text: t('toolbar.clearAsk'), confirmText: t('toolbar.clear'), danger: true }
    if (await confirmAction(question)) store.remove(store.getState().form.items.map(({ key }) => key))
  }

  const tool = (
    name: string,
    icon: ReactNode,
    props: { disabled?: boolean; pressed?: boolean; onClick: () => void },
  ) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={t(`toolbar.${name}`)}
      title={t(`toolbar.${name}`)}
      disabled={props.disabled === true}
      {...(props.pressed !== undefined && { 'aria-pressed': props.pressed })}
      onClick={props.onClick}
    />
  )

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar.label')}>
      {tool('left', panels.left ? <IconMenuFold aria-hidden="true" /> : <IconMenuUnfold aria-hidden="true" />, {
        pressed: panels.left,
        onClick: () => panels.toggle('left'),
      })}
      {tool('undo', <IconUndo aria-hidden="true" />, { disabled: !canUndo, onClick: () => store.undo() })}
      {tool('redo', <IconRedo aria-hidden="true" />, { disabled: !canRedo, onClick: () => store.redo() })}
      {tool('desktop', <IconDesktop aria-hidden="true" />, {
        pressed: device === 'desktop',
        onClick: () => onDevice('desktop'),
      })}
      {tool('mobile', <IconMobile aria-hidden="true" />, {
        pressed: device === 'mobile',
        onClick: () => onDevice('mobile'),
      })}
      <span className={styles.space} />
      <ProblemsButton problems={problems} onClick={() => setOpen('problems')} />
      <Button
        type="text"
        size="small"
        icon={<IconBranch aria-hidden="true" />}
        title={t('rules.title')}
        onClick={() => setOpen('rules')}
      >
        <span className={styles.word}>{t('rules.title')}</span>
        {ruleCount > 0 && <span aria-hidden="true"> {ruleCount}</span>}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<IconLock aria-hidden="true" />}
        title={t('toolbar.fields')}
        onClick={() => setOpen('fields')}
      >
        <span className={styles.word}>{t('toolbar.fields')}</span>
      </Button>
      {renderPreview && (
        <Button
          type="text"
          size="small"
          icon={<IconEye aria-hidden="true" />}
          title={t('toolbar.preview')}
          onClick={() => setOpen('preview')}
        >
          <span className={styles.word}>{t('toolbar.preview')}</span>
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<IconCode aria-hidden="true" />}
        title="JSON"
        onClick={() => setOpen('json')}
      >
        <span className={styles.code}>JSON</span>
      </Button>
      {tool('clear', <IconDelete aria-hidden="true" />, { disabled: isEmpty, onClick: () => void clear() })}
      {tool('right', panels.right ? <IconMenuUnfold aria-hidden="true" /> : <IconMenuFold aria-hidden="true" />, {
        pressed: panels.right,
        onClick: () => panels.toggle('right'),
      })}
      {open === 'problems' && <FormProblems problems={problems} onClose={close} />}
      {open === 'rules' && <LoadedRules onClose={close} />}
      {open === 'fields' && <FieldsDialog permission={permission} onClose={close} />}
      {open === 'json' && <FormJson onClose={close} />}
      {open === 'preview' && renderPreview && <PreviewDialog renderPreview={renderPreview} onClose={close} />}
    </div>
  )
}
