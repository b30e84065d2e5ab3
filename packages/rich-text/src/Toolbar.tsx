import { IconImage, IconLink } from '@arco-design/web-react/icon'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useRichTextText } from './texts/text-context.ts'
import { AddressBar, type AddressKind } from './AddressBar.tsx'
import styles from './Toolbar.module.css'
import { TOOL_GROUPS, type Tool } from './tools.tsx'

interface ToolbarProps {
  id: string
  editor: Editor
  isDisabled: boolean
  /** Takes chosen pictures. */
  onPictures: (files: readonly File[]) => void
  /** The buttons, in groups; by default those of fields. */
  groups?: readonly (readonly Tool[])[] | undefined
  /** Further buttons, at the end. */
  children?: ReactNode
}

const SIZES = ['12px', '14px', '16px', '18px', '20px', '24px', '32px']
const LEVELS = [1, 2, 3, 4, 5, 6] as const
const CONTROLS = 'button, select, input'

/** The toolbar of the text: one stop for Tab, arrow keys inside. */
export function Toolbar({ id, editor, isDisabled, onPictures, groups = TOOL_GROUPS, children }: ToolbarProps) {
  const t = useRichTextText()
  const bar = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [asking, setAsking] = useState<AddressKind>()
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current, groups) })

  useLayoutEffect(function haveOneStop() {
    const controls = bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
    for (const [place, control] of controls.entries()) control.tabIndex = place === active ? 0 : -1
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const places: Record<string, number> = {
      ArrowRight: active + onwards,
      ArrowLeft: active - onwards,
      Home: 0,
      End: controls.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    controls.at(place % controls.length)?.focus()
  }

  function setLevel(text: string) {
    const level = LEVELS.find((one) => String(one) === text)
    const chain = editor.chain().focus()
    if (level) chain.setHeading({ level }).run()
    else chain.setParagraph().run()
  }

  const setLetters = (attributes: Record<string, string | null>) =>
    editor.chain().focus().setMark('letters', attributes).run()

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls take the focus in turn */}
      <div
        ref={bar}
        id={id}
        role="toolbar"
        className={styles.bar}
        aria-label={t('toolbar')}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget, target }) => {
          const place = [...currentTarget.querySelectorAll(CONTROLS)].indexOf(target)
          if (place >= 0) setActive(place)
        }}
      >
        <select
          className={styles.choice}
          aria-label={t('level')}
          disabled={isDisabled}
          value={state.level}
          onChange={(event) => setLevel(event.target.value)}
        >
          <option value="">{t('paragraph')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t('heading', { level })}
            </option>
          ))}
        </select>
        <select
          className={styles.choice}
          aria-label={t('size')}
          disabled={isDisabled}
          value={state.size}
          onChange={(event) => setLetters({ size: event.target.value || null })}
        >
          <option value="">{t('defaultSize')}</option>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <input
          type="color"
          className={styles.color}
          aria-label={t('color')}
          title={t('color')}
          disabled={isDisabled}
          value={state.color}
          onChange={(event) => setLetters({ color: event.target.value })}
        />
        <input
          type="color"
          className={styles.color}
          aria-label={t('ground')}
          title={t('ground')}
          disabled={isDisabled}
          value={state.ground}
          onChange={(event) => setLetters({ ground: event.target.value })}
        />
        {groups.map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the groups never move
          <span key={index} className={styles.group}>
            {group.map(({ name, icon, run, isOn, isEnabled }) => (
              <button
                key={name}
                type="button"
                className={styles.tool}
                aria-label={t(name)}
                title={t(name)}
                aria-pressed={isOn && state.on.includes(name)}
                disabled={isDisabled || (isEnabled !== undefined && !state.enabled.includes(name))}
                onClick={() => run(editor)}
              >
                {icon}
              </button>
            ))}
          </span>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label={t('link')}
          title={t('link')}
          aria-pressed={state.isLink}
          aria-expanded={asking === 'link'}
          disabled={isDisabled}
          onClick={() => setAsking(asking === 'link' ? undefined : 'link')}
        >
          <IconLink />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('image')}
          title={t('image')}
          aria-expanded={asking === 'image'}
          disabled={isDisabled}
          onClick={() => setAsking(asking === 'image' ? undefined : 'image')}
        >
          <IconImage />
        </button>
        {children}
      </div>
      {asking && (
        <AddressBar
          key={asking}
          kind={asking}
          editor={editor}
          onPictures={onPictures}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** The state of the toolbar at the caret. */
function stateOf(editor: Editor, groups: readonly (readonly Tool[])[]) {
  const letters = editor.getAttributes('letters')
  const level: unknown = editor.getAttributes('heading')['level']
  return {
    level: typeof level === 'number' ? String(level) : '',
    size: textOf(letters['size']),
    color: hexOf(letters['color'], '#000000'),
    ground: hexOf(letters['ground'], '#ffffff'),
    isLink: editor.isActive('link'),
    on: namesOf(groups, ({ isOn }) => isOn?.(editor) === true),
    enabled: namesOf(groups, ({ isEnabled }) => isEnabled?.(editor) === true),
  }
}

const namesOf = (groups: readonly (readonly Tool[])[], test: (tool: Tool) => boolean) =>
  groups
    .flat()
    .filter(test)
    .map(({ name }) => name)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Converts `rgb(255, 0, 0)` to six digits for `<input type="color">`. */
function hexOf(value: unknown, otherwise: string): string {
  const text = textOf(value)
  if (/^#[0-9a-f]{6}$/i.test(text)) return text
  const [, ...parts] = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(text) ?? []
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : otherwise
}
