import { Button, Radio } from '@arco-design/web-react'
import { IconRedo, IconUndo } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { type ReactNode, useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { BREAKPOINTS } from '../document/types.ts'
import { useDesign, useDesignState } from './design-context.ts'
import styles from './Designer.module.css'

/** Undo, redo, layout, clear; the buttons of the application at the end. */
export function Toolbar({ extra }: { extra: ReactNode }) {
  const { t } = useText(NAMESPACE)
  const { design, isArranging } = useDesign()
  const name = useId()
  const canUndo = useDesignState((state) => state.canUndo)
  const canRedo = useDesignState((state) => state.canRedo)
  const breakpoint = useDesignState((state) => state.breakpoint)
  const isEmpty = useDesignState((state) => state.document.items.length === 0)
  const hasOwn = useDesignState(
    ({ document, breakpoint: at }) => at !== 'wide' && document.items.some((item) => item.at[at] !== undefined),
  )
  const text = (key: string) => ({ 'aria-label': t(`toolbar.${key}`), title: t(`toolbar.${key}`) })

  async function clear() {
    if (await confirmAction({ text: t('toolbar.askClear') })) design.clear()
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar.label')}>
      <Button
        type="text"
        size="small"
        icon={<IconUndo />}
        {...text('undo')}
        disabled={!canUndo}
        onClick={() => design.undo()}
      />
      <Button
        type="text"
        size="small"
        icon={<IconRedo />}
        {...text('redo')}
        disabled={!canRedo}
        onClick={() => design.redo()}
      />
      {!isArranging && (
        <Radio.Group
          type="button"
          size="small"
          name={name}
          aria-label={t('toolbar.layout')}
          value={breakpoint}
          options={BREAKPOINTS.map((value) => ({ value, label: t(`breakpoint.${value}`) }))}
          onChange={(next) => design.setBreakpoint(next)}
        />
      )}
      {hasOwn && (
        <Button type="text" size="small" onClick={() => design.resetPlaces()}>
          {t('toolbar.computed')}
        </Button>
      )}
      <span className={styles.space} />
      {!isArranging && (
        <Button type="text" size="small" disabled={isEmpty} onClick={() => void clear()}>
          {t('toolbar.clear')}
        </Button>
      )}
      {extra}
    </div>
  )
}
