import { Button, Input, Trigger } from '@arco-design/web-react'
import { IconCheck, IconDelete, IconHome } from '@arco-design/web-react/icon'
import { focusFirst, isLeavingByTab } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../../locales.ts'
import type { SavedViewsControl } from './use-saved-views.ts'
import styles from './Views.module.css'

interface ViewsPopupProps extends ViewsBoxProps {
  /** The element around the button that opens the popup. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** Closed by a press outside; the focus stays with the pressed element. */
  onLeave: () => void
}

interface ViewsBoxProps {
  control: SavedViewsControl
  onClose: () => void
}

/** Maximum length of a name in characters. */
const MAX_NAME = 30

/** Maximum number of animation frames to wait for the placement of the popup. */
const MOST_FRAMES = 120

/** Popup below the button. Its code is loaded on the first press, which keeps lists small. */
export function ViewsPopup({ anchor, open, onLeave, ...box }: ViewsPopupProps) {
  useEffect(
    function leaveByPress() {
      if (!open) return
      const leave = ({ target }: PointerEvent) => {
        const isInside =
          target instanceof Element && (anchor.current?.contains(target) || target.closest(`.${styles['popup']}`))
        if (!isInside) onLeave()
      }
      document.addEventListener('pointerdown', leave)
      return () => document.removeEventListener('pointerdown', leave)
    },
    [anchor, open, onLeave],
  )
  const content = <ViewsBox {...box} />
  return (
    <Trigger
      position="br"
      popupAlign={{ bottom: 4 }}
      popupVisible={open}
      unmountOnExit
      clickOutsideToClose={false}
      popup={() => content}
    >
      <span className={styles['place']} />
    </Trigger>
  )
}

/** The saved views, and an input to save the current state. */
function ViewsBox({ control, onClose }: ViewsBoxProps) {
  const { t } = useText(NAMESPACE)
  const { views, shown, apply, save, remove, toggleDefault } = control
  const [name, setName] = useState('')
  const box = useRef<HTMLDivElement>(null)

  useEffect(function beginInside() {
    let frame = requestAnimationFrame(() => tryIn(MOST_FRAMES))
    // The input cannot be focused before the popup is placed.
    function tryIn(frames: number) {
      focusFirst(box.current, { preventScroll: true })
      const isInside = box.current?.contains(document.activeElement) ?? true
      if (!isInside && frames > 0) frame = requestAnimationFrame(() => tryIn(frames - 1))
    }
    return () => cancelAnimationFrame(frame)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && !(box.current && isLeavingByTab(event, box.current))) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  function keep(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === '') return
    save(name.trim())
    onClose()
  }

  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- keys that
       bubble from its controls; the tag would have to be opened by a call, and Arco puts this in its place */
    <div ref={box} role="dialog" className={styles['popup']} aria-label={t('views.title')} onKeyDown={onKeyDown}>
      {views.length === 0 && <p className={styles['none']}>{t('views.none')}</p>}
      <ul className={styles['list']}>
        {views.map((view) => (
          <li key={view.id} className={styles['view']}>
            <button
              type="button"
              className={styles['name']}
              aria-current={view === shown ? 'true' : undefined}
              onClick={() => {
                apply(view)
                onClose()
              }}
            >
              <span className={styles['text']}>{view.name}</span>
              {view === shown && <IconCheck aria-hidden />}
            </button>
            <button
              type="button"
              className={styles['tool']}
              aria-pressed={view.isDefault}
              aria-label={t('views.default', { name: view.name })}
              title={t('views.default', { name: view.name })}
              onClick={() => toggleDefault(view.id)}
            >
              <IconHome aria-hidden />
            </button>
            <button
              type="button"
              className={styles['tool']}
              aria-label={t('views.remove', { name: view.name })}
              title={t('views.remove', { name: view.name })}
              onClick={() => remove(view.id)}
            >
              <IconDelete aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form className={styles['save']} onSubmit={keep}>
        <Input
          size="small"
          maxLength={MAX_NAME}
          aria-label={t('views.name')}
          placeholder={t('views.name')}
          value={name}
          onChange={setName}
        />
        <Button size="small" htmlType="submit" disabled={name.trim() === ''}>
          {t('views.save')}
        </Button>
      </form>
    </div>
  )
}
