import { Alert, Button, Radio, Switch } from '@arco-design/web-react'
import { type GeneratorModel, type GeneratorFile, usePreviewGeneratedCodeMutation } from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { showToast, Skeleton } from '@sqos/ui-kit'
import { CodeEditor, type CodeLanguage } from '@sqos/ui-kit/code-editor'
import { SideDrawer, TreePanel } from '@sqos/ui-kit/list'
import { useEffect, useState } from 'react'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'
import { changesOf } from './changes.ts'
import styles from './Generator.module.css'
import { SHAPES } from './kinds.ts'

/** Wider than any window: the drawer fills it. */
const FULL_WIDTH = 10_000

interface PreviewDrawerProps {
  model: GeneratorModel
  onClose: () => void
}

/** 代码预览: the files in their folders, one of them, and what changed since the last download. */
export function PreviewDrawer({ model, onClose }: PreviewDrawerProps) {
  const { t } = useText(NAMESPACE)
  const [preview, { data, isError }] = usePreviewGeneratedCodeMutation()
  const [chosen, setChosen] = useState<string>()
  const [showsChanges, setShowsChanges] = useState(false)
  /** Default: that of the last download. */
  const [shape, setShape] = useState<(typeof SHAPES)[number]>()
  useEffect(
    () => void preview({ id: model.id, generatorSettings: shape === undefined ? {} : { shape } }),
    [preview, model.id, shape],
  )
  const files = (data?.list ?? []).flatMap(({ children }) => children)
  const file = files.find(({ id }) => id === chosen) ?? files[0]

  return (
    <SideDrawer open title={t('preview.title', { name: model.fullName })} width={FULL_WIDTH} onClose={onClose}>
      {isError && <Alert type="error" content={t('preview.failed')} />}
      {!data && !isError && <Skeleton lines={12} />}
      {data && file && (
        <div className={styles.preview}>
          <TreePanel
            title={t('preview.files')}
            storageKey="generator-preview"
            entries={data.list.map(({ fileName, children }, index) => ({
              id: folderId(index),
              label: fileName,
              children: children.map((one) => ({ id: one.id, label: titleOf(one, data.downloadTime !== null) })),
            }))}
            selectedId={file.id}
            defaultExpanded={data.list.map((_, index) => folderId(index))}
            onSelect={(id) => files.some((one) => one.id === id) && setChosen(id)}
          />
          <section className={styles.file} aria-label={file.fileName}>
            <header className={styles.head}>
              <code className={styles.path}>{file.id}</code>
              <Radio.Group
                type="button"
                size="small"
                name="shape"
                aria-label={t('output.shape')}
                value={shape ?? data.shape}
                options={SHAPES.map((one) => ({ value: one, label: t(`output.shapes.${one}`) }))}
                onChange={setShape}
              />
              {data.downloadTime !== null && (
                // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch is inside
                <label className={styles.changes}>
                  <Switch size="small" checked={showsChanges} onChange={setShowsChanges} />
                  {t('preview.changes')}
                </label>
              )}
              <Button size="small" onClick={() => void copy(file)}>
                {t('action.copy')}
              </Button>
              <Button size="small" onClick={() => save(file)}>
                {t('action.downloadFile')}
              </Button>
            </header>
            {showsChanges ? <Changes file={file} /> : <Code file={file} />}
            {data.notes.length > 0 && (
              <details className={styles.notes}>
                <summary>{t('preview.notes', { count: data.notes.length })}</summary>
                <ul>
                  {data.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        </div>
      )}
    </SideDrawer>
  )

  async function copy({ fileContent }: GeneratorFile) {
    await navigator.clipboard.writeText(fileContent)
    showToast({ kind: 'success', text: t('preview.copied') })
  }
}

function save({ fileName, fileContent }: GeneratorFile) {
  const url = URL.createObjectURL(new Blob([fileContent], { type: 'text/plain;charset=utf-8' }))
  download({ name: fileName, url })
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Folders have the same place in every design, so that open ones stay open. */
const folderId = (index: number) => `folder ${index}`

/** A mark for new and changed files. */
function titleOf({ fileName, fileContent, lastContent }: GeneratorFile, hasLast: boolean) {
  if (!hasLast || lastContent === fileContent) return fileName
  return lastContent === null ? `${fileName} +` : `${fileName} ±`
}

/** By the end of the name; TypeScript reads like JavaScript. */
const LANGUAGES: Readonly<Record<string, CodeLanguage>> = { json: 'json', md: 'html' }

const Code = ({ file }: { file: GeneratorFile }) => (
  <CodeEditor
    key={file.id}
    language={LANGUAGES[file.fileType] ?? 'javascript'}
    label={file.fileName}
    value={file.fileContent}
    readOnly
  />
)

/** The lines that changed, with a few around them. */
function Changes({ file }: { file: GeneratorFile }) {
  const { t } = useText(NAMESPACE)
  const changes = changesOf(file.lastContent ?? '', file.fileContent)
  if (changes.length === 0) return <p>{t('preview.same')}</p>
  return (
    <pre className={styles.diff}>
      {changes.map(({ key, mark, text }) => (
        <div key={key} data-mark={mark}>
          {mark === 'added' ? '+ ' : mark === 'removed' ? '- ' : '  '}
          {text}
        </div>
      ))}
    </pre>
  )
}
