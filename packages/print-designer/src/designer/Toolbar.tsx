import { Button } from '@arco-design/web-react'
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconEye,
  IconImage,
  IconItalic,
  IconRedo,
  IconUnderline,
  IconUndo,
} from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, memo, useLayoutEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { insertFrame } from './frame.ts'
import { insertPageBreak } from './page-break.ts'
import styles from './PrintDesigner.module.css'

interface ToolbarProps {
  id: string
  editor: Editor
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}

/** Bytes of a picture in a template. */
const MAX_PICTURE = 512 * 1024
const LEVELS = [1, 2, 3] as const
const CONTROLS = 'button, select'

type TableCommand = typeof addRowAfter

const TABLE_COMMANDS: Readonly<Record<string, TableCommand>> = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  mergeCells,
  splitCell,
  deleteTable,
}

/** Undo, letters, blocks, tables, pictures, preview. One stop for Tab, arrow keys inside; Alt+F10 leads here. */
export const Toolbar = memo(function Toolbar({ id, editor, isPreview, onPreview }: ToolbarProps) {
  const { t } = useText(NAMESPACE)
  const bar = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) })

  useLayoutEffect(function haveOneStop() {
    const controls = bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
    for (const [place, control] of controls.entries()) control.tabIndex = place === active ? 0 : -1
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
    const places: Record<string, number> = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: -1 }
    const place = places[event.key]
    // In the list of levels, too: its values change with the arrows up and down.
    if (place === undefined) return
    event.preventDefault()
    controls.at(place % controls.length)?.focus()
  }

  const chain = () => editor.chain().focus()
  const align = (side: 'left' | 'center' | 'right') => {
    const css = side === 'left' ? null : `text-align: ${side}`
    chain().updateAttributes('paragraph', { style: css }).updateAttributes('heading', { style: css }).run()
  }

  async function insertPicture(picture: File | undefined) {
    if (!picture) return
    if (picture.size > MAX_PICTURE) {
      showToast({ kind: 'error', text: t('tool.pictureTooLarge') })
      return
    }
    const src = await new Promise<string>((done) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''))
      reader.readAsDataURL(picture)
    })
    chain().setImage({ src }).run()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls take the focus in turn
    <div
      ref={bar}
      id={id}
      role="toolbar"
      aria-label={t('designer.toolbar')}
      className={styles['toolbar']}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget, target }) => {
        const place = [...currentTarget.querySelectorAll(CONTROLS)].indexOf(target)
        if (place >= 0) setActive(place)
      }}
    >
      <Tool name="undo" icon={<IconUndo aria-hidden />} isOff={isPreview} run={() => chain().undo().run()} />
      <Tool name="redo" icon={<IconRedo aria-hidden />} isOff={isPreview} run={() => chain().redo().run()} />
      <select
        className={styles['choice']}
        aria-label={t('tool.level')}
        disabled={isPreview}
        value={state.level}
        onChange={({ target }) => {
          const level = LEVELS.find((one) => String(one) === target.value)
          if (level) chain().setHeading({ level }).run()
          else chain().setParagraph().run()
        }}
      >
        <option value="0">{t('tool.text')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('tool.heading', { level })}
          </option>
        ))}
      </select>
      <Tool
        name="bold"
        icon={<IconBold aria-hidden />}
        isOff={isPreview}
        run={() => chain().toggleBold().run()}
        isOn={state.isBold}
      />
      <Tool
        name="italic"
        icon={<IconItalic aria-hidden />}
        isOff={isPreview}
        run={() => chain().toggleItalic().run()}
        isOn={state.isItalic}
      />
      <Tool
        name="underline"
        icon={<IconUnderline aria-hidden />}
        isOff={isPreview}
        run={() => chain().toggleUnderline().run()}
        isOn={state.isUnderline}
      />
      <Tool name="left" icon={<IconAlignLeft aria-hidden />} isOff={isPreview} run={() => align('left')} />
      <Tool name="center" icon={<IconAlignCenter aria-hidden />} isOff={isPreview} run={() => align('center')} />
      <Tool name="right" icon={<IconAlignRight aria-hidden />} isOff={isPreview} run={() => align('right')} />
      <Word name="table" isOff={isPreview} run={() => chain().insertContent(emptyTable()).run()} />
      {state.isInTable &&
        Object.entries(TABLE_COMMANDS).map(([name, command]) => (
          <Word
            key={name}
            name={name}
            isOff={isPreview}
            run={() => {
              command(editor.state, editor.view.dispatch)
              editor.commands.focus()
            }}
          />
        ))}
      <Word name="frame" isOff={isPreview} run={() => insertFrame(editor)} />
      <Word name="line" isOff={isPreview} run={() => chain().setHorizontalRule().run()} />
      <Word name="pageBreak" isOff={isPreview} run={() => insertPageBreak(editor)} />
      <Tool name="picture" icon={<IconImage aria-hidden />} isOff={isPreview} run={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={({ target }) => {
          void insertPicture(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        size="small"
        type={isPreview ? 'primary' : 'outline'}
        icon={<IconEye aria-hidden />}
        aria-pressed={isPreview}
        onClick={() => onPreview(!isPreview)}
      >
        {t('designer.preview')}
      </Button>
    </div>
  )
})

interface ToolProps {
  name: string
  isOff: boolean
  run: () => void
}

function Tool({ name, isOff, run, icon, isOn }: ToolProps & { icon: ReactNode; isOn?: boolean }) {
  const { t } = useText(NAMESPACE)
  return (
    <Button
      size="small"
      type={isOn ? 'secondary' : 'text'}
      icon={icon}
      disabled={isOff}
      aria-label={t(`tool.${name}`)}
      title={t(`tool.${name}`)}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={run}
    />
  )
}

function Word({ name, isOff, run }: ToolProps) {
  const { t } = useText(NAMESPACE)
  return (
    <Button size="small" type="text" disabled={isOff} onClick={run}>
      {t(`tool.${name}`)}
    </Button>
  )
}

const stateOf = (editor: Editor) => ({
  level: String(LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0),
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isUnderline: editor.isActive('underline'),
  isInTable: editor.isActive('table'),
})

/** Two rows of three cells. */
const emptyTable = () => ({
  type: 'table',
  content: [1, 2].map(() => ({
    type: 'tableRow',
    content: [1, 2, 3].map(() => ({ type: 'tableCell', content: [{ type: 'paragraph' }] })),
  })),
})
