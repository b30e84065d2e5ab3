import { Button } from '@arco-design/web-react'
import { IconCode } from '@arco-design/web-react/icon'
import { asText, type FormItem, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { withValue } from '../document/node-value.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import styles from './Panel.module.css'
import { ScriptDialog } from './ScriptDialog.tsx'

/** Events of the form that run a script. */
const FORM_EVENTS = ['onLoad', 'beforeSubmit', 'afterSubmit'] as const

const STARTS: Readonly<Record<string, string>> = {
  'before-upload': '({ data, formData, onlineUtils }) => {\n  // data: { name, size, type }\n  return true\n}',
  beforeSubmit:
    '({ formData, setFormData, setShowOrHide, setRequired, setDisabled, request }) => {\n  return Promise.resolve()\n}',
}
const START = [
  '({ data, formData, setFormData, setShowOrHide, setRequired, setDisabled,',
  '   request, getFieldOptions, setFieldOptions }) => {',
  '',
  '}',
].join('\n')

/** Scripts of a component. */
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

/** Scripts of the form. */
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
  const fields = useDesigner(({ form }) => form.all).filter(
    ({ path, kind }) => path !== '' && kind.role !== 'attribute',
  )
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
          fields={fields}
          source={sourceOf(open) || (STARTS[open] ?? START)}
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
