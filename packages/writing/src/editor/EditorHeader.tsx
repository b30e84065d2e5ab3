import { Button, Input } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import type { ReactNode } from 'react'
import { useText } from '@sqos/i18n/react'
import { RowMenu } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import type { SaveState } from './autosave.ts'
import { SendMenu, type SendMenuProps } from './SendMenu.tsx'
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
  sending: SendMenuProps
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
        {!props.isReadOnly && (
          <Button size="small" aria-pressed={props.isDone} onClick={() => props.onDone(!props.isDone)}>
            {t(props.isDone ? 'editor.reopen' : 'editor.finish')}
          </Button>
        )}
        {props.onShare && (
          <Button size="small" onClick={props.onShare}>
            {t('editor.share')}
          </Button>
        )}
        <Button size="small" onClick={props.onVersions}>
          {t('versions.title')}
        </Button>
        <RowMenu
          label={t('editor.export')}
          text={t('editor.export')}
          look={{}}
          items={FORMATS.map(({ format, name }) => ({ text: name, onClick: () => props.onExport(format) }))}
        />
        <Button size="small" onClick={() => void props.onPrint()}>
          {t('editor.print')}
        </Button>
        <SendMenu {...props.sending} />
        {!props.isReadOnly && (
          <Button size="small" type="primary" onClick={props.onSave}>
            {t('editor.save')}
          </Button>
        )}
      </div>
    </header>
  )
}
