import { IconCopy, IconDelete } from '@arco-design/web-react/icon'
import { asText, type FormItem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { memo, type MouseEvent, useId, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { holdsComponents } from '../document/nesting.ts'
import { listInside, placeOf } from '../document/place.ts'
import { Sketch } from '../sketch/Sketch.tsx'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { cssVariable } from './css-variable.ts'
import styles from './Canvas.module.css'
import { TitleEditor } from './TitleEditor.tsx'
import { useDragComponent, useDropTarget } from './drag.ts'

/** Components beside or below one another. */
export function CanvasItems({ items, level }: { items: readonly FormItem[]; level: number }) {
  const keys = keysOf(items)
  return items.map((item, index) => (
    <CanvasItem key={keys[index]} item={item} level={level} isFirst={level === 1 && index === 0} />
  ))
}

/** React keys of components. They stay the same when a component moves in its list; duplicate numbers get a suffix. */
function keysOf(items: readonly FormItem[]): readonly string[] {
  const used = new Map<string, number>()
  return items.map(({ node }) => {
    const number = String(node.__config__?.formId ?? '')
    const times = used.get(number) ?? 0
    used.set(number, times + 1)
    return `${number}-${times}`
  })
}

interface CanvasItemProps {
  item: FormItem
  level: number
  /** Whether it is the tab stop while nothing is selected. */
  isFirst: boolean
}

const CanvasItem = memo(
  function CanvasItem({ item, level, isFirst }: CanvasItemProps) {
    const { t } = useText(NAMESPACE)
    const { t: nameOf } = useText('formModel')
    const store = useDesignerStore()
    const isSelected = useDesigner((state) => state.selection.includes(item.key))
    const isLast = useDesigner((state) => state.selection.at(-1) === item.key)
    const hasSelection = useDesigner((state) => state.selection.length > 0)
    const ref = useRef<HTMLLIElement>(null)
    const isDragged = useDragComponent(ref, item.key)
    const { list, index } = placeOf(item.key)
    const isPane = item.kind.role === 'pane'
    const side = useDropTarget(ref, {
      places: isPane ? {} : { before: { list, index }, after: { list, index: index + 1 } },
      isRow: item.span < 24 || item.table !== undefined,
    })
    const groupId = useId()
    const holds = item.kind.role === 'container' || item.kind.role === 'pane' || item.kind.role === 'table'
    const kindName = nameOf(`kind.${item.kind.name}`)

    function select(event: MouseEvent) {
      event.stopPropagation()
      if (event.ctrlKey || event.metaKey || event.shiftKey) store.toggle(item.key)
      else store.select([item.key])
    }

    return (
      // The tree handles the keys: see useCanvasKeys.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
      <li
        ref={ref}
        role="none"
        data-drop={side}
        data-dragged={isDragged || undefined}
        data-hidden={item.isHidden || undefined}
        data-selected={isSelected || undefined}
        className={styles.item}
        style={cssVariable('--span', item.span)}
        onClick={select}
        onDoubleClick={(event) => {
          event.stopPropagation()
          store.rename(item.key)
        }}
      >
        {/* Only the name is the tree item's own text: what is drawn over it is read from the properties. */}
        <div
          role="treeitem"
          aria-level={level}
          aria-selected={isSelected}
          aria-expanded={holds ? true : undefined}
          aria-owns={holds ? groupId : undefined}
          tabIndex={isLast || (!hasSelection && isFirst) ? 0 : -1}
          data-pointer={item.key}
          className={styles.cover}
        >
          <span className={styles.hidden}>{item.label === kindName ? kindName : `${kindName} ${item.label}`}</span>
        </div>
        <Face item={item} level={level} groupId={groupId} />
        {isSelected && (
          <span className={styles.tools} aria-hidden="true">
            <span className={styles.kind}>{kindName}</span>
            {!isPane && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.tool}
                aria-label={t('canvas.duplicate')}
                title={t('canvas.duplicate')}
                onClick={(event) => {
                  event.stopPropagation()
                  store.duplicate()
                }}
              >
                <IconCopy aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              className={styles.tool}
              aria-label={t('canvas.remove')}
              title={t('canvas.remove')}
              onClick={(event) => {
                event.stopPropagation()
                store.remove()
              }}
            >
              <IconDelete aria-hidden="true" />
            </button>
          </span>
        )}
      </li>
    )
  },
  // Reading the document creates new items; compare node and place.
  (before, after) =>
    before.item.node === after.item.node &&
    before.item.key === after.item.key &&
    before.isFirst === after.isFirst &&
    before.level === after.level,
)

interface FaceProps {
  item: FormItem
  level: number
  groupId: string
}

/** Label and sketch, or the children of the component. */
function Face({ item, level, groupId }: FaceProps) {
  const isRenaming = useDesigner(({ renaming }) => renaming === item.key)
  if (item.kind.role === 'container' || item.kind.role === 'pane' || item.kind.role === 'table') {
    return <Holder item={item} level={level} groupId={groupId} />
  }
  return (
    <span className={styles.field}>
      {isRenaming ? (
        <TitleEditor label={item.label} />
      ) : (
        item.showsLabel && (
          <span className={styles.label} data-required={item.isRequired || undefined} aria-hidden="true">
            {item.label}
          </span>
        )
      )}
      <span className={styles.sketch} aria-hidden="true">
        <Sketch item={item} />
      </span>
    </span>
  )
}

function Holder({ item, level, groupId }: FaceProps) {
  const { t } = useText(NAMESPACE)
  const ref = useRef<HTMLUListElement>(null)
  const takes = holdsComponents(item)
  const isRenaming = useDesigner(({ renaming }) => renaming === item.key)
  const inside = { list: listInside(item.key), index: item.children.length }
  const side = useDropTarget(ref, { places: takes ? { inside } : {}, isRow: false })
  return (
    <>
      {isRenaming ? (
        <TitleEditor label={item.label} />
      ) : (
        <span className={styles.holderTitle} aria-hidden="true">
          {holderTitle(item)}
        </span>
      )}
      <ul
        ref={ref}
        id={groupId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group of a tree item
        role="group"
        className={styles.list}
        data-inside
        data-table={item.kind.role === 'table' || undefined}
        data-drop={side}
      >
        {item.children.length === 0 && takes && (
          <li role="none" className={styles.hint}>
            {t('canvas.dropInside')}
          </li>
        )}
        <CanvasItems items={item.children} level={level + 1} />
      </ul>
    </>
  )
}

const holderTitle = ({ node, label }: FormItem): string => asText(node.header) || asText(node.title) || label
