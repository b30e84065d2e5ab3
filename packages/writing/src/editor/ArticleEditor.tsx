import { Alert, Button } from '@arco-design/web-react'
import { readOnce, useApiDispatch } from '@sqos/api-client'
import { writingApi } from '@sqos/api-client/writing'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { RichTextContext } from '@sqos/rich-text'
import { confirmAction } from '@sqos/ui-kit'
import { DocumentEditor } from '@sqos/rich-text/editor'
import type { Editor, JSONContent } from '@tiptap/core'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { NAMESPACE } from '../catalogue.ts'
import { writingSlice } from '../store/writing-slice.ts'
import { Autosave, type SaveState } from './autosave.ts'
import { linkOf } from './together/link-of.ts'
import type { LinkAccess } from './together/together-link.ts'
import type { ArticlePageProps } from './ArticlePage.tsx'
import styles from './Editor.module.css'
import { ModulePicker } from './panel/ModulePicker.tsx'
import { SidePanel } from './panel/SidePanel.tsx'
import { EditorHeader, type ExportFormat } from './EditorHeader.tsx'
import { OutdatedAlert } from './OutdatedAlert.tsx'
import { OutlinePane } from './OutlinePane.tsx'
import type { RecordPage } from './record/record-page.ts'
import { LiveArticle } from './live-article.ts'
import { useRichTextTexts } from './use-rich-text-text.ts'
import type { OpenedArticle } from './use-article.ts'
import { VersionsDrawer } from './versions/VersionsDrawer.tsx'

const { actions } = writingSlice
const NO_PAGES: readonly RecordPage[] = []
/** States of saving change with each key; the text of a long document is not drawn again for them. */
const SteadyEditor = memo(DocumentEditor)

interface ArticleEditorProps extends ArticlePageProps {
  opened: OpenedArticle
  /** Loads the state of the server. */
  onReload: () => void
}

