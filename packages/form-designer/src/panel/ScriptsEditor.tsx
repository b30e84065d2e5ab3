import { Button, Modal } from '@arco-design/web-react'
import { IconCode } from '@arco-design/web-react/icon'
import { asText, type FormItem, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { withValue } from '../document/node-value.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import styles from './Panel.module.css'
import { ScriptEditor, type ScriptEditorHandle } from './ScriptEditor.tsx'

/** Source: contract of the platform, 14. */
const FORM_EVENTS = ['onLoad', 'beforeSubmit', 'afterSubmit'] as const

const STARTS: Readonly<Record<string, string>> = {
  beforeSubmit:
    '({ formData, setFormData, setShowOrHide, setRequired, setDisabled, request }) => {\n  return Promise.resolve()\n}',
}
const START = [
  '({ data, formData, setFormData, setShowOrHide, setRequired, setDisabled,',
  '   request, getFieldOptions, setFieldOptions }) => {',
  '',
  '}',
].join('\n')

/** Scripts that listen to a component. */
export function ComponentScripts({ item }: { item: FormItem }) {
  const store = useDesignerStore()
  return (
    <Scripts
      events={item.kind.events}
      sourceOf={(event) => asText(own(item.node.on, event)) ?? ''}
      onSave={(event, source) => store.change(item.key, (node) => withValue(node, ['on', event], source))}
    />
  )
}

/** Scripts that listen to the form. */
export function FormScripts() {
  const store = useDesignerStore()
  const funcs = useDesigner(({ form }) => form.document.funcs)
  return (
    <Scripts
      events={FORM_EVENTS}
      sourceOf={(event) => asText(own(funcs, event)) ?? ''}
      onSave={(event, source) => store.changeForm({ funcs: { ...funcs, [event]: source } })}
    />
  )
}

interface ScriptsProps {
  events: readonly string[]
  sourceOf: (event: string) => string
  onSave: (event: string, source: string) => void
}

function Scripts({ events, sourceOf, onSave }: ScriptsProps) {
  const { t } = useText(NAMESPACE)
  const [open, setOpen] = useState<string>()
  return (
    <section className={styles.section} aria-label={t('script.title')}>
      <h2 className={styles.heading}>{t('script.title')}</h2>
      {events.map((event) => (
        <Button key={event} size="small" long icon={<IconCode aria-hidden="true" />} onClick={() => setOpen(event)}>
          {event}
          {sourceOf(event).trim() !== '' && <span className={styles.mark}>{t('script.written')}</span>}
        </Button>
      ))}
      {open !== undefined && (
        <ScriptDialog
          event={open}
          source={sourceOf(open)}
          onClose={() => setOpen(undefined)}
          onSave={(source) => {
            onSave(open, source)
            setOpen(undefined)
          }}
        />
      )}
    </section>
  )
}

interface ScriptDialogProps {
  event: string
  source: string
  onClose: () => void
  onSave: (source: string) => void
}

/** 表单脚本: the fields to insert at the left, the function at the right. */
function ScriptDialog({ event, source, onClose, onSave }: ScriptDialogProps) {
  const { t } = useText(NAMESPACE)
  const fields = useDesigner(({ form }) => form.all).filter(
    ({ path, kind }) => path !== '' && kind.role !== 'attribute',
  )
  const [begun] = useState(source || (STARTS[event] ?? START))
  const [text, setText] = useState(begun)
  const editor = useRef<ScriptEditorHandle>(null)

  /** What was typed is not thrown away without a question. */
  async function close() {
    const question = {
      title: t('script.discard.title'),
      text: t('script.discard.text'),
      confirmText: t('script.discard.confirm'),
      cancelText: t('script.discard.keep'),
      danger: true,
    }
    if (text === begun || (await confirmAction(question))) onClose()
  }

  return (
    <Modal
      visible
      title={`${t('script.title')} ${event}`}
      style={{ inlineSize: 'min(1100px, calc(100vw - 32px))' }}
      okText={t('script.save')}
      cancelText={t('script.cancel')}
      onOk={() => onSave(text.trim())}
      maskClosable={false}
      onCancel={() => void close()}
    >
      <div className={styles.script}>
        <ul className={styles.fields} aria-label={t('script.fields')}>
          {fields.map(({ path, label }) => (
            <li key={path}>
              <button type="button" className={styles.fieldButton} onClick={() => editor.current?.insert(path)}>
                {label} <code>{path}</code>
              </button>
            </li>
          ))}
        </ul>
        <ScriptEditor event={event} fields={fields} value={text} onChange={setText} handle={editor} />
      </div>
    </Modal>
  )
}
