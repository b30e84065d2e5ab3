import { Button, Input } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { usePhone } from '@sqos/hooks'
import type { ReactNode } from 'react'
import { useText } from '@sqos/i18n/react'
import { RowMenu } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import type { SaveState } from './autosave.ts'
import { type SendingProps, useSending } from './use-sending.ts'
import styles from './Editor.module.css'

/** Formats of files that the server makes. */
const FORMATS = [
  { format: 'pdf', name: 'PDF' },
  { format: 'html', name: 'HTML' },
  { format: 'markdown', name: 'Markdown' },
] as const
export type ExportFormat = (typeof FORMATS)[number]['format']

interface EditorHeaderProps {
  title: string
  state: SaveState
  isDone: boolean
  onTitle: (title: string) => void
  onDone: (isDone: boolean) => void
  onSave: () => void
  onVersions: () => void
  onPrint: () => Promise<void>
  onExport: (format: ExportFormat) => void
  sending: SendingProps
  /** The user may only read. */
  isReadOnly: boolean
  /** Who else is here. */
  people: ReactNode
  /** Undefined for users who are not the owner. */
  onShare: (() => void) | undefined
  onBack: () => void
}

/** Title, state of saving, and what can be done with the article. */
export function EditorHeader(props: EditorHeaderProps) {
  const { t } = useText(NAMESPACE)
  return (
    <header className={styles.header}>
      <Button type="text" icon={<IconLeft />} aria-label={t('editor.back')} onClick={props.onBack} />
      <Input
        className={styles.title ?? ''}
        aria-label={t('editor.title')}
        placeholder={t('untitled')}
        maxLength={200}
        readOnly={props.isReadOnly}
        value={props.title}
        onChange={props.onTitle}
      />
      <output className={styles.state} data-state={props.state}>
        {t(props.isReadOnly ? 'editor.readOnly' : `state.${props.state}`)}
      </output>
      {props.people}
      <div className={styles.actions}>
        <Actions {...props} />
        {!props.isReadOnly && (
          <Button size="small" type="primary" onClick={props.onSave}>
            {t('editor.save')}
          </Button>
        )}
      </div>
    </header>
  )
}

/** Buttons and menus; on phones one menu. */
function Actions({ isReadOnly, isDone, onDone, onShare, onVersions, onPrint, onExport, sending }: EditorHeaderProps) {
  const { t } = useText(NAMESPACE)
  const isPhone = usePhone()
  const send = useSending(sending)
  const finish = { text: t(isDone ? 'editor.reopen' : 'editor.finish'), onClick: () => onDone(!isDone) }
  const versions = { text: t('versions.title'), onClick: onVersions }
  const print = { text: t('editor.print'), onClick: () => void onPrint() }
  const files = FORMATS.map(({ format, name }) => ({ text: name, onClick: () => onExport(format) }))

  if (isPhone)
    return (
      <RowMenu
        label={t('editor.more')}
        text={t('editor.more')}
        look={{ loading: send.isLoading }}
        items={[
          ...(isReadOnly ? [] : [finish]),
          ...(onShare ? [{ text: t('editor.share'), onClick: onShare }] : []),
          versions,
          ...files.map(({ text, onClick }) => ({ text: `${t('editor.export')} ${text}`, onClick })),
          print,
          ...send.items,
        ]}
      />
    )
  return (
    <>
      {!isReadOnly && (
        <Button size="small" aria-pressed={isDone} onClick={finish.onClick}>
          {finish.text}
        </Button>
      )}
      {onShare && (
        <Button size="small" onClick={onShare}>
          {t('editor.share')}
        </Button>
      )}
      <Button size="small" onClick={onVersions}>
        {versions.text}
      </Button>
      <RowMenu label={t('editor.export')} text={t('editor.export')} look={{}} items={files} />
      <Button size="small" onClick={print.onClick}>
        {print.text}
      </Button>
      {send.items.length > 0 && (
        <RowMenu label={t('send.title')} text={t('send.title')} look={{ loading: send.isLoading }} items={send.items} />
      )}
    </>
  )
}
