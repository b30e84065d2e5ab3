import { Button } from '@arco-design/web-react'
import { IconCheckCircleFill, IconExclamationCircleFill, IconRedo, IconUndo } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ViewportControl } from '../picture/use-viewport.ts'
import { ZoomTools } from '../picture/ZoomTools.tsx'
import { useFlow, useFlowStore } from '../store/use-flow.ts'
import { useDesign } from './design-context.ts'
import styles from './FlowDesigner.module.css'

/** Undo and redo, search, zoom, problems. */
export function Toolbar({ view, search, extra }: { view: ViewportControl; search: ReactNode; extra: ReactNode }) {
  const { t } = useText(NAMESPACE)
  const store = useFlowStore()
  const canUndo = useFlow((state) => state.canUndo)
  const canRedo = useFlow((state) => state.canRedo)
  const isOpen = useFlow((state) => state.panel === 'problems')
  const { problems } = useDesign()
  const hasErrors = problems.some(({ level }) => level === 'error')
  const name = (key: string) => ({ 'aria-label': t(`toolbar.${key}`), title: t(`toolbar.${key}`) })
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar.label')}>
      <Button
        type="text"
        size="small"
        icon={<IconUndo />}
        {...name('undo')}
        disabled={!canUndo}
        onClick={() => store.undo()}
      />
      <Button
        type="text"
        size="small"
        icon={<IconRedo />}
        {...name('redo')}
        disabled={!canRedo}
        onClick={() => store.redo()}
      />
      {search}
      <span className={styles.space} />
      <ZoomTools view={view} />
      <Button
        type="text"
        size="small"
        className={styles.problemsButton ?? ''}
        data-level={problems.length === 0 ? 'none' : hasErrors ? 'error' : 'warning'}
        icon={problems.length === 0 ? <IconCheckCircleFill /> : <IconExclamationCircleFill />}
        aria-pressed={isOpen}
        onClick={() => store.setPanel(isOpen ? undefined : 'problems')}
      >
        {problems.length === 0 ? t('problems.none') : t('problems.count', { count: problems.length })}
      </Button>
      {extra}
    </div>
  )
}
