import { Button, Checkbox, Modal } from '@arco-design/web-react'
import { IconDownload, IconEmail, IconPrinter } from '@arco-design/web-react/icon'
import { useReturnFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { useId, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { MailDialog } from '../mail/MailDialog.tsx'
import { AbsentFonts } from './AbsentFonts.tsx'
import { printPages } from './print-pages.ts'
import styles from './PrintPreview.module.css'
import type { PrintSource } from './print-source.ts'
import { saveFile } from './save-file.ts'
import { useDrawnPages } from './use-drawn-pages.ts'
import { DEFAULT_LAYOUT, usePrintChoice } from './use-print-choice.ts'

export interface PrintPreviewProps {
  source: PrintSource
  /** `name/account` of the user who prints. */
  printer: string
  /** The template that is chosen first. Default: the first of the list, or the default layout of the form. */
  templateId?: string | undefined
  /** Style sheet with the font of paper, `fonts.css` of the built page. Default: fonts of the machine. */
  fontStyles?: string | undefined
  onClose: () => void
}

const ZOOMS = [50, 75, 100, 125, 150, 200] as const

/** Full-window preview of records on paper: templates on one side, pages on the other, 打印. */
export function PrintPreview(props: PrintPreviewProps) {
  const { t } = useText(NAMESPACE)
  const returnFocus = useReturnFocus(true)
  return (
    <Modal
      visible
      title={t('preview.title')}
      className={styles['dialog'] ?? ''}
      alignCenter={false}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      unmountOnExit
      onCancel={props.onClose}
      afterClose={returnFocus}
      footer={null}
    >
      <Preview {...props} />
    </Modal>
  )
}

/** A page of A4 fits on a phone at half its size. */
const usualZoom = (): number => (window.innerWidth < 640 ? 50 : 100)

/** Files that a preview can make. */
const FILES = ['pdf', 'zip', 'word'] as const
type MadeFile = (typeof FILES)[number]

function Preview({ source, printer, templateId, fontStyles, onClose }: PrintPreviewProps) {
  const { t } = useText(NAMESPACE)
  const listId = useId()
  const choice = usePrintChoice(source, { first: templateId })
  const { host, pages, lacks, isDrawing, context } = useDrawnPages(choice.documents, { printer, fontStyles })
  const [zoom, setZoom] = useState(usualZoom)
  const [making, setMaking] = useState<MadeFile>()
  const [isMailing, setMailing] = useState(false)
  const isUnready = isDrawing || choice.chosen.length === 0

  const files = FILES.filter((file) => file === 'word' || (source.pdf && (file === 'pdf' || choice.recordCount > 1)))

  async function saveWord() {
    const { makeWord } = await import('../word/make-word.ts')
    saveFile(await makeWord(choice.documents, { context, title: choice.title }), `${choice.title}.docx`)
  }

  async function make(as: MadeFile) {
    setMaking(as)
    try {
      if (as === 'word') await saveWord()
      else await source.pdf?.({ templateIds: choice.chosen, as })
    } catch {
      // The application has told why.
    } finally {
      setMaking(undefined)
    }
  }

  async function print() {
    await printPages(pages())
    await source.printed(choice.chosen)
  }

  if (choice.state === 'failed') return <FailedState onRetry={choice.retry} />
  if (choice.state === 'loading') return <Skeleton lines={8} />
  return (
    <div className={styles['layout']}>
      <div className={styles['tools']}>
        <Button type="primary" icon={<IconPrinter aria-hidden />} disabled={isUnready} onClick={() => void print()}>
          {t('preview.print')}
        </Button>
        {files.map((file) => (
          <Button
            key={file}
            icon={<IconDownload aria-hidden />}
            loading={making === file}
            disabled={isUnready || making !== undefined}
            onClick={() => void make(file)}
          >
            {t(`preview.${file}`)}
          </Button>
        ))}
        {source.mailer && (
          <Button icon={<IconEmail aria-hidden />} disabled={isUnready} onClick={() => setMailing(true)}>
            {t('mail.title')}
          </Button>
        )}
        <Button onClick={onClose}>{t('preview.close')}</Button>
        <Select
          aria-label={t('preview.zoom')}
          className={styles['zoom'] ?? ''}
          value={zoom}
          options={ZOOMS.map((value) => ({ value, label: `${value}%` }))}
          onChange={(value: number) => setZoom(value)}
        />
        <output className={styles['count']} aria-live="polite">
          {t('preview.count', { records: choice.recordCount, pages: pages().length })}
        </output>
      </div>
      <fieldset className={styles['choices']} aria-labelledby={listId}>
        <legend id={listId} className={styles['legend']}>
          {t('preview.templates')}
        </legend>
        {choice.templates.map(({ id, fullName, category }) => (
          <Checkbox
            key={id}
            checked={choice.chosen.includes(id)}
            onChange={(isChosen: boolean) => choice.choose(id, isChosen)}
          >
            {id === DEFAULT_LAYOUT ? t('preview.default') : fullName}
            {category && <span className={styles['category']}> {category}</span>}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles['stage']}>
        {lacks.fields.length > 0 && (
          <output className={styles['missing']}>
            {t('preview.missing', { fields: lacks.fields.join(t('preview.separator')) })}
          </output>
        )}
        <AbsentFonts fonts={lacks.fonts} />
        {choice.chosen.length === 0 && <EmptyState title={t('preview.none')} />}
        {/* Scrollable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
        <section className={styles['pages']} tabIndex={0} aria-label={t('preview.pages')}>
          <div ref={host} style={{ zoom: zoom / 100 }} />
        </section>
      </div>
      {source.mailer && (
        <MailDialog
          open={isMailing}
          mailer={source.mailer}
          printed={{ templateIds: choice.chosen, title: choice.title, records: choice.recordCount }}
          subject={[choice.title, choice.recordName].filter((part) => part !== '').join(' ')}
          onClose={() => setMailing(false)}
        />
      )}
    </div>
  )
}