/** The editor of an opened article. */
export function ArticleEditor({ opened, onReload, onUnsaved, ...props }: ArticleEditorProps) {
  const { t } = useText(NAMESPACE)
  const texts = useRichTextTexts()
  const ask = useApiDispatch()
  const dispatch = useDispatch()
  const { article, copies } = opened
  const [copy, setCopy] = useState(opened.copy)
  const [editor, setEditor] = useState<Editor>()
  const [title, setTitle] = useState(article.title)
  const [variables, setVariables] = useState<Record<string, string>>({ ...article.variables })
  const [state, setState] = useState<SaveState>('saved')
  const [dialog, setDialog] = useState<'versions' | 'module'>()
  const [status, setStatus] = useState(article.status)
  const { content } = article
  const { together } = opened
  const [access, setAccess] = useState<LinkAccess>(article.access === 'read' ? 'read' : 'edit')
  const isReadOnly = access !== 'edit'
  const [extension] = useState(() => together?.module.togetherExtension(together.shared))
  const [live] = useState(() => new LiveArticle({ title, variables, status, content }))
  const [first] = useState((): JSONContent => (together ? {} : JSON.parse(content)))

  const [autosave] = useState(() =>
    together
      ? linkOf({
          together,
          article,
          realtime: props.realtime,
          ask,
          keep: (edits) =>
            edits
              ? copies.write(article.id, {
                  ...live.read(t('untitled')),
                  version: article.version,
                  savedAt: Date.now(),
                  together: { docId: together.docId, edits },
                })
              : copies.drop(article.id),
          onState: setState,
          onAccess: setAccess,
        })
      : new Autosave(article.version, {
          read: () => live.read(t('untitled')),
          async send(saved, { version, isKept }) {
            const writingArticleBody = { ...saved, status: live.status, version, isKept }
            const { updateWritingArticle } = writingApi.endpoints
            return (await ask(updateWritingArticle.initiate({ id: article.id, writingArticleBody })).unwrap()).version
          },
          keep: (kept) => (kept ? copies.write(article.id, { ...kept, savedAt: Date.now() }) : copies.drop(article.id)),
          onState: setState,
        }),
  )

  const [hearing] = useState(() => ({
    onReady(ready: Editor) {
      live.change({ editor: ready })
      setEditor(ready)
      // The page before had the focus. On phones the keyboard would cover half of the text.
      if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
        ready.commands.focus('start', { scrollIntoView: false })
    },
    onChange: () => autosave.changed(),
    onSlash: () => setDialog('module'),
  }))

  /** Somebody else has changed title, state or variables. */
  const follow = useEffectEvent(() => {
    const details = together?.shared.details()
    if (!details) return
    setTitle(details.title)
    setStatus(details.status === 1 ? 1 : 0)
    setVariables(details.variables)
    live.change(details)
  })
  const announce = useEffectEvent(() => onUnsaved(() => autosave.isUnsaved))
  useEffect(
    function followPage() {
      announce()
      autosave.start({ hasMore: together?.hasMore === true })
      together?.shared.onDetails(() => follow())
      dispatch(actions.opened(article.content))
      const saveHidden = () => {
        if (document.visibilityState === 'hidden') void autosave.save()
      }
      const saveOnline = () => void autosave.save()
      document.addEventListener('visibilitychange', saveHidden)
      window.addEventListener('online', saveOnline)
      return () => {
        document.removeEventListener('visibilitychange', saveHidden)
        window.removeEventListener('online', saveOnline)
        void autosave.end()
      }
    },
    [autosave, dispatch, article.content, together],
  )

  const { onTitle } = props
  const shownTitle = title.trim() || t('untitled')
  useEffect(
    function tellTitle() {
      onTitle?.(shownTitle)
    },
    [onTitle, shownTitle],
  )

  function change(next: { title?: string; variables?: Record<string, string>; status?: number }) {
    if (next.title !== undefined) setTitle(next.title)
    if (next.variables) setVariables(next.variables)
    if (next.status !== undefined) setStatus(next.status)
    live.change(next)
    together?.shared.setDetails(next)
    autosave.changed()
  }

  /** Saves a copy as a new article: after a conflict nothing is lost on either side. */
  async function saveAsNew() {
    const saved = live.read(t('untitled'))
    const writingArticleBody = { ...saved, title: t('editor.copyTitle', { title: saved.title }) }
    const { data } = await ask(writingApi.endpoints.createWritingArticle.initiate({ writingArticleBody }))
    if (!data) return
    await copies.drop(article.id)
    autosave.replaced(autosave.version)
    props.onOpen(data.id)
  }

  function restoreCopy(kept: NonNullable<typeof copy>) {
    setCopy(undefined)
    editor?.commands.setContent(JSON.parse(kept.content))
    change({ title: kept.title, variables: kept.variables })
  }

  async function share() {
    await autosave.save()
    props.onShare?.(article.id, onReload)
  }

  async function exportAs(format: ExportFormat) {
    await autosave.save()
    const { exportWritingArticle } = writingApi.endpoints
    const { data } = await ask(exportWritingArticle.initiate({ id: article.id, writingOutputBody: { format } }))
    if (data) props.onDownload(data)
  }

  const { onSend } = props
  const onMessage =
    onSend &&
    (async () => {
      await autosave.save()
      onSend(article.id)
    })

  /** Goes on in the mailbox. Blank variables are asked about: a letter with gaps is seldom meant. */
  async function mail() {
    await autosave.save()
    const { getWritingOutput } = writingApi.endpoints
    const asked = getWritingOutput.initiate({ id: article.id }, { forceRefetch: true })
    const { data: letter } = await readOnce(ask(asked))
    if (!letter) return
    const names = letter.missing.map(({ name }) => name).join(t('editor.and'))
    const text = t('editor.blank', { names })
    const isWanted = names === '' || (await confirmAction({ text, confirmText: t('editor.mail') }))
    if (isWanted) props.onMail?.({ title: letter.title, html: letter.html })
  }

  return (
    <RichTextContext.Provider value={texts}>
      <div className={styles.page}>
        <EditorHeader
          title={title}
          state={state}
          isDone={status === 1}
          onTitle={(next) => change({ title: next })}
          onDone={(isDone) => {
            change({ status: isDone ? 1 : 0 })
            void autosave.save()
          }}
          onSave={() => void autosave.save({ isKept: true })}
          isReadOnly={isReadOnly}
          people={together && <together.module.PeopleHere shared={together.shared} label={t('editor.people')} />}
          onShare={article.access === 'own' && props.onShare ? () => void share() : undefined}
          onVersions={() => setDialog('versions')}
          onPrint={async () => {
            await autosave.save()
            props.onPrint(article.id)
          }}
          onExport={(format) => void exportAs(format)}
          sending={{
            articleId: article.id,
            onMail: props.onMail && (() => void mail()),
            onMessage,
            onBefore: () => autosave.save(),
          }}
          onBack={props.onBack}
        />
        {access === 'none' && <Alert type="error" content={t('editor.notShared')} />}
        {access === 'outdated' && <OutdatedAlert isOpen />}
        {copy && (
          <Alert
            type="warning"
            content={t('editor.localCopy', { time: formatDate(copy.savedAt) })}
            action={
              <>
                <Button size="mini" type="primary" onClick={() => restoreCopy(copy)}>
                  {t('editor.useCopy')}
                </Button>{' '}
                <Button
                  size="mini"
                  onClick={() => {
                    setCopy(undefined)
                    void copies.drop(article.id)
                  }}
                >
                  {t('editor.dropCopy')}
                </Button>
              </>
            }
          />
        )}
        {state === 'conflict' && (
          <Alert
            type="error"
            content={t('editor.conflict')}
            action={
              <>
                <Button size="mini" type="primary" onClick={() => void saveAsNew()}>
                  {t('editor.saveAsNew')}
                </Button>{' '}
                <Button size="mini" onClick={onReload}>
                  {t('editor.loadNewest')}
                </Button>
              </>
            }
          />
        )}
        <div className={styles.body}>
          {editor && <OutlinePane editor={editor} />}
          <div className={styles.middle}>
            <SteadyEditor
              content={first}
              label={t('editor.text')}
              isDisabled={isReadOnly}
              together={extension}
              uploadPicture={props.uploadPicture}
              {...hearing}
            />
          </div>
          {editor && (
            <SidePanel
              editor={editor}
              isReadOnly={isReadOnly}
              articleId={article.id}
              realtime={props.realtime}
              recordPages={props.recordPages ?? NO_PAGES}
              variables={variables}
              onVariables={(next) => change({ variables: next })}
            />
          )}
        </div>
        {editor && dialog === 'module' && (
          <ModulePicker
            editor={editor}
            onClose={(isChosen) => {
              setDialog(undefined)
              // The key that opened it is a letter after all.
              if (!isChosen) editor.chain().focus().insertContent('/').run()
            }}
          />
        )}
        <VersionsDrawer
          articleId={article.id}
          open={dialog === 'versions'}
          current={() => editor?.getText({ blockSeparator: '\n' }) ?? ''}
          onBefore={() => autosave.save({ isKept: true })}
          // The old text comes as an edit.
          onRestored={together ? () => void autosave.save() : onReload}
          isReadOnly={isReadOnly}
          onClose={() => setDialog(undefined)}
        />
      </div>
    </RichTextContext.Provider>
  )
}
