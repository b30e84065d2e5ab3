import { IconDragDot } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { ROOT_LIST } from '../document/place.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import styles from './Canvas.module.css'
import { CanvasItems } from './CanvasItem.tsx'
import { useDrops, useDropTarget } from './drag.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'

export type Device = 'desktop' | 'mobile'

/** The form in the designer: a tree that can be edited by mouse or by keyboard. */
export function Canvas({ device }: { device: Device }) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const items = useDesigner((state) => state.form.items)
  const hasSelection = useDesigner((state) => state.selection.length > 0)
  const end = useRef<HTMLDivElement>(null)
  const side = useDropTarget(end, { places: { inside: { list: ROOT_LIST, index: items.length } }, isRow: false })
  useDrops()
  const keys = useCanvasKeys()

  return (
    // A click on empty space clears the selection; the key for this is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={end}
      className={styles.ground}
      data-device={device}
      data-drop={side}
      onClick={({ target, currentTarget }) => target === currentTarget && store.select([])}
    >
      {items.length === 0 ? (
        <div className={styles.empty}>
          <IconDragDot className={styles.emptyIcon ?? ''} aria-hidden="true" />
          <p>{t('canvas.empty')}</p>
        </div>
      ) : (
        <ul
          role="tree"
          aria-label={t('canvas.label')}
          aria-multiselectable="true"
          className={styles.list}
          {...keys}
          data-selected={hasSelection || undefined}
        >
          <CanvasItems items={items} level={1} />
        </ul>
      )}
    </div>
  )
}
